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
   *[other] medal za { $medal } pkt
  }, może zatwierdzić do { $approvals }; teraz byłoby to { $approved }.
award-nobody = Nikt nie ma miejsca.
area-state = { $number }: { $area }. { $cards }. { $supporters }. Gdyby punktować teraz: { $awards }
until-scoring = { $count ->
    [one] Bilet do punktowania
    [few] Bilety do punktowania
   *[many] Biletów do punktowania
  }
wheel-state = Karuzela: { $count ->
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
purse = Bilety, monety, medale
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
if-scored = licząc teraz: { $points }
set-points = { $points ->
    [one] { $points } pkt
    [few] { $points } pkt
   *[many] { $points } pkt
  }
bot-visitor = Zwiedzający
bot-reporter = Reporter
bot-vendor = Kupiec
bot-exhibitor = Wystawca
bot-juror = Juror
bot-organizer = Organizator
bot-commissioner = Komisarz
bot-director = Dyrektor
bot-visitor-is = na pierwszą grę
bot-reporter-is = goni za ulubionym kolorem
bot-vendor-is = pilnuje swojego straganu
bot-exhibitor-is = gra przyzwoicie
bot-juror-is = rozważa wszystko
bot-organizer-is = gra dobrze
bot-commissioner-is = rzadko się myli
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
ask-palmer = { $figure }: weź Pracownika, swojego albo cudzego
ask-palmer-to = { $figure }: postaw go w innym Obszarze
ask-mccormick = { $figure }: dodaj Pracownika do Obszaru Rolnictwa
ask-westinghouse = { $figure }: dodaj Pracownika do Obszaru Elektryczności
ask-saint_gaudens = { $figure }: dodaj Pracownika do Obszaru Sztuki
ask-schwab = { $figure }: dodaj Pracownika do Obszaru Przemysłu
ask-pullman = { $figure }: dodaj Pracownika do Obszaru Transportu
ask-confirm = Wszystko się zgadza?
ask-approve = { $name }, ile Eksponatów zatwierdzasz w Obszarze { $area }?
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
log = Przebieg
log-and-chat = Przebieg i czat
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
comes-home = { $count ->
    [0] nikt nie wraca
    [one] wraca { $count } Pracownik
    [few] wraca { $count } Pracowników
   *[many] wraca { $count } Pracowników
  }
winners = { $count ->
    [one] { $names } wygrywa!
   *[other] { $names } dzielą się zwycięstwem!
  }
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
rated = gra rankingowa
casual = gra towarzyska
approvals-automatic = Eksponaty zatwierdzane automatycznie
approvals-chosen = gracze wybierają, ile zatwierdzić
begins-drawn = pierwszy gracz losowany
begins-host = zaczyna gospodarz
pace-none = bez zegara
pace-live-short = zegar: { $minutes } min + { $seconds } s
pace-days = { $count ->
    [one] jeden dzień na turę
    [few] { $count } dni na turę
   *[many] { $count } dni na turę
  }
takebacks-on = cofanie za zgodą wszystkich
takebacks-here = cofanie dozwolone
takebacks-off = bez cofania
is-public = stół publiczny
is-private = tylko na zaproszenie
lobby = Stół
is-not-here = offline
is-away = w zastępstwie gra bot
has-forfeited = walkower
leave-yes = Opuść
table-closed = Ten stół zamknięto, zanim zaczęła się gra.
invite-link = Link
invite-qr = Link jako kod QR
copy-link = Kopiuj link
copied = Skopiowano

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
report-why = Co jest nie tak?
report-explained = Przeczyta to administrator serwera; nikt przy stole się nie dowie.
report-send = Zgłoś
report-sent = Dziękujemy, zgłoszono.
said = { $name } mówi: { $text }
menu = Menu
close = Zamknij
stay = Zostań
abandoned = Gra została przerwana.
abandoned-rated = Gra skończona walkowerem ({ $names }). Liczy się.
to-home = Do strony głównej
nothing-here = Nic tu nie ma
nothing-here-why = Pod tym adresem nic nie ma. Być może brakuje kawałka linku.
not-loaded = Nie wczytano
not-loaded-why = Tej części wystawy nie udało się wczytać. Nie ma sieci albo wystawę zaktualizowano, odkąd tu jesteś.
load-again = Wczytaj ponownie

# Odtwarzanie
replay = Odtwarzanie
play-on-invitation = Gram dalej od tury { $turn }. Twoje miejsce jest wolne: { $link }

# Ustawienia i konto
setting-sound = dzwonek, gdy przychodzi moja tura
setting-skip-confirm = potwierdzaj turę od razu, gdy nie ma już nic do wyboru
sign-in = Zaloguj się

# Zasady
does-burnham = jeszcze jeden Pracownik tam, gdzie umieszczono pierwszego
does-davis = Pracownik do sąsiedniego Obszaru
does-palmer = przesuwa dowolnego Pracownika do innego Obszaru
does-mccormick = Pracownik do Obszaru Rolnictwa
does-westinghouse = Pracownik do Obszaru Elektryczności
does-saint_gaudens = Pracownik do Obszaru Sztuki
does-schwab = Pracownik do Obszaru Przemysłu
does-pullman = Pracownik do Obszaru Transportu
learn-awards = Co daje każde miejsce:
learn-awards-medal = punkty medalu
learn-awards-check = Eksponaty, które można zatwierdzić
learn-awards-place = Miejsce
learn-players = { $count } graczy
learn-award = { $medal ->
    [0] bez medalu
   *[other] medal za { $medal } pkt
  }, { $approvals ->
    [one] { $approvals } Eksponat
    [few] { $approvals } Eksponaty
   *[many] { $approvals } Eksponatów
  }
learn-all = Wszystkie zasady
why = Dlaczego?
why-rule = Zasada { $rule }

# Strona: co czyta się przed nią lub obok niej, nowsze wersje i strona bez serwera
site-description = Gra planszowa Wystawa Światowa 1893 w przeglądarce: z botami na ośmiu poziomach albo z przyjaciółmi, bez konta i bez instalacji.
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
problem-unknown_bot_account = Nie ma takiego bota.
problem-bot_offline = Tego bota teraz nie ma.
problem-bot_busy = Ten bot ma już dość gier.
problem-too_many_bots = Nie możesz mieć więcej botów. Najpierw usuń któregoś.
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
sign-ticket = Bilety: przy punktowaniu po 1 punkcie w monetach, a kto ma ich najwięcej, dostaje 2 więcej
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
discard-explained = Karta osoby trafia na stos kart odrzuconych i w niczym nie pomaga. Nie można jej zachować na późniejszą turę.
sending = Wysyłanie…

# Scoring, the end and other players' turns
scoring-title-bonus = Najwięcej Biletów
scoring-title-redeem = Bilety zamieniają się w monety
scoring-title-recall = Pracownicy wracają
scoring-title-total = Co przyniosła runda { $round }
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
  }, najwięcej ze wszystkich: { $coins ->
    [one] { $coins } punkt
    [few] { $coins } punkty
   *[many] { $coins } punktów
  } w monetach
gain-bonus-tied = { $tickets ->
    [one] { $tickets } Bilet
    [few] { $tickets } Bilety
   *[many] { $tickets } Biletów
  }, remis na czele: { $coins ->
    [one] { $coins } punkt
    [few] { $coins } punkty
   *[many] { $coins } punktów
  } w monetach
gain-redeem = { $tickets ->
    [0] brak Biletów
    [one] { $tickets } Bilet: { $coins } punkt w monetach
    [few] { $tickets } Bilety: { $coins } punkty w monetach
   *[many] { $tickets } Biletów: { $coins } punktów w monetach
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
gain-medal = medal za { $medal } pkt
gain-approved = zatwierdzone Eksponaty: { $approved } z najwyżej { $approvals }
gain-total = +{ $points } ({ $from } → { $to })
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

# Cards and the gallery
page-gallery = Karty
gallery-invites = Każda karta opowiada o czymś lub o kimś z wystawy w 1893 roku.
gallery-see = Zobacz wszystkie karty

# The stage
bot-of-level = bot, { $level }
bot-level-random = bez planu
bot-level-visitor = bardzo łatwy
bot-level-reporter = łatwy
bot-level-vendor = dość łatwy
bot-level-exhibitor = średni
bot-level-juror = dość trudny
bot-level-organizer = trudny
bot-level-commissioner = bardzo trudny
bot-level-director = mistrzowski
bot-option = { $name } · { $level } · { $rating }
bot-rated = { $level }, ocena { $rating }
match-first = Na początek: { $name }. O następnych przeciwnikach zdecydują twoje wyniki.
match-fits = { $games ->
    [one] Twój przeciwnik: { $name }. Tak wynika z dotychczasowych gier ({ $games } gra).
    [few] Twój przeciwnik: { $name }. Tak wynika z dotychczasowych gier ({ $games } gry).
   *[many] Twój przeciwnik: { $name }. Tak wynika z dotychczasowych gier ({ $games } gier).
  }
time-left = Pozostały czas

# Leaving, pausing and sharing
problem-log_gap = Części przebiegu tej gry nie da się teraz odczytać.
paused = Gra jest wstrzymana.
status-paused = wstrzymana
table-code = Kod do podyktowania
copy-code = Kopiuj kod
share = Udostępnij
share-invitation = Zagraj ze mną w grę Wystawa Światowa 1893.
share-game = Udostępnij tę grę
share-game-text = Partia gry Wystawa Światowa 1893, tura po turze.
shared-invitation = { $host } zaprasza do gry Wystawa Światowa 1893. Jedno miejsce jest wolne.
shared-game = Partia gry Wystawa Światowa 1893, stół: { $host }. Zapraszamy do oglądania.
shared-private = To zaproszenie do stołu z grą Wystawa Światowa 1893.
sitter-bot = { $name } ({ $bot })

# Coaching
coach = Wskazówka
coach-off = Bez wskazówek
coach-figure_now = Masz kartę: { $figure }. Zagraj ją w tej turze albo odrzuć, nie można jej zachować.
coach-scoring = { $count ->
    [one] Jeszcze tylko { $count } Bilet do punktowania. Teraz liczy się, kto gdzie ma najwięcej Pracowników.
    [few] Jeszcze tylko { $count } Bilety do punktowania. Teraz liczy się, kto gdzie ma najwięcej Pracowników.
   *[many] Jeszcze tylko { $count } Biletów do punktowania. Teraz liczy się, kto gdzie ma najwięcej Pracowników.
  }
coach-lead = Jeszcze jeden Pracownik w Obszarze { $area } i prowadzisz tam samodzielnie.
coach-decide = Jeszcze jeden Pracownik w Obszarze { $area } i prowadzisz tam samodzielnie, a jego Eksponatów masz { $count }.
coach-figure = W Obszarze { $area } czeka { $figure }: karta wzięta teraz pomoże ci w następnej turze.
coach-cards = Najwięcej kart leży w Obszarze { $area }: { $count }. Umieść tam Pracownika, a wszystkie będą twoje.
coach-tickets = Najwięcej Biletów leży w Obszarze { $area }: { $count }. Każdy daje przy punktowaniu jeden punkt i obraca karuzelę.
coach-take = Karty w Obszarze { $area }: { $count }. Umieść tam Pracownika, a wszystkie będą twoje.
learn-by-playing = Naucz się, grając
learn-by-playing-with = runda z przewodnikiem, pięć minut
