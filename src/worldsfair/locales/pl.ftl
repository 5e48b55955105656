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
card-exhibit = Eksponat { $area }
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
    [few] { $count } Pracowników
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
tokens = Zatwierdzone Eksponaty
purse = Sakiewka
points = { $count ->
    [one] punkt
    [few] punkty
   *[many] punktów
  }
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
bot-choice = { $name }: { $is }

# Tura
your-turn = Twoja tura
your-turn-now = { $name }, twoja tura.
step-area = Obszar
step-figures = Osoby
step-confirm = Potwierdź
ask-area = Dokąd wyślesz Pracownika?
ask-source = Twoje zasoby są puste: skąd weźmiesz Pracownika?
ask-burnham = { $figure }: dodaj Pracownika do Obszaru { $area }
ask-davis = { $figure }: wybierz Obszar sąsiadujący z Obszarem { $area }
ask-palmer = { $figure }: weź dowolnego Pracownika
ask-palmer-to = { $figure }: postaw go w innym Obszarze
ask-mccormick = { $figure }: dodaj Pracownika do Obszaru Rolnictwa
ask-westinghouse = { $figure }: dodaj Pracownika do Obszaru Elektryczności
ask-saint_gaudens = { $figure }: dodaj Pracownika do Obszaru Sztuki
ask-schwab = { $figure }: dodaj Pracownika do Obszaru Przemysłu
ask-pullman = { $figure }: dodaj Pracownika do Obszaru Transportu
ask-confirm = Wszystko się zgadza?
ask-approve = { $name }, ile Eksponatów zatwierdzasz w Obszarze { $area }?
approve-number = { $count ->
    [0] Nie zatwierdzaj żadnego
    [one] Zatwierdź { $count } Eksponat
    [few] Zatwierdź { $count } Eksponaty
   *[many] Zatwierdź { $count } Eksponatów
  }
hint-area = Wybierz Obszar: umieścisz tam Pracownika i zabierzesz karty. Nic nie jest ostateczne, dopóki nie potwierdzisz.
collect = Zabierasz
wheel = Karuzela
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
confirm = Potwierdź
preview-spoken = Zabierasz tu: { $cards }. Karuzela +{ $spaces }{ $scores ->
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
log-figure = { $figure }: jeszcze jeden Pracownik w Obszarze { $area }.
log-figure-from = { $figure }: Pracownik przechodzi z Obszaru { $from } do Obszaru { $area }.
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

# Punktowanie i koniec
scoring-round = Faza punktowania · runda { $round }
comes-home = { $count ->
    [0] nikt nie wraca
    [one] wraca { $count } Pracownik
    [few] wraca { $count } Pracowników
   *[many] wraca { $count } Pracowników
  }
result = Wynik
winners = { $count ->
    [one] { $names } wygrywa!
   *[other] { $names } dzielą się zwycięstwem!
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
forfeit-note = { $names }: walkower. Do ocen liczy się to jako przegrana, niezależnie od punktów.
proof = Czy tasowanie było uczciwe?
proof-explained = Przed startem stół ogłosił skrót: ustala on tajną liczbę, nie zdradzając jej. Potem urządzenia graczy dodały losowe liczby. Wszystko razem zdecydowało o każdej karcie talii. Teraz wszystko jest jawne, a ta strona policzyła to jeszcze raz.
proof-explained-alone = Przed startem stół ogłosił skrót: ustala on tajną liczbę, nie zdradzając jej, a ta liczba zdecydowała o każdej karcie talii. Teraz jest jawna, a ta strona policzyła to jeszcze raz.
proof-commitment = Ogłoszono przed startem
proof-commitment-is = Ogłoszono przed startem:
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
proof-cards-right = Obszary i karty od pierwszej do { $count }. leżały dokładnie tam, gdzie umieściły je liczby.
proof-cards-wrong = Karty nie leżały tam, gdzie umieściły je liczby.
proof-holds = Wszystko się zgadza: nikt nie mógł sam zdecydować o kartach i po drodze nic nie zmieniono.
proof-holds-alone = Zgadza się: karty były ustalone przed pierwszą turą. Żadne urządzenie nic nie dodało, więc stół zdecydował sam.
proof-fails = Coś się nie zgadza. Pobierz grę i zapytaj administratora serwera.
proof-verify = Całą grę, do ostatniej karty, sprawdza to polecenie z pobranym plikiem:
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
table-place = Gdzie
table-here = na tym urządzeniu
table-at-server = na serwerze, dla przyjaciół gdzie indziej
table-here-explained = Przeciw botom albo w kilka osób przy tym ekranie. Nic nie idzie przez sieć.
learn-short = Naucz się w dwie minuty
join = Dołącz do stołu
join-code = Masz kod albo link?
join-go = Dołącz
open-record = Otwórz zapis gry
record-drop = Upuść plik zapisu gdziekolwiek na tej stronie albo wybierz go.
record-broken = Tego zapisu nie da się otworzyć. { $why }
record-wrong-turn = Tura { $turn } jest niezgodna z zasadami.
record-reason = Znaleziono:
public-tables = Stoły do oglądania albo dołączenia
public-none = Teraz nie ma publicznego stołu.
your-games = Twoje gry
device-games = Gry na tym urządzeniu
device-older = { $count ->
    [one] Jedna starsza gra
    [few] { $count } starsze gry
   *[many] { $count } starszych gier
  }
device-delete = Usuń
device-delete-ask = Gra zniknie na dobre.
device-keep = Zostaw
device-aside = Leży tu gra, której ta strona nie potrafi odczytać. Zostaje, jak jest.
device-aside-newer = Nowsza wersja tej strony zachowała tu grę. Wczytaj stronę ponownie, aby się do niej dostać.
device-aside-export = Pobierz
finished-games = Zakończone gry
finished-none = Jeszcze żadna gra się nie skończyła.
turn-of = Tura gracza { $name }
status-waiting = czeka na graczy
status-playing = trwa
status-finished = zakończona
status-abandoned = przerwana
status-imported = z pliku
status-closed = zamknięty

# Nowy stół
your-name = Twoja nazwa
their-name = Nazwa tej osoby
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
stakes = Czy gra się liczy?
rated = gra rankingowa
casual = gra towarzyska
rated-choice = gra rankingowa: wynik liczy się do ocen
casual-choice = gra towarzyska: dla wszystkich i nic się nie liczy
rated-explained = Grają tylko konta i boty, tur się nie cofa, a kto odejdzie albo przekroczy czas, przegrywa.
rated-needs-account = Gry rankingowe są dla tych, którzy mają konto.
to-account = Załóż konto albo zaloguj się
rated-name = Grasz jako { $name }.
approvals = Zatwierdzanie Eksponatów
approvals-automatic = Eksponaty zatwierdzane automatycznie
approvals-chosen = gracze wybierają, ile zatwierdzić
begins = Pierwsza tura
begins-drawn = pierwszy gracz losowany
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
overdue-turn = bot rozgrywa tę turę
overdue-seat = bot przejmuje miejsce
stand-in = Kto gra za nieobecnych
takebacks-on = cofanie za zgodą wszystkich
takebacks-here = cofanie dozwolone
takebacks-off = bez cofania
is-public = stół publiczny
browser-bots = boty myślą na tym urządzeniu, nie na serwerze
is-private = tylko na zaproszenie
open-table = Otwórz stół
lobby = Stół
seats = Miejsca
is-here = online
is-not-here = offline
is-ready = gotowość potwierdzona
is-away = w zastępstwie gra bot
has-forfeited = walkower
sit-down = Usiądź
hot-seat-name = Nazwa, to samo urządzenie
hot-seat-add = Dodaj
start = Zacznij
waits-for-seats = { $count ->
    [one] Jedno miejsce jest jeszcze wolne: zaproś kogoś albo posadź bota.
    [few] { $count } miejsca są jeszcze wolne: zaproś kogoś albo posadź boty.
   *[many] { $count } miejsc jest jeszcze wolnych: zaproś kogoś albo posadź boty.
  }
waits-for-seats-here = Na każdym wolnym miejscu posadź kogoś przy tym urządzeniu albo bota.
waits-for-ready = { $name } nie potwierdza jeszcze gotowości.
waits-for-start = Grę zaczyna ten, kto otworzył stół.
shuffle-explained = Urządzenie każdego gracza dodaje do tasowania losowe liczby: nikt sam nie decyduje o kolejności kart.
has-added = dodano do tasowania
i-am-ready = Możemy zaczynać
you-watch = Oglądasz.
leave = Odejdź od stołu
leave-host-ask = Wtedy { $name } przejmie stół i rozpocznie grę.
close-table = Zamknij stół
close-table-ask = Nikt już tu nie usiądzie, a zaproszenie będzie prowadzić donikąd.
close-table-not = Zostaw otwarty
table-closed = Ten stół zamknięto, zanim zaczęła się gra.
invite = Zaproś
invite-watch = Pozwól innym oglądać
invite-link = Link
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
link-crowded = Otwarto zbyt wiele okien wystawy. Zamknij któreś; to spróbuje ponownie.
link-connecting = Łączenie…
table-gone = Tego stołu już nie ma.
not-lasting = Ta przeglądarka niczego tu nie zachowuje: po zamknięciu lub ponownym wczytaniu strony gra przepadnie. Pobierz ją, jeśli chcesz ją zachować.
session-ended = Twoja sesja się zakończyła. Możesz oglądać; aby grać dalej, zaloguj się ponownie.
watchers = { $count ->
    [one] { $count } widz
    [few] { $count } widzów
   *[many] { $count } widzów
  }
hours-left = { $count } godz.
chat = Czat
chat-empty = Nie ma jeszcze wiadomości.
chat-deleted = Tę wiadomość usunięto.
chat-write = Napisz wiadomość
chat-send = Wyślij
chat-line = Wiadomość ({ $name }): ukryj albo zgłoś
mute = Ukryj: { $name }
mute-explained = W tej przeglądarce nie zobaczysz już tych wiadomości. Nikt się o tym nie dowie.
unmute = Nie ukrywaj: { $name }
muted-lines = { $count ->
    [one] Ukryto { $count } wiadomość ({ $name }).
    [few] Ukryto { $count } wiadomości ({ $name }).
   *[many] Ukryto { $count } wiadomości ({ $name }).
  }
muted-show = Pokaż
report-line = Zgłoś tę wiadomość
report-table = Zgłoś ten stół
report-why = Co jest nie tak?
report-explained = Przeczyta to administrator serwera; nikt przy stole się nie dowie.
report-send = Zgłoś
report-sent = Dziękujemy, zgłoszono.
said = { $name } mówi: { $text }
menu = Menu
close = Zamknij
takeback-ask = Cofnij moją ostatnią turę
takeback-asked = { $name } prosi o powrót do tury { $turn }.
takeback-own = Prosisz o powrót do tury { $turn }.
yes = Tak
no = Nie
leave-rated = Odejdź; to liczy się jako przegrana
leave-rated-ask = Jeśli teraz odejdziesz, przegrasz tę grę rankingową, nawet jeśli wrócisz. Bot dokończy ją za ciebie.
leave-rated-yes = Odejdź i przegraj
stay = Zostań
you-are-away = Bot gra za ciebie.
come-back = Wróć na swoje miejsce
abandon = Przerwij grę, jeśli wszyscy się zgodzą
abandon-here = Przerwij grę
abandon-asked = { $name } prosi o przerwanie gry.
abandon-own = Prosisz o przerwanie gry.
agreed-by = { $name }: zgoda
awaited = { $name }: brak odpowiedzi
proposal-withdraw = Jednak nie
proposal-first = Jedno pytanie czeka na odpowiedź: po kolei.
abandoned = Gra została przerwana.
abandoned-rated = Gra skończona walkowerem ({ $names }). Liczy się.
to-home = Do strony głównej
nothing-here = Nic tu nie ma
nothing-here-why = Pod tym adresem nic nie ma. Być może brakuje kawałka linku.
not-loaded = Nie wczytano
not-loaded-why = Tej części wystawy nie udało się wczytać. Nie ma sieci albo wystawę zaktualizowano, odkąd tu jesteś.
load-again = Wczytaj ponownie
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
setting-skip-confirm = potwierdzaj turę od razu, gdy nie ma już nic do wyboru
account-guest = Grasz jako „{ $name }”, bez konta. Z hasłem powstanie konto, które zachowa twoje gry na każdym urządzeniu.
account-nobody = Do gry nie trzeba konta. Z kontem twoje gry są na każdym urządzeniu.
account-welcome = Witaj.
account-changed = Zmieniono.
account-bye = Wylogowano.
account-deleted = Twoją nazwę i twoje wiadomości usunięto.
account-change = Zmień
password = Hasło
password-now = Obecne hasło
new-name = Nowa nazwa
new-password = Nowe hasło
sign-in = Zaloguj się
sign-out = Wyloguj się
make-account = Załóż konto
sessions = Twoje zalogowane urządzenia
session-this = to urządzenie
session-seen = ostatnio: { $day }
session-end = Wyloguj tam
device-unknown = Nieznane urządzenie
sign-out-everywhere = Wyloguj się wszędzie
sign-out-everywhere-ask = To urządzenie też zostanie wylogowane. Wrócisz, podając nazwę i hasło.
own-data = Co jest o tobie zapisane
own-data-explained = Twoja nazwa, twoje gry, wiadomości z czatów i zalogowane urządzenia.
own-data-download = Pobierz wszystko
delete-guest = Usuń to
delete-account = Usuń konto
delete-explained = Twoja nazwa i wszystkie wiadomości znikną na zawsze. Gry zostaną, bez twojej nazwy; w trwających zagra za ciebie bot.
delete-guest-explained = Bez konta nie da się potem wrócić.
delete-yes = Usuń na zawsze
delete-no = Zachowaj
ratings = Ranking
rating = Ocena
games = Gry
rating-own = Twoja ocena: { $rating }, z { $count ->
    [one] { $count } gry
    [few] { $count } gier
   *[many] { $count } gier
  }.
rating-none = Nie masz jeszcze oceny: dokończ grę rankingową z botami albo z innymi kontami.
rating-explained = Ostrożne oszacowanie siły gry. Liczą się tylko gry rankingowe, towarzyskie nigdy.
ratings-none = Nikt nie ma jeszcze oceny.

# Zasady
learn-title = Jak grać
learn-aim = O co chodzi
learn-aim-text = Jest rok 1893, Chicago szykuje wystawę światową, a ty ją współtworzysz. Przez trzy rundy wysyłasz Pracowników do pięciu Obszarów, zbierasz tam karty i zatwierdzasz swoje Eksponaty tam, gdzie masz przewagę. Wygrywa, kto zdobędzie najwięcej punktów.
learn-place = Umieść Pracownika
learn-place-text = Wybierz Obszar i postaw tam jednego ze swoich Pracowników. Gdy zasoby są puste, weź jednego ze swoich z dowolnego Obszaru. Na początku każdy ma po jednym w każdym Obszarze oraz jednego lub dwóch więcej jako Bonus startowy.
learn-figures = Zagraj Wpływowe osoby
learn-figures-text = Wpływowe osoby zebrane w poprzedniej turze pomagają teraz, w dowolnej kolejności. Kogo nie chcesz zagrać, tego odrzucasz: nie można ich zachować na później. Tam, gdzie dodają Pracowników, kart się nie zabiera.
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
learn-scoring-tickets = Bilety: każdy daje w monetach 1, a kto ma ich najwięcej, dostaje dodatkowo { $bonus }.
learn-scoring-areas = Obszary po kolei: im więcej masz tam Pracowników, tym lepsze twoje miejsce. Miejsce daje medal i pozwala zatwierdzić Eksponaty tego Obszaru, które masz. Po remisie na I miejscu nikt nie jest drugi, a bez Pracownika w Obszarze nie masz tam miejsca.
learn-awards = Co daje każde miejsce:
learn-awards-medal = punkty medalu
learn-awards-check = Eksponaty, które można zatwierdzić
learn-awards-place = Miejsce
learn-players = { $count } graczy
learn-award = { $medal ->
    [0] bez medalu
   *[other] medal za { $medal }
  }, { $approvals ->
    [one] { $approvals } Eksponat
    [few] { $approvals } Eksponaty
   *[many] { $approvals } Eksponatów
  }
learn-ribbons = Wstęgi na planszy pokazują miejsca w tej chwili; „=” oznacza remis.
learn-scoring-recall = Odzyskanie: połowa twoich Pracowników z każdego Obszaru, zaokrąglona w dół, wraca do zasobów.
learn-end = Koniec
learn-end-text = Po trzecim punktowaniu liczą się monety, medale i zestawy zatwierdzonych Eksponatów. Różne razem są warte więcej:
learn-keys = Na klawiaturze
learn-keys-text = Tab przechodzi między Obszarami, a czytnik ekranu odczytuje każdy z nich; Enter wybiera ten, który jest zaznaczony. 1 do 5 wybiera Obszar według widocznej na nim cyfry, a stos, z którego się bierze, według cyfry na nim; U lub Backspace cofa, S wysyła, tak samo jak Enter, gdy nic innego nie jest zaznaczone; Escape pomija to, co jest pokazywane. Pojedyncze klawisze można wyłączyć w ustawieniach. Podczas odtwarzania strzałki przechodzą między turami, a Spacja odtwarza.
learn-all = Wszystkie zasady
learn-all-text = Każda zasada z numerem, z rysowanymi przykładami i wyszukiwaniem.
why = Dlaczego?
why-rule = Zasada { $rule }

# Strona: co czyta się przed nią lub obok niej, nowsze wersje i strona bez serwera
site-description = Gra planszowa Wystawa Światowa 1893 w przeglądarce: z botami na czterech poziomach albo z przyjaciółmi, bez konta i bez instalacji.
site-lead = Zagraj od razu w przeglądarce, w pojedynkę lub z przyjaciółmi
site-card = Diabelski młyn nad Białym Miastem
site-nothing-here = Pod tym adresem nic nie ma.
site-to-the-fair = Na wystawę
no-script = W grę Wystawa Światowa 1893 gra się w przeglądarce. Potrzebny jest JavaScript, który jest tu wyłączony.
update-there = Nowa wersja wystawy jest gotowa.
update-take = Zaktualizuj
update-later = Później
update-in-the-way = W innej karcie otwarta jest gra. Najpierw ją zakończ lub zamknij albo zaktualizuj później.
tables-for-friends = Stoły dla przyjaciół
server-offline = Serwer teraz nie odpowiada. Jego stoły pojawią się, gdy tylko wróci.
server-elsewhere = Przejdź do { $host }
needs-server = Potrzebny serwer

# Co poszło nie tak
problem-unknown = Coś poszło nie tak. Spróbuj jeszcze raz.
problem-unreachable = Serwer nie odpowiada. Twoja tura nadal tu jest; spróbuj za chwilę.
problem-no_server = Stoły dla kilku urządzeń potrzebują serwera, a ta strona go nie ma. Boty, zasady i gry na jednym urządzeniu obywają się bez niego.
problem-internal = Coś poszło nie tak na serwerze.
problem-forbidden = Ta strona jest nieaktualna. Wczytaj ją ponownie.
problem-foreign_origin = Można to zrobić tylko ze stron tego serwera.
problem-not_found = Tu nic nie ma.
problem-refused = Teraz nie da się tego zrobić.
problem-banned = Administrator zablokował ci dostęp do tego serwera.
problem-too_busy = Serwer jest teraz zajęty. Spróbuj za chwilę.
problem-newer_format = Serwer jest właśnie aktualizowany. Spróbuj za chwilę.
problem-not_signed_in = Najpierw podaj swoją nazwę.
problem-wrong_password = Ta nazwa i to hasło do siebie nie pasują.
problem-name_taken = Konto o tej nazwie już istnieje.
problem-has_account = Nie da się tego zrobić przy tym sposobie logowania.
problem-changed_meanwhile = W tej samej chwili coś się zmieniło. Sprawdź i spróbuj jeszcze raz.
problem-unknown_session = To urządzenie jest już wylogowane.
problem-program_only_plays = Klucz programu służy tylko do gry na jego miejscu.
problem-unknown_table = Nie ma takiego stołu.
problem-unknown_turn = Nie ma takiej tury.
problem-unknown_seat = Nie ma takiego miejsca.
problem-unknown_line = Tej wiadomości już nie ma.
problem-set_aside = Tego stołu nie da się teraz odczytać. Administrator już o tym wie.
problem-unreadable_game = Tej gry nie da się odczytać. Zostaje na tym urządzeniu, jak jest.
problem-newer_game = Tę grę zachowała nowsza wersja tej strony. Wczytaj stronę ponownie.
problem-no_engine = Nie można wczytać zasad, więc na tym urządzeniu nie da się teraz grać.
problem-record_unreachable = Nie można pobrać stamtąd zapisu gry.
problem-unknown_deck = Reszta talii nie jest znana, więc stąd nie da się grać dalej.
problem-not_your_seat = To nie twoje miejsce.
problem-not_host = Może to zrobić tylko ten, kto otworzył stół.
problem-not_your_turn = To nie twoja tura.
problem-stale_turn = Przy stole grano tymczasem dalej.
problem-seat_taken = To miejsce jest zajęte.
problem-not_waiting = Ten stół nie czeka już na graczy.
problem-not_playing = Gra nie trwa.
problem-not_ready = Nie wszyscy są gotowi.
problem-accounts_only = W grach rankingowych grają tylko konta i boty.
problem-rated_game = Grę rankingową rozgrywa się do końca.
problem-not_away = Żaden bot teraz za ciebie nie gra.
problem-nothing_to_shuffle = Karty tego stołu są już ustalone.
problem-takebacks_off = Przy tym stole nie ma cofania.
problem-nothing_proposed = Nie ma już na co odpowiadać.
problem-stale_proposal = Pytanie jest już inne. Przeczytaj je jeszcze raz.
problem-proposal_open = Najpierw trzeba odpowiedzieć na inne pytanie.
problem-proposal_declined = Pozostali odmówili już więcej niż raz. Zapytaj ponownie po turze.
problem-too_many_entries = Przy tym stole cofano już tyle razy, że teraz trzeba grać dalej.
problem-too_many_parts = Tę grę kontynuowano już tyle razy, ile można.
problem-too_many_tables = Nie możesz mieć więcej otwartych stołów. Najpierw zakończ albo zamknij któryś.
problem-too_many_games = Nie możesz prowadzić więcej gier z botami. Najpierw dokończ którąś.
problem-invalid_input = To się tu nie nadaje.
problem-invalid_record = To nie jest gra według zasad.
problem-invalid_request = To nie ma właściwej postaci.
problem-not_json = To nie jest zapis gry.
problem-too_large = To jest za duże.
problem-too_many_requests = To było trochę za szybko. Poczekaj chwilę.
problem-storage_unavailable = Gier nie da się teraz zapisać. Nic się nie zmieniło.
problem-illegal_move = To niedozwolone.
problem-invalid_move = To nie jest ruch.
problem-game_over = Gra skończona.

# The turn and its consequence
goal = Gdzie twoi Pracownicy mają przewagę, tam twoje Eksponaty zostają zatwierdzone. Najwięcej punktów dają zestawy różnych Eksponatów. Trzy rundy.
goal-known = Jasne
then-points = { $from } → { $to ->
    [one] { $to } punkt
    [few] { $to } punkty
   *[many] { $to } punktów
  }, gdyby punktować teraz
then-scoring = { $from } → { $to ->
    [one] { $to } punkt
    [few] { $to } punkty
   *[many] { $to } punktów
  }, bo ta tura wywołuje punktowanie
then-wheel = karuzela +{ $count }
then-figure = { $figure } na twoją następną turę
then-does = { $figure }: { $does }.
would = Dałoby to: { $what }
award-hint = { $name }, { $place }: { $medal ->
    [0] bez punktów
    [one] { $medal } punkt
    [few] { $medal } punkty
   *[many] { $medal } punktów
  }, { $approvals ->
    [0] żadnego zatwierdzonego Eksponatu
    [one] { $approvals } zatwierdzony Eksponat
    [few] do { $approvals } zatwierdzonych Eksponatów
   *[many] do { $approvals } zatwierdzonych Eksponatów
  }, ma { $held }
award-hint-you = { $place }: { $medal ->
    [0] bez punktów
    [one] { $medal } punkt
    [few] { $medal } punkty
   *[many] { $medal } punktów
  }, { $approvals ->
    [0] żadnego zatwierdzonego Eksponatu
    [one] { $approvals } zatwierdzony Eksponat
    [few] do { $approvals } zatwierdzonych Eksponatów
   *[many] do { $approvals } zatwierdzonych Eksponatów
  }, masz { $held }
sign-exhibit = Eksponaty { $area }, jeszcze niezatwierdzone: punkty dają dopiero po zatwierdzeniu
sign-ticket = Bilety: przy punktowaniu po jednej monecie, a kto ma ich najwięcej, dostaje dwie więcej
sign-coin = Monety: punkty za Bilety
sign-medal = Medale: punkty za miejsca w Obszarach
sign-seal = Zatwierdzony Eksponat { $area }: różne razem są warte więcej
nth-1 = 1.
nth-2 = 2.
nth-3 = 3.
comes-1 = Tu trafi pierwsza nowa karta z talii
comes-2 = Tu trafi druga nowa karta z talii
comes-3 = Tu trafi trzecia nowa karta z talii
figure-play = Zagraj
discard-means = przepada bez efektu
discard-explained = Karta osoby trafia na odrzucone i w niczym nie pomaga. Nie można jej zachować na późniejszą turę.
sending = Wysyłam…
approve-gain = { $from } → { $to ->
    [one] { $to } punkt
    [few] { $to } punkty
   *[many] { $to } punktów
  }
hand-over-off = Nie pytaj więcej: tu nic nie jest tajne
setting-hand-over = gdy przy tym urządzeniu gra kilka osób, pytaj przed każdą turą, kto je bierze
setting-keys = pojedyncze klawisze: 1 do 5 wybiera, U cofa, S wysyła

# Scoring, the end and other players' turns
scoring-title-bonus = Najwięcej Biletów
scoring-title-redeem = Bilety zamieniają się w monety
scoring-title-recall = Pracownicy wracają
scoring-title-total = Co przyniosła runda { $round }
scoring-rule-bonus = Kto ma najwięcej Biletów, dostaje dodatkowe monety. Przy remisie dostaje je każdy z prowadzących.
scoring-rule-redeem = Każdy Bilet daje jeden punkt w monetach. Potem Bilety trafiają na stos kart odrzuconych.
scoring-rule-area = Najwięcej Pracowników to medal i prawo do zatwierdzenia Eksponatów tego Obszaru.
scoring-rule-tokens = Każdy zatwierdzony Eksponat staje się żetonem, a żetony różnych Obszarów tworzą zestawy, które są warte więcej.
scoring-rule-recall = Z każdego Obszaru wraca połowa Pracowników każdego gracza, zaokrąglona w dół. Pozostali zostają na miejscu.
scoring-rule-total = Monety, medale i zestawy zatwierdzonych Eksponatów to razem twoje punkty.
scoring-step = Krok { $step } z { $steps }
scoring-alone = Przechodź dalej samo
scoring-back = Wstecz
scoring-again = Obejrzyj to punktowanie jeszcze raz
scoring-total-of = { $name }: na razie { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
  }
award-row = Co dają miejsca przy { $players } graczach
award-of = { $place }: { $medal ->
    [0] bez medalu
   *[other] medal za { $medal }
  }, do { $approvals ->
    [one] { $approvals } Eksponatu
    [few] { $approvals } Eksponatów
   *[many] { $approvals } Eksponatów
  }
gain-of = { $name }: { $gain }
gain-because = { $why }: { $what }
gain-tickets = { $tickets ->
    [0] brak Biletów
    [one] { $tickets } Bilet
    [few] { $tickets } Bilety
   *[many] { $tickets } Biletów
  }
gain-bonus = { $tickets ->
    [one] { $tickets } Bilet
    [few] { $tickets } Bilety
   *[many] { $tickets } Biletów
  }, najwięcej ze wszystkich: { $coins } w monetach
gain-bonus-tied = { $tickets ->
    [one] { $tickets } Bilet
    [few] { $tickets } Bilety
   *[many] { $tickets } Biletów
  }, remis na czele: { $coins } w monetach
gain-redeem = { $tickets ->
    [0] brak Biletów
    [one] { $tickets } Bilet: { $coins } w monetach
    [few] { $tickets } Bilety: { $coins } w monetach
   *[many] { $tickets } Biletów: { $coins } w monetach
  }
gain-first = { $supporters ->
    [one] { $supporters } Pracownik
    [few] { $supporters } Pracowników
   *[many] { $supporters } Pracowników
  }, samodzielne I miejsce
gain-tied_first = { $supporters ->
    [one] { $supporters } Pracownik
    [few] { $supporters } Pracowników
   *[many] { $supporters } Pracowników
  }, remis na I miejscu
gain-second = { $supporters ->
    [one] { $supporters } Pracownik
    [few] { $supporters } Pracowników
   *[many] { $supporters } Pracowników
  }, samodzielne II miejsce
gain-tied_second = { $supporters ->
    [one] { $supporters } Pracownik
    [few] { $supporters } Pracowników
   *[many] { $supporters } Pracowników
  }, remis na II miejscu
gain-no-place = { $supporters ->
    [0] nie ma tu Pracownika, więc nie ma miejsca
    [one] { $supporters } Pracownik, bez miejsca
    [few] { $supporters } Pracowników, bez miejsca
   *[many] { $supporters } Pracowników, bez miejsca
  }
gain-after-tie = { $supporters ->
    [one] { $supporters } Pracownik
    [few] { $supporters } Pracowników
   *[many] { $supporters } Pracowników
  }; po remisie na I miejscu nikt nie jest drugi
gain-medal = medal za { $medal }
gain-approved = zatwierdzone Eksponaty: { $approved } z najwyżej { $approvals }
gain-total = +{ $points } ({ $from } → { $to })
sets-become = zestawy { $from } → { $to } pkt
round-gain = Runda { $round }: { $name } +{ $points } ({ $from } → { $to })
end-won = Wygrywasz o { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
  }!
end-tie_break = Wygrywasz! Przy równej liczbie punktów remis rozstrzyga się na twoją korzyść.
end-shared = Wspólne zwycięstwo! Razem z tobą: { $names }.
end-behind = { $place }. miejsce, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
  } straty
end-level = { $place }. miejsce przy równej liczbie punktów: remis rozstrzyga się na twoją niekorzyść
made-it-coins = Zdecydowały twoje monety: +{ $points } wobec gracza { $name }
made-it-medals = Zdecydowały twoje medale: +{ $points } wobec gracza { $name }
made-it-exhibits = Zdecydowały twoje zatwierdzone Eksponaty: +{ $points } wobec gracza { $name }
missed-it-coins = Zdecydowały monety: { $name } ma za nie o { $points } więcej
missed-it-medals = Zdecydowały medale: { $name } ma za nie o { $points } więcej
missed-it-exhibits = Zdecydowały zatwierdzone Eksponaty: { $name } ma za nie o { $points } więcej
speed = Tempo
speed-slow = wolno
speed-normal = normalnie
speed-fast = szybko
speed-at_once = od razu
setting-speed = Tury innych graczy
setting-scores-alone = punktowanie przechodzi dalej samo
setting-effects = ciche dźwięki tego, co dzieje się na planszy

# Cards and the gallery
page-gallery = Karty
gallery-invites = Każda karta opowiada o czymś lub o kimś z wystawy w 1893 roku.
gallery-see = Zobacz wszystkie karty

# The stage
bot-of-level = bot, { $level }
bot-level-random = bardzo łatwy
bot-level-visitor = łatwy
bot-level-exhibitor = średni
bot-level-organizer = dość trudny
bot-level-director = trudny
time-left = Pozostały czas

# Leaving, pausing and sharing

problem-log_gap = Części przebiegu tej gry nie da się teraz odczytać.
try-again = Spróbuj ponownie
leave-game = Opuść grę
leave-ask-bot = Bot gra za ciebie, dopóki nie wrócisz. Pozostali grają dalej.
leave-ask-pause = Przy stole nie ma nikogo więcej, więc gra czeka, aż wrócisz.
leave-yes = Opuść
leave-here = Możesz odejść w każdej chwili: gra czeka na tym urządzeniu.
abandon-ask = Wszyscy przy stole zostaną zapytani. Jeśli się zgodzą, gra skończy się bez wyniku.
abandon-ask-alone = Gra kończy się tutaj, bez wyniku. Nie da się do niej wrócić.
abandon-yes = Przerwij
paused = Gra jest wstrzymana.
paused-yours = Przy stole nikogo nie ma. Gra ruszy dalej, gdy wrócisz na swoje miejsce.
paused-watch = Przy stole nikogo nie ma. Gra ruszy dalej, gdy wróci któryś z graczy.
status-paused = wstrzymana
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
table-code = Kod do podyktowania
copy-code = Kopiuj kod
share = Udostępnij
share-invitation = Zagraj ze mną w grę Wystawa Światowa 1893.
share-game = Udostępnij tę grę
share-game-text = Partia gry Wystawa Światowa 1893, tura po turze.
code-unknown = Żaden stół nie ma teraz tego kodu. Może któraś litera się nie zgadza albo gra już się zaczęła.
join-over = Ta gra się skończyła.
shared-invitation = { $host } zaprasza do gry Wystawa Światowa 1893. Jedno miejsce jest wolne.
shared-game = Partia gry Wystawa Światowa 1893, stół: { $host }. Zapraszamy do oglądania.
shared-private = To zaproszenie do stołu z grą Wystawa Światowa 1893.
sitter-bot = { $name } ({ $bot })

# Coaching
coach = Rada
coach-off = Bez rad
coach-figure_now = Masz kartę: { $figure }. Zagraj ją w tej turze albo odrzuć, nie można jej zachować.
coach-scoring = { $count ->
    [one] Jeszcze tylko { $count } Bilet do punktowania. Teraz liczy się, kto ma gdzie najwięcej Pracowników.
    [few] Jeszcze tylko { $count } Bilety do punktowania. Teraz liczy się, kto ma gdzie najwięcej Pracowników.
   *[many] Jeszcze tylko { $count } Biletów do punktowania. Teraz liczy się, kto ma gdzie najwięcej Pracowników.
  }
coach-lead = Jeszcze jeden Pracownik w Obszarze { $area } i prowadzisz tam samodzielnie.
coach-decide = Jeszcze jeden Pracownik w Obszarze { $area } i prowadzisz tam samodzielnie, a jego Eksponatów masz { $count }.
coach-figure = W Obszarze { $area } czeka { $figure }: karta wzięta teraz pomoże ci w następnej turze.
coach-cards = Najwięcej kart leży w Obszarze { $area }: { $count }. Umieść tam Pracownika, a wszystkie będą twoje.
coach-tickets = Najwięcej Biletów leży w Obszarze { $area }: { $count }. Każdy jest przy punktowaniu wart jedną monetę i obracają karuzelę.
setting-coaching = rady w moich trzech następnych turach
learn-by-playing = Naucz się, grając
learn-by-playing-with = runda z przewodnikiem, pięć minut
