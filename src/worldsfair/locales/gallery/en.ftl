# The words of the cards' gallery, and of what is told of a card at the table.

told-exhibit = Brings points once it is approved: at scoring, whoever is ahead in { $area } approves exhibits of it.
told-ticket = Moves the Ferris wheel on by one space when it is collected, and brings 1 point in coins at scoring.
told-figure = On the turn after you collect it: { $does }.
told-kind-figure = influential figure
told-keys = Left and right: the cards beside it. Up and down: other places. Escape: close.

gallery-lead = All of this could be seen in Chicago in 1893, and all these people left their mark on the fair. Whatever you collect in your games is stamped.
gallery-found = { $found } of { $all } found
gallery-is-found = You have collected this one.
gallery-search = Search titles and stories
gallery-kinds = Which cards
gallery-kind-all = All
gallery-kind-ticket = The Midway
gallery-kind-figure = The people
gallery-only-found = Only those found
gallery-shown = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
gallery-none = No card speaks of that. Try another word, or fewer.
gallery-number = No. { $number }
gallery-copies = { $count ->
    [one] { $count } card in the box
   *[other] { $count } cards in the box
  }
