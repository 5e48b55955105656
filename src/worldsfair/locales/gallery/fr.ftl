# Les mots de la galerie des cartes, et de ce qu’on raconte d’une carte à la table.

told-exhibit = Rapporte des points une fois approuvée : au décompte, ceux qui mènent au Palais { $area } y font approuver des expositions.
told-ticket = Fait avancer la Grande roue d’une case quand on le récupère, et rapporte 1 point en pièces au décompte.
told-figure = Au tour qui suit celui où vous la récupérez : { $does }.
told-kind-figure = Personnalité influente
told-keys = Gauche et droite : les cartes voisines. Haut et bas : d’autres endroits. Échap : fermer.

gallery-lead = Tout cela se voyait à Chicago en 1893, et toutes ces personnes ont marqué l’Exposition. Ce que vous récupérez dans vos parties reçoit un tampon.
gallery-found = Trouvées : { $found } sur { $all }
gallery-is-found = Vous l’avez déjà récupérée.
gallery-search = Chercher dans les titres et les récits
gallery-kinds = Quelles cartes
gallery-kind-all = Toutes
gallery-kind-ticket = Le Midway
gallery-kind-figure = Les Personnalités
gallery-only-found = Seulement les trouvées
gallery-shown = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
gallery-none = Aucune carte n’en parle. Essayez un autre mot, ou moins de mots.
gallery-number = N° { $number }
gallery-copies = { $count ->
    [one] { $count } carte dans la boîte
   *[other] { $count } cartes dans la boîte
  }
