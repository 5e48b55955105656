# Co mówi tylko terminal; co mówi też przeglądarka, jest w katalogu obok tego folderu.
list-and = { $most } i { $last }

# Co można wpisać jako tak i nie, oprócz y i n.
answers-yes = t tak
answers-no = n nie

# Przed pierwszą turą
self = Ty
ask-saved = Masz niedokończoną grę.
saved-new = Nowa gra
saved-running = liczba graczy: { $players }, runda { $round }, tura { $turn } ({ $names }), przerwana { DATETIME($when, dateStyle: "medium", timeStyle: "short") }
saved-over = zakończona ({ $names })
saved-unreadable = Zapisanej gry { $path } nie da się odczytać: { $reason }. Zagraj z --new albo usuń ten plik.
saved-nothing = Żadna gra nie jest zapisana, więc nie ma czego wznowić; pomiń --resume.
resume-or-new = --resume wznawia grę, a --new zaczyna nową: wybierz jedno z nich.
ask-players = Ilu graczy?
players-with-bots = { $players } graczy: ty i { $bots ->
    [one] { $bots } bot
    [few] { $bots } boty
   *[many] { $bots } botów
  }
ask-level = Jak silni mają być pozostali?
match-choice = Ktoś na twoim poziomie (teraz: { $name })
match-meets = { $bots ->
    [one] Twój przeciwnik: { $name },
    [few] Twoi przeciwnicy: { $name },
   *[many] Twoi przeciwnicy: { $name },
  } poziom, który pasuje do twoich wyników ({ $games ->
    [one] { $games } gra
    [few] { $games } gry
   *[many] { $games } gier
  }).
match-begins = { $bots ->
    [one] Twój przeciwnik
    [few] Twoi przeciwnicy
   *[many] Twoi przeciwnicy
  } na początek: { $name }; twoje wyniki pokażą, kto do ciebie pasuje.
match-next = Następnym razem: { $name }.
results-broken = { $lines ->
    [one] Jednego wiersza pliku { $path } nie da się odczytać, więc się nie liczy.
    [few] { $lines } wierszy pliku { $path } nie da się odczytać, więc się nie liczą.
   *[many] { $lines } wierszy pliku { $path } nie da się odczytać, więc się nie liczą.
  }
bot-choice-rated = { $name }: { $is } · { $rating }
turn-order = Kolejność graczy: { $names }.
shuffle-promised = Tasowanie jest ustalone, a na końcu zostanie udowodnione; jego skrót to { $fingerprint }
how-to-begin = Wpisz h, aby zobaczyć pomoc, q, aby wyjść.
welcome-back = Witaj ponownie. Runda { $round }, tura { $turn }.

# Pytania o decyzję
press-enter = Naciśnij Enter, aby grać dalej.
enter-for = Enter: { $usual } >
ask-place = Gdzie umieszczasz Pracownika? Zabierzesz stamtąd karty.
ask-figures = Masz Wpływowe osoby. Którą kartę teraz zagrywasz albo odrzucasz?
ask-whose = { $figure }: czyj Pracownik zmienia miejsce?
ask-moved-from = { $figure }: z którego Obszaru?
ask-moved-to = { $figure }: do którego Obszaru?
ask-target = { $figure }: do którego Obszaru trafia Pracownik?
ask-taken-from = Twoje zasoby są puste. Z którego Obszaru weźmiesz Pracownika?
ask-approved = Punktowanie Obszaru { $area }. Ile Eksponatów zatwierdzasz? Najwyżej { $most }.
offer-figure = { $figure }: { $does }
offer-discard = odrzuć kartę: { $figure }
offer-approved = { $count ->
    [0] żadnego
    [one] Eksponat
    [few] Eksponaty
   *[many] Eksponatów
  }
only-choice = Pozostaje tylko jedno: { $what }.
answer-not-offered = „{ $answer }” nie ma wśród { $keys }.
answer-unknown = „{ $answer }” nie jest tu do wyboru. Wpisz numer albo h, aby zobaczyć pomoc.
answer-illegal = „{ $answer }” nie można teraz zagrać. { $why } (Zasada { $rule }: ?{ $rule })
rule-unknown = Nie ma zasady „{ $rule }”. Są S1–S10, T1–T14, P1–P10 i E1–E4.
undone = Cofnięto.
undone-over-cards = Cofnięto, choć wiesz już, jakie karty przyjdą.
undo-nothing = Nie masz czego cofnąć.
left-saved = Gra jest zapisana. Wznowisz ją tak: { $command }
left-unsaved = Do zobaczenia.

# Dlaczego tak nie można zagrać
illegal-approves-now = Teraz decydujesz, ile Eksponatów zatwierdzić w Obszarze { $area }.
illegal-too-many = Tu { $most ->
    [0] nie można zatwierdzić żadnego
   *[other] można zatwierdzić najwyżej { $most }
  }.
illegal-no-scoring = Eksponaty zatwierdza się tylko w fazie punktowania.
illegal-place-first = Tura zaczyna się od umieszczenia Pracownika.
illegal-placed = Pracownika umieszcza się tylko raz, na początku tury.
illegal-has-supply = Dopóki masz Pracownika w zasobach, nie bierzesz go z Obszaru.
illegal-no-supply = Twoje zasoby są puste: powiedz, z którego Obszaru bierzesz Pracownika.
illegal-none-there = Nie masz Pracownika w Obszarze { $area }.
illegal-not-held = Nie masz karty { $figure }.
illegal-not-adjacent = Obszar { $area } nie sąsiaduje z Obszarem tej tury.
illegal-no-player = Nie ma gracza { $seat }; liczy się od 0.
illegal-none-to-move = { $name } nie ma Pracownika w Obszarze { $area }.

# Pomoc
help-choose = Wpisz numer tego, co wybierasz. Numer Obszaru stoi w jego ramce.
help-undo = cofnij swoją ostatnią decyzję
help-back = wróć do pierwszego pytania
help-draw = narysuj planszę jeszcze raz
help-quit = wyjdź; gra zostanie zapisana
help-help = ta pomoc
help-rule = przeczytaj zasadę T5 (S1–S10, T1–T14, P1–P10, E1–E4)
help-move = można też wpisać ruch tak, jak stoi w zapisach gier
help-board = Na planszy:
help-players = gracze i ich Pracownicy
help-exhibit = Eksponat
help-ticket = Bilet
help-figure = Wpływowa osoba
help-slot = wolne miejsce na kartę
help-places = kto by tu punktował; = oznacza remis
help-medal = punkty za medal
help-car = Kabina w drodze dookoła karuzeli

# Co robi osoba przy klawiaturze; o pozostałych mówią te same zdania co w przeglądarce.
own-place = Wysyłasz Pracownika do Obszaru { $area }.
own-place-from = Przesuwasz Pracownika z Obszaru { $from } do Obszaru { $area }.
own-palmer = { $figure }: twój Pracownik przechodzi z Obszaru { $from } do Obszaru { $area }.
own-collect = Zabierasz: { $cards }.
own-collect-nothing = Nic nie zabierasz.
own-approve = { $count ->
    [0] Nie zatwierdzasz żadnego Eksponatu
    [one] Zatwierdzasz { $count } Eksponat
    [few] Zatwierdzasz { $count } Eksponaty
   *[many] Zatwierdzasz { $count } Eksponatów
  } w Obszarze { $area }.
own-win = Wygrywasz!
own-win-shared = Zwycięstwo jest wspólne: ty i { $names }!
dealt-nothing = Nie było już żadnej karty.
scoring-begins = Kabina wróciła na start: pora na punktowanie Obszarów.
scoring-title = Punktowanie { $round } z 3
scoring-recalled = Odzyskani
scoring-signs = Bilety: punkty w monetach · ★ punkty za medal · ▤ zatwierdzone Eksponaty

# Narysowana plansza; pierwsze pięć tytułów ma razem miejsce na 35 liter.
board-ticket = Bilet
board-turn = Tura { $turn }:
board-deck = { $deck ->
    [one] { $deck } karta
    [few] { $deck } karty
   *[many] { $deck } kart
  } w talii, odrzucone: { $discards }
board-over = Wystawa zakończona. Wygrana z { $points ->
    [one] { $points } punktem
    [few] { $points } punktami
   *[many] { $points } punktami
  }: { $names }.
board-round = runda { $round } z 3
board-tickets = { $count ->
    [one] { $count } Bilet
    [few] { $count } Bilety
   *[many] { $count } Biletów
  }
board-to-scoring = do punktowania
board-scoring = punktowanie
board-the-areas = Obszarów
board-the-fair = koniec
board-is-over = wystawy
column-points = punkty
column-coins = monety
column-medals = medale
column-supply = zasoby
column-tickets = Bilety
column-exhibits = Eksponaty
column-tokens = żetony
column-figures = Osoby
column-approved = zatwierdzone
column-unapproved = niezatwierdzone

# Koniec
shuffle-proved = Tasowanie było uczciwe: tajna liczba to { $seed }, a jej SHA-256 to { $fingerprint }, czyli skrót pokazany na początku.
ask-keep = Zachować tę grę? Enter: { $file }, inna nazwa pliku albo n, czyli nie:
keep-not = Gry nie zachowano. Dziękujemy za grę.
keep-there = { $path } już istnieje. Wybierz inną nazwę.
keep-done = Zapisano. Sprawdzisz ją tak: { $command }

# Pokazywanie i sprawdzanie zapisanych gier
show-position = { $path }: gra { $game }, po turze { $turn } z { $turns }
show-no-game = Plik { $path } ma { $games ->
    [one] { $games } grę
    [few] { $games } gry
   *[many] { $games } gier
  }, więc nie ma w nim gry { $game }.
show-no-turn = Gra { $game } ma { $turns ->
    [one] { $turns } turę
    [few] { $turns } tury
   *[many] { $turns } tur
  }, więc nie ma w niej tury { $turn }.
verify-file = { $path }: { $reason }
verify-game = { $path }: gra { $game }: { $reason }
verify-whole = niepoprawna: { $reason }
verify-turn = tura { $turn } jest niepoprawna: { $reason }
verify-more = { $path }: { $count ->
    [one] odrzucono jeszcze { $count } grę
    [few] odrzucono jeszcze { $count } gry
   *[many] odrzucono jeszcze { $count } gier
  }
verify-sum = { $path }: { $games ->
    [one] { $games } gra
    [few] { $games } gry
   *[many] { $games } gier
  }, { $verdicts }
verify-good = poprawnych: { $count }
verify-running = poprawnych: { $count } (w tym jeszcze trwających: { $running })
verify-bad = odrzuconych: { $count }

# Co jest nie tak
stopped = Zatrzymano.
compiling = Zasady są kompilowane, tylko raz; potrwa to kilka sekund…
wrong-language = Nie ma tu języka „{ $language }”; są { $languages }.
bot-of-package = z pakietu { $package }
bot-replaced = { $name } nie może grać dalej ({ $why }); na jego miejscu gra { $bot }.
wrong-bot = Nie ma bota „{ $bot }”; są { $bots }.
wrong-bots = Na { $seats } miejsc podano { $named ->
    [one] { $named } bota
    [few] { $named } boty
   *[many] { $named } botów
  }: podaj jednego dla wszystkich albo po jednym na miejsce.
wrong-seat = Nie ma miejsca { $seat }, gdy graczy jest { $players }.
wrong-names = Podano { $names ->
    [one] { $names } nazwę
    [few] { $names } nazwy
   *[many] { $names } nazw
  }, a graczy jest { $players }.
wrong-edition = Tej edycji nie da się użyć: { $reason }
wrong-command = Nie ma polecenia „{ $command }”.
wrong-option = Nie ma opcji „{ $option }”.
wrong-value = Opcji { $option } nie używa się w ten sposób.
wrong-surplus = O jedno słowo za dużo: { $words }.
wrong-missing = Brakuje: { $what }.
wrong-range = { $what }: potrzebna jest liczba od { $least } do { $most }.
wrong-least = { $what }: potrzebna jest liczba nie mniejsza niż { $least }.
wrong-number = { $what }: potrzebna jest liczba.
wrong-choice = { $what }: możliwe są { $choices }.
wrong-use = { $reason } Zobacz: { $command } --help
file-unreadable = nie da się odczytać: { $why }
file-empty = plik jest pusty
file-unwritable = { $path } nie da się zapisać: { $why }.
trouble-missing = nie ma takiego pliku ani folderu
trouble-folder = to jest folder
trouble-forbidden = brak uprawnień
trouble-full = brak miejsca na dysku

# Serwer
serving-at = World’s Fair 1893 jest pod adresem { $address }
serving-kept = Rozgrywki są zapisane w { $place }. Ctrl+C zatrzymuje serwer.
serving-compiling = Zasady są kompilowane dla tego komputera, tylko raz; może to potrwać minutę…
serving-compiled = Zasady są skompilowane; serwer odpowiada.
serving-stopped = Serwer został zatrzymany. Wszystkie rozgrywki są zapisane w { $place }.
