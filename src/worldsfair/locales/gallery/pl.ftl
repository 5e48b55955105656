# Słowa galerii kart oraz tego, co przy stole mówi się o karcie.

told-exhibit = Daje punkty, gdy zostanie zatwierdzony: w fazie punktowania zatwierdzają je ci, którzy mają najwięcej Pracowników w Obszarze { $area }.
told-ticket = Po zabraniu obraca karuzelę o jedno pole, a przy punktowaniu daje 1 punkt w monetach.
told-figure = W turze po zabraniu: { $does }.
told-kind-figure = Wpływowa osoba
told-keys = W lewo i w prawo: sąsiednie karty. W górę i w dół: inne miejsca. Escape: zamknij.

gallery-lead = Wszystko to można było zobaczyć w Chicago w 1893 roku, a wszyscy ci ludzie odcisnęli na wystawie swój ślad. Co zbierzesz w swoich grach, dostaje stempel.
gallery-found = Znalezione: { $found } z { $all }
gallery-is-found = Ta karta już do ciebie trafiła.
gallery-search = Szukaj w tytułach i opowieściach
gallery-kinds = Które karty
gallery-kind-all = Wszystkie
gallery-kind-ticket = Midway
gallery-kind-figure = Osoby
gallery-only-found = Tylko znalezione
gallery-shown = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } kart
  }
gallery-none = Żadna karta o tym nie mówi. Spróbuj innego słowa albo mniejszej liczby słów.
gallery-number = Nr { $number }
gallery-copies = { $count ->
    [one] { $count } karta w pudełku
    [few] { $count } karty w pudełku
   *[other] { $count } kart w pudełku
  }
