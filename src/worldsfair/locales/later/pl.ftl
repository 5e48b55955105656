# Punktowanie
approve-number = { $count ->
    [0] Nie zatwierdzaj żadnego
    [one] Zatwierdź { $count } Eksponat
    [few] Zatwierdź { $count } Eksponaty
   *[many] Zatwierdź { $count } Eksponatów
  }
continue = Graj dalej
scoring-round = Faza punktowania · runda { $round }
approve-gain = { $from } → { $to ->
    [one] { $to } punkt
    [few] { $to } punkty
   *[many] { $to } punktów
  }
scoring-rule-bonus = Kto ma najwięcej Biletów, dostaje dodatkowe monety. Przy remisie dostaje je każdy z prowadzących.
scoring-rule-redeem = Każdy Bilet daje jeden punkt w monetach. Potem Bilety trafiają na stos kart odrzuconych.
scoring-rule-area = Kto ma najwięcej Pracowników, dostaje medal i może zatwierdzić Eksponaty tego Obszaru. Remisy i drugie miejsca dają mniej.
scoring-rule-tokens = Każdy zatwierdzony Eksponat staje się żetonem, a żetony różnych Obszarów tworzą zestawy, które są warte więcej.
scoring-rule-recall = Z każdego Obszaru wraca połowa Pracowników każdego gracza, zaokrąglona w dół. Pozostali zostają na miejscu.
scoring-rule-total = Monety, medale i zestawy zatwierdzonych Eksponatów to razem twoje punkty.
scoring-step = Krok { $step } z { $steps }
scoring-alone = Automatycznie
scoring-back = Wstecz
scoring-total-of = { $name }: na razie { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
  }
award-row = Co dają miejsca przy { $players } graczach
award-of = { $place }: { $medal ->
    [0] bez medalu
   *[other] medal za { $medal } pkt
  }, do { $approvals ->
    [one] { $approvals } Eksponatu
    [few] { $approvals } Eksponatów
   *[many] { $approvals } Eksponatów
  }
sets-become = zestawy { $from } → { $to } pkt
round-gain = Runda { $round }: { $name } +{ $points } ({ $from } → { $to })

# Koniec
result = Wynik
total = Razem
tie-break = Remis: decyduje większa liczba żetonów Zatwierdzonych Eksponatów, a potem mniejsza liczba pozostałych Eksponatów
tie-break-line = { $name }: { $tokens ->
    [one] { $tokens } żeton
    [few] { $tokens } żetony
   *[many] { $tokens } żetonów
  }, { $unapproved ->
    [one] pozostał { $unapproved } Eksponat
    [few] pozostały { $unapproved } Eksponaty
   *[many] pozostało { $unapproved } Eksponatów
  }
forfeit-note = { $names }: walkower. Do ocen liczy się to jako przegrana, niezależnie od punktów.
proof = Czy tasowanie było uczciwe?
rematch = Rewanż
rematch-asked = Następna gra już czeka: twoje miejsce jest zarezerwowane.
rematch-join = Do rewanżu
same-deal = Te same karty jeszcze raz

# Menu
proof-commitment-is = Ogłoszono przed startem:
invite-watch = Pozwól innym oglądać
report-table = Zgłoś ten stół
takeback-ask = Cofnij moją ostatnią turę
leave-rated = Odejdź; to liczy się jako przegrana
leave-rated-ask = Jeśli teraz odejdziesz, przegrasz tę grę rankingową, nawet jeśli wrócisz. Bot dokończy ją za ciebie.
leave-rated-yes = Odejdź i przegraj
abandon = Przerwij grę, jeśli wszyscy się zgodzą
abandon-here = Przerwij grę
proposal-first = Jedno pytanie czeka na odpowiedź: po kolei.
leave-game = Opuść grę
leave-ask-bot = Bot gra za ciebie, dopóki nie wrócisz. Pozostali grają dalej.
leave-ask-pause = Przy stole nie ma nikogo więcej, więc gra czeka, aż wrócisz.
leave-here = Możesz odejść w każdej chwili: gra czeka na tym urządzeniu.
abandon-ask = Wszyscy przy stole zostaną zapytani. Jeśli się zgodzą, gra skończy się bez wyniku.
abandon-ask-alone = Gra kończy się tutaj, bez wyniku. Nie da się do niej wrócić.
abandon-ask-lost = Gra kończy się tutaj i nie da się do niej wrócić. Przy doborze przeciwnika liczy się jako przegrana.
abandon-yes = Przerwij

# Gdy grają inni, oraz odtwarzanie
log-empty = Jeszcze nic się nie wydarzyło.
fold = Zwiń
takeback-asked = { $name } prosi o powrót do tury { $turn }.
takeback-own = Prosisz o powrót do tury { $turn }.
yes = Tak
no = Nie
you-are-away = Bot gra za ciebie.
come-back = Wróć na swoje miejsce
abandon-asked = { $name } prosi o przerwanie gry.
abandon-own = Prosisz o przerwanie gry.
agreed-by = { $name }: zgoda
awaited = { $name }: brak odpowiedzi
proposal-withdraw = Wycofaj pytanie
hand-over = Podaj urządzenie: { $name }
hand-over-taken = To ja, { $name }
replay-start = Otwarcie wystawy
replay-slider = Tura
replay-turn = Po turze { $turn }
replay-back = Tura wstecz
replay-forward = Tura naprzód
play = Odtwórz
pause = Pauza
play-on = Graj dalej od tego miejsca
hand-over-off = Nie pytaj więcej: tu nic nie jest tajne
scoring-again = Obejrzyj to punktowanie jeszcze raz
try-again = Spróbuj ponownie
paused-yours = Przy stole nikogo nie ma. Gra ruszy dalej, gdy wrócisz na swoje miejsce.
paused-watch = Przy stole nikogo nie ma. Gra ruszy dalej, gdy wróci któryś z graczy.
time-seconds-left = { $count ->
    [one] Została 1 sekunda!
    [few] Zostały { $count } sekundy!
   *[many] Zostało { $count } sekund!
}
time-minutes-left = { $count ->
    [one] Została 1 minuta!
    [few] Zostały { $count } minuty!
   *[many] Zostało { $count } minut!
}
time-then-turn = Potem bot rozegra tę turę za ciebie.
time-then-seat = Potem bot zajmie twoje miejsce, dopóki nie wrócisz.
time-then-lost = Potem ta gra rankingowa jest dla ciebie przegrana.
time-was-up = Twój czas minął. Bot rozegrał tę turę za ciebie.
lost-yours = Ta gra rankingowa jest dla ciebie przegrana. Bot dokończy ją za ciebie.

# Tasowanie
proof-explained = Przed startem stół ogłosił skrót: ustala on tajną liczbę, nie zdradzając jej. Potem urządzenia graczy dodały losowe liczby. Wszystko razem zdecydowało o każdej karcie talii. Teraz wszystko jest jawne, a ta strona policzyła to jeszcze raz.
proof-explained-alone = Przed startem stół ogłosił skrót: ustala on tajną liczbę, nie zdradzając jej, a ta liczba zdecydowała o każdej karcie talii. Teraz jest jawna, a ta strona policzyła to jeszcze raz.
proof-commitment = Ogłoszono przed startem
proof-seed = Tajna liczba, teraz jawna
proof-added = Dodane przez urządzenia graczy
proof-added-none = nic nie dodano
proof-added-with = to samo urządzenie: { $name }
proof-added-here = z tego urządzenia
proof-promise-noted = Liczba ma dokładnie ten skrót, który to urządzenie zapamiętało przed startem.
proof-promise-told = Liczba ma dokładnie ogłoszony skrót; to urządzenie nie zapamiętało go przed startem.
proof-promise-broken = Liczba nie ma skrótu, który ogłoszono przed startem.
proof-own-kept = To, co dodało to urządzenie, jest tam bez zmian.
proof-own-lost = Brakuje tego, co dodało to urządzenie, albo zostało to zmienione.
proof-cards-right = Obszary i pierwsze karty ({ $count }) leżały dokładnie tam, gdzie umieściły je liczby.
proof-cards-wrong = Karty nie leżały tam, gdzie umieściły je liczby.
proof-holds = Wszystko się zgadza: nikt nie mógł sam zdecydować o kartach i po drodze nic nie zmieniono.
proof-holds-alone = Zgadza się: karty były ustalone przed pierwszą turą. Żadne urządzenie nic nie dodało, więc stół zdecydował sam.
proof-fails = Coś się nie zgadza. Pobierz grę i zapytaj administratora serwera.
proof-verify = Całą grę, do ostatniej karty, sprawdza to polecenie z pobranym plikiem:

# An opponent who fits
match-next-time = Następnym razem: { $name }
match-next-stronger = { $name } jest już dla ciebie za słaby.
match-next-gentler = Ktoś, kto zostawi ci więcej szans.
match-other = Wybierz inaczej
