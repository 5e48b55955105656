fair = Wystawa Światowa
year = 1893
round = Runda { $round } z { $rounds }

# Obszary; `area-of` stoi w zdaniach.
area-agriculture = Rolnictwo
area-electricity = Elektryczność
area-fine_arts = Sztuka
area-manufacturing = Przemysł
area-transportation = Transport
area-of-agriculture = Rolnictwa
area-of-electricity = Elektryczności
area-of-fine_arts = Sztuki
area-of-manufacturing = Przemysłu
area-of-transportation = Transportu

# Karty
card-exhibit = Eksponat: { $area }
card-ticket = Bilet
figure-burnham = Daniel Burnham
figure-davis = George Davis
figure-palmer = Bertha Palmer
figure-mccormick = Cyrus McCormick
figure-westinghouse = George Westinghouse
figure-saint_gaudens = Augustus Saint-Gaudens
figure-schwab = Charles H. Schwab
figure-pullman = George Pullman
figure-waiting = { $figure }: czeka
figure-active = { $figure }: do zagrania teraz
figure-played = { $figure }: karta zagrana
figure-discarded = { $figure }: karta odrzucona
times = { $count } × { $name }
nothing = nic
nobody = nikt

# Plansza
free-slots = { $count ->
    [one] { $count } wolne miejsce
    [few] { $count } wolne miejsca
   *[many] { $count } wolnych miejsc
  }
place-first = I
place-tied_first = =I
place-second = II
place-tied_second = =II
place-spoken-first = I miejsce
place-spoken-tied_first = remis na I miejscu
place-spoken-second = II miejsce
place-spoken-tied_second = remis na II miejscu
supporters = { $name }: { $count ->
    [one] { $count } Pracownik
    [few] { $count } Pracownicy
   *[many] { $count } Pracowników
  }
take-from = Weź Pracownika gracza { $name } ({ $count })
award = { $name }: { $place }, { $medal ->
    [0] bez medalu
   *[other] medal za { $medal }
  }, może zatwierdzić { $approvals }, ma do tego { $approved }.
award-nobody = Nikt nie ma przewagi.
area-state = { $number }: { $area }. { $cards }. { $supporters }. Gdyby punktować teraz: { $awards }
until-scoring = { $count ->
    [one] Bilet do punktowania
    [few] Bilety do punktowania
   *[many] Biletów do punktowania
  }
wheel-state = Diabelski młyn: { $count ->
    [one] { $count } Bilet
    [few] { $count } Bilety
   *[many] { $count } Biletów
  } do punktowania
deck = Talia
discards = Odrzucone

# Gracze
you = ty
bot = bot
guest = Gość
player = Gracz
players = Gracze
in-supply = { $count } w zasobach
exhibits = Eksponaty
tickets = Bilety
coins = Monety
medals = Medale
tokens = Zatwierdzone zestawy
purse = Sakiewka
points = pkt
score = { $name }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
  }
if-scored = { $points } po punktowaniu
set-points = { $points ->
    [one] { $points } pkt
    [few] { $points } pkt
   *[many] { $points } pkt
  }
bot-visitor = Zwiedzający
bot-exhibitor = Wystawca
bot-organizer = Organizator
bot-director = Dyrektor
bot-visitor-is = na pierwszą grę
bot-exhibitor-is = gra przyzwoicie
bot-organizer-is = gra dobrze
bot-director-is = trudny do pokonania

# Tura
your-turn = Twoja tura
your-turn-now = { $name }, twoja tura.
step-area = Obszar
step-figures = Osoby
step-confirm = Potwierdź
ask-area = Dokąd wyślesz Pracownika?
ask-source = Twoje zasoby są puste: skąd weźmiesz Pracownika?
ask-burnham = { $figure }: jeszcze jeden do Obszaru { $area }
ask-davis = { $figure }: wybierz Obszar sąsiadujący z Obszarem { $area }
ask-palmer = { $figure }: weź dowolnego Pracownika
ask-palmer-to = { $figure }: postaw go w innym Obszarze
ask-mccormick = { $figure }: jeszcze jeden do Obszaru Rolnictwa
ask-westinghouse = { $figure }: jeszcze jeden do Obszaru Elektryczności
ask-saint_gaudens = { $figure }: jeszcze jeden do Obszaru Sztuki
ask-schwab = { $figure }: jeszcze jeden do Obszaru Przemysłu
ask-pullman = { $figure }: jeszcze jeden do Obszaru Transportu
ask-confirm = Wszystko się zgadza?
ask-approve = { $name }, ile Eksponatów zatwierdzasz w Obszarze { $area }?
approve-number = { $count ->
    [0] Nie zatwierdzaj
    [one] Zatwierdź { $count } Eksponat
    [few] Zatwierdź { $count } Eksponaty
   *[many] Zatwierdź { $count } Eksponatów
  }
hint-area = Wybierz Obszar: zobaczysz wszystkie skutki, zanim potwierdzisz.
collect = Zabierasz
wheel = Młyn
wheel-moves = { $count ->
    [0] stoi
    [one] +{ $count } pole
    [few] +{ $count } pola
   *[many] +{ $count } pól
  }
wheel-scores = punktowanie!
deal = Nowe karty
undo = Cofnij
discard = Odrzuć
confirm = Gotowe
preview-spoken = Zabierasz tu: { $cards }. Młyn +{ $spaces }{ $scores ->
    [yes] , nastąpi punktowanie
   *[no] {""}
  }. Nowe karty: { $areas }. Potem { $area }: { $awards }

# Co się dzieje
what-happens = Co się dzieje
is-thinking = { $name } się zastanawia…
bots-unpack = Boty jeszcze się rozpakowują…
bots-unpack-why = Przy pierwszej grze na nowym komputerze potrzebują chwili. Potem będą szybkie.
since-last-turn = Od twojej ostatniej tury
skip = Pomiń
next = Dalej
continue = Graj dalej
log = Przebieg
log-and-chat = Przebieg i czat
log-empty = Jeszcze nic się nie wydarzyło.
fold = Zwiń
log-place = { $name } wysyła Pracownika do Obszaru { $area }.
log-place-from = { $name } przesuwa Pracownika z Obszaru { $from } do Obszaru { $area }.
log-figure = { $figure }: jeszcze jeden do Obszaru { $area }.
log-figure-from = { $figure }: jeden z Obszaru { $from } do Obszaru { $area }.
log-palmer = { $figure }: Pracownik gracza { $whose } przechodzi z Obszaru { $from } do Obszaru { $area }.
log-discard = { $figure }: karta odrzucona.
log-approve = { $name } { $count ->
    [0] nie zatwierdza żadnego Eksponatu
    [one] zatwierdza { $count } Eksponat
    [few] zatwierdza { $count } Eksponaty
   *[many] zatwierdza { $count } Eksponatów
  } w Obszarze { $area }.
log-collect = { $name } zabiera: { $cards }.
log-collect-nothing = { $name } nic nie zabiera.
log-wheel = { $count ->
    [one] { $count } Bilet przesuwa Kabinę.
    [few] { $count } Bilety przesuwają Kabinę.
   *[many] { $count } Biletów przesuwa Kabinę.
  }
log-reshuffled = Z odrzuconych kart powstaje nowa talia.
log-dealt = Nowe karty: { $cards }.
dealt-one = { $card } ({ $area })
log-takeback = { $name } cofa turę.
log-scoring = Faza punktowania, runda { $round }
log-tickets = { $name }: { $coins } w monetach za { $count ->
    [one] { $count } Bilet
    [few] { $count } Bilety
   *[many] { $count } Biletów
  }
log-award = Obszar { $area }: { $name }, { $place } (medal { $medal }, zatwierdzone: { $approved })
log-recall = { $count ->
    [one] Wraca { $count } Pracownik.
    [few] Wracają { $count } Pracownicy.
   *[many] Wraca { $count } Pracowników.
  }

# Punktowanie i koniec
scoring-round = Faza punktowania · runda { $round }
scoring-tickets = Wymiana Biletów
scoring-area = { $area }
scoring-recall = Powrót Pracowników
leader-bonus = Bonus dla lidera +{ $points }
approves = { $count ->
    [one] { $count } Eksponat zatwierdzony
    [few] { $count } Eksponaty zatwierdzone
   *[many] { $count } Eksponatów zatwierdzonych
  }
comes-home = { $count ->
    [0] nikt nie wraca
    [one] wraca { $count } Pracownik
    [few] wracają { $count } Pracownicy
   *[many] wraca { $count } Pracowników
  }
result = Wynik
winners = { $count ->
    [one] { $names } wygrywa!
   *[other] { $names } wygrywają razem!
  }
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
proof = Czy tasowanie było uczciwe?
proof-explained = Przed pierwszą turą stół ogłosił poniższy skrót. Pochodzi on od tajnej liczby, która ustaliła każdą kartę talii. Teraz liczba jest jawna: każdy może obliczyć skrót i porównać.
proof-commitment = Ogłoszono na początku
proof-seed = Liczba
proof-holds = Liczba ma dokładnie ten skrót: po drodze nic nie zmieniono.
proof-fails = Skrót tej liczby jest inny.
rematch = Rewanż
rematch-asked = Następna gra już czeka: twoje miejsce jest zarezerwowane.
rematch-join = Do rewanżu
same-deal = Te same karty jeszcze raz
review = Obejrzyj
export = Pobierz

# Start
pages = Strony
page-learn = Zasady
page-settings = Ustawienia
page-account = Konto
hero-place = Chicago · od maja do października
hero-lead = Wyślij Pracowników do pięciu wielkich gmachów, zjednaj sobie wpływowe osoby, wypełnij wystawę Eksponatami i miej oko na diabelski młyn: gdy się obróci, liczy się punkty.
play-now = Zagraj teraz
play-now-with = z dwoma botami
new-table = Nowy stół
learn-short = Naucz się w dwie minuty
join = Dołącz do stołu
join-code = Link albo kod
join-go = Dołącz
open-record = Otwórz zapis gry
record-drop = Upuść plik zapisu gdziekolwiek na tej stronie albo wybierz go.
record-broken = Tego zapisu nie da się otworzyć. { $why }
record-wrong-turn = Tura { $turn } nie wynika z zasad.
record-reason = Znaleziono:
public-tables = Stoły do oglądania albo dołączenia
public-none = Teraz nie ma publicznego stołu.
your-games = Twoje gry
finished-games = Zakończone gry
finished-none = Jeszcze żadna gra się nie skończyła.
turn-of = Tura gracza { $name }
status-waiting = czeka na graczy
status-playing = trwa
status-finished = zakończona
status-abandoned = przerwana
status-imported = z pliku

# Nowy stół
your-name = Twoje imię
their-name = Imię
seat-number = Miejsce { $number }
seat-for-guest = wolne, na zaproszenie
seat-here = ktoś jeszcze przy tym urządzeniu
seat-open = Wolne miejsce
seat-free = Zwolnij miejsce
seat-bot-choose = Kto siedzi na miejscu { $number }
program = Program
program-token = Klucz do miejsca programu, widoczny tylko teraz
program-copy = Kopiuj klucz
program-how = Twój program gra przez HTTP z tym nagłówkiem; oddanie miejsca komuś innemu unieważnia klucz:
program-docs = Jak działa API
options = Opcje
approvals = Zatwierdzanie Eksponatów
approvals-automatic = automatycznie, ile wolno
approvals-chosen = gracze wybierają, ile
begins = Pierwsza tura
begins-drawn = losowana
begins-host = zaczyna gospodarz
pace = Czas
pace-none = bez zegara
pace-live = z zegarem
pace-live-short = zegar: { $minutes } min + { $seconds } s
pace-minutes = Minuty dla każdego
pace-seconds = Sekundy dodawane na turę
pace-days = { $count ->
    [one] jeden dzień na turę
    [few] { $count } dni na turę
   *[many] { $count } dni na turę
  }
overdue = Gdy czas minie
overdue-turn = bot gra tę turę
overdue-seat = bot przejmuje miejsce
stand-in = Kto gra za nieobecnych
takebacks-on = cofanie za zgodą wszystkich
takebacks-off = bez cofania
is-public = publiczny
is-private = tylko na zaproszenie
open-table = Otwórz stół
lobby = Stół
seats = Miejsca
is-here = przy stole
is-not-here = poza stołem
is-ready = gotowość potwierdzona
is-away = w zastępstwie gra bot
sit-down = Usiądź
hot-seat-name = Imię, to samo urządzenie
hot-seat-add = Dodaj
start = Zacznij
waits-for-seats = { $count ->
    [one] Jedno miejsce jest jeszcze wolne: zaproś kogoś albo posadź bota.
    [few] { $count } miejsca są jeszcze wolne: zaproś kogoś albo posadź boty.
   *[many] { $count } miejsc jest jeszcze wolnych: zaproś kogoś albo posadź boty.
  }
waits-for-ready = { $name } nie potwierdza jeszcze gotowości.
waits-for-start = Grę zaczyna ten, kto otworzył stół.
i-am-ready = Możemy zaczynać
you-watch = Oglądasz.
leave = Odejdź od stołu
invite = Zaproś
invite-watch = Pozwól innym oglądać
invite-link = Link
invite-code = Kod:
invite-qr = Link jako kod QR
copy-link = Kopiuj link
copied = Skopiowano
join-title = Masz zaproszenie
join-who = Przy tym stole: { $names }
join-full = Wszystkie miejsca są zajęte.
to-table = Do twojego stołu
watch = Oglądaj

# Przy stole
link-open = Połączono
link-lost = Utracono połączenie, kolejna próba…
link-connecting = Łączenie…
watchers = { $count ->
    [one] { $count } widz
    [few] { $count } widzów
   *[many] { $count } widzów
  }
hours-left = { $count } godz.
chat = Czat
chat-empty = Nikt jeszcze nic nie powiedział.
chat-write = Powiedz coś
chat-send = Powiedz
said = { $name } mówi: { $text }
menu = Menu
close = Zamknij
takeback-ask = Cofnij moją ostatnią turę
takeback-asked = { $name } prosi o powrót do tury { $turn }.
yes = Tak
no = Nie
leave-to-bot = Odejdź; bot zagra za mnie
you-are-away = Bot gra za ciebie.
come-back = Wróć na swoje miejsce
abandon = Przerwij grę, jeśli wszyscy się zgodzą
abandon-not = Jednak graj dalej
abandon-asked = Ktoś chce przerwać grę.
abandoned = Gra została przerwana.
to-home = Do strony głównej
hand-over = Podaj urządzenie: { $name }
hand-over-taken = To ja, { $name }

# Odtwarzanie
replay = Odtwarzanie
replay-start = Otwarcie wystawy
replay-slider = Tura
replay-turn = Po turze { $turn }
replay-back = Tura wstecz
replay-forward = Tura naprzód
play = Odtwórz
pause = Pauza
play-on = Graj dalej od tego miejsca
play-on-invitation = Gram dalej od tury { $turn }. Twoje miejsce jest wolne: { $link }

# Ustawienia i konto
setting-language = Język
setting-browser = jak w przeglądarce
setting-theme = Dzień czy noc
theme-auto = jak w systemie
theme-light = Dzień
theme-dark = Noc
setting-motion = Animacje
motion-auto = jak w systemie
motion-full = włączone
motion-less = wyłączone
setting-play = Podczas gry
setting-sound = dzwonek, gdy przychodzi moja tura
setting-skip-confirm = kończ turę od razu, gdy nie ma już nic do wyboru
account-guest = Grasz jako gość, { $name }. Z hasłem powstanie konto, które zachowa twoje gry na każdym urządzeniu.
account-nobody = Do gry nie trzeba konta. Z kontem twoje gry są na każdym urządzeniu.
account-welcome = Witaj.
account-changed = Zmieniono.
account-bye = Wylogowano.
account-deleted = Konto usunięto.
account-change = Zmień
password = Hasło
password-now = Obecne hasło
new-name = Nowe imię
new-password = Nowe hasło
sign-in = Zaloguj się
sign-out = Wyloguj się
make-account = Załóż konto
delete-account = Usuń konto
delete-sure = Tak, usuń na zawsze; moje gry zostaną bez mojego imienia.
ratings = Ranking
rating = Ocena
games = Gry
rating-own = Twoja ocena: { $rating }, z { $count ->
    [one] { $count } gry
    [few] { $count } gier
   *[many] { $count } gier
  }.
rating-none = Nie masz jeszcze oceny: dokończ grę z botami albo z innymi kontami.
rating-explained = Siła, którą gracz osiąga niemal na pewno. Liczą się gry, w których wszystkie miejsca zajmują różne konta lub boty, z nowym tasowaniem.
ratings-none = Nikt nie ma jeszcze oceny.

# Zasady
learn-title = Jak grać
learn-aim = O co chodzi
learn-aim-text = Jest rok 1893, Chicago szykuje wystawę światową, a ty ją współtworzysz. Przez trzy rundy wysyłasz Pracowników do pięciu Obszarów, zbierasz tam karty i zatwierdzasz swoje Eksponaty tam, gdzie masz przewagę. Wygrywa, kto zdobędzie najwięcej punktów.
learn-place = Umieść Pracownika
learn-place-text = Wybierz Obszar i postaw tam jednego ze swoich Pracowników. Gdy zasoby są puste, weź jednego ze swoich z dowolnego Obszaru.
learn-figures = Zagraj Wpływowe osoby
learn-figures-text = Wpływowe osoby zebrane wcześniej pomagają teraz, w dowolnej kolejności. Nie można ich zachować na później.
does-burnham = jeszcze jeden Pracownik tam, gdzie umieszczono pierwszego
does-davis = Pracownik do sąsiedniego Obszaru
does-palmer = przesuwa dowolnego Pracownika do innego Obszaru
does-mccormick = Pracownik do Obszaru Rolnictwa
does-westinghouse = Pracownik do Obszaru Elektryczności
does-saint_gaudens = Pracownik do Obszaru Sztuki
does-schwab = Pracownik do Obszaru Przemysłu
does-pullman = Pracownik do Obszaru Transportu
learn-collect = Zabierz karty
learn-collect-text = Wszystkie karty z twojego Obszaru są twoje: Eksponaty do późniejszego zatwierdzenia, osoby na następną turę i Bilety. Każdy Bilet przesuwa Kabinę diabelskiego młyna o jedno pole.
learn-deal = Trzy nowe karty
learn-deal-text = Pierwsza trafia do twojego Obszaru, dwie kolejne do następnych Obszarów zgodnie z ruchem wskazówek zegara, w których jest miejsce. Plansza pokazuje to wcześniej.
learn-wheel = Diabelski młyn
learn-wheel-text = Gdy Kabina wróci do gwiazdy, runda kończy się po tej turze i następuje punktowanie. Są trzy rundy.
learn-scoring = Faza punktowania
learn-scoring-tickets = Bilety: każdy daje 1 punkt w monetach, a kto ma ich najwięcej, dostaje dodatkowe 2 punkty.
learn-scoring-areas = Obszary po kolei: miejsca w nich dają medale i pozwalają zatwierdzać Eksponaty tego Obszaru. Wstęgi na planszy pokazują miejsca w tej chwili.
learn-scoring-recall = Powrót: połowa twoich Pracowników z każdego Obszaru wraca do zasobów.
learn-end = Koniec
learn-end-text = Po trzecim punktowaniu liczą się monety, medale i zestawy zatwierdzonych Eksponatów. Różne razem są warte więcej:
learn-keys = Na klawiaturze
learn-keys-text = Tab przechodzi między Obszarami i je odczytuje; Enter albo 1 do 5 wybiera, U cofa, Escape pomija to, co jest pokazywane. Podczas odtwarzania strzałki przechodzą między turami, a Spacja odtwarza.

# Co poszło źle
problem-unknown = Coś poszło źle. Spróbuj jeszcze raz.
problem-unreachable = Serwer nie odpowiada. Twoja tura nadal tu jest; spróbuj za chwilę.
problem-internal = Coś poszło źle na serwerze.
problem-not_signed_in = Najpierw podaj imię.
problem-wrong_password = To imię i hasło do siebie nie pasują.
problem-name_taken = Konto o tym imieniu już istnieje.
problem-has_account = Nie da się tego zrobić przy tym sposobie logowania.
problem-unknown_table = Nie ma takiego stołu.
problem-unknown_turn = Nie ma takiej tury.
problem-unknown_seat = Nie ma takiego miejsca.
problem-not_your_seat = To nie twoje miejsce.
problem-not_host = Może to zrobić tylko ten, kto otworzył stół.
problem-not_your_turn = To nie twoja tura.
problem-stale_turn = Przy stole grano tymczasem dalej.
problem-seat_taken = To miejsce jest zajęte.
problem-not_waiting = Gra już się zaczęła.
problem-not_playing = Gra nie trwa.
problem-not_ready = Nie wszyscy są gotowi.
problem-takebacks_off = Przy tym stole nie ma cofania.
problem-nothing_proposed = Nie ma już na co odpowiadać.
problem-invalid_input = To się tu nie nadaje.
problem-invalid_record = To nie jest gra według zasad.
problem-invalid_request = To nie ma właściwej postaci.
problem-not_json = To nie jest zapis gry.
problem-too_large = To jest za duże.
problem-too_many_requests = To było trochę za szybko. Poczekaj chwilę.
problem-storage_unavailable = Gier nie da się teraz zapisać. Nic się nie zmieniło.
problem-illegal_move = To niedozwolone.
problem-game_over = Gra skończona.
