# Nowy stół
table-place = Gdzie
table-here = na tym urządzeniu
table-at-server = na serwerze, dla przyjaciół gdzie indziej
table-here-explained = Przeciw botom albo w kilka osób przy tym ekranie. Nic nie idzie przez sieć.
your-name = Twoja nazwa
their-name = Nazwa tej osoby
seat-number = Miejsce { $number }
seat-for-guest = wolne, na zaproszenie
seat-here = ktoś jeszcze przy tym urządzeniu
options = Opcje
stakes = Czy gra się liczy?
rated-choice = gra rankingowa: wynik liczy się do ocen
casual-choice = gra towarzyska: dla wszystkich i nic się nie liczy
rated-explained = Grają tylko konta i boty, tur się nie cofa, a kto odejdzie albo przekroczy czas, przegrywa.
rated-needs-account = Gry rankingowe są dla tych, którzy mają konto.
to-account = Załóż konto albo zaloguj się
rated-name = Grasz jako { $name }.
approvals = Zatwierdzanie Eksponatów
begins = Pierwsza tura
pace = Czas
pace-live = z zegarem
pace-minutes = Minuty dla każdego
pace-seconds = Sekundy dodawane na turę
overdue = Gdy czas minie
overdue-turn = bot rozgrywa tę turę
overdue-seat = bot przejmuje miejsce
stand-in = Kto gra za nieobecnych
browser-bots = boty myślą na tym urządzeniu, nie na serwerze
open-table = Otwórz stół
start = Zacznij
opponents = Twoi przeciwnicy
match-me = Dopasuj do mnie
match-me-is = ktoś na twoją miarę, gra po grze
match-own = Twoja ocena: około { $rating }.
rating-scale = Liczby to oceny na jednej skali: 0 gra bez planu, a kto ma o 400 więcej, wygrywa dziesięć gier na jedną przegraną.
seat-bot = bot wybrany powyżej
seat-bot-certain = Określony bot
bot-fitting = { $match }: { $name }

# Przed grą
nobody = nikt
seat-open = Wolne miejsce
seat-free = Zwolnij miejsce
seat-bot-choose = Kto siedzi na miejscu { $number }
program = Program
program-token = Klucz do miejsca programu, widoczny tylko teraz
program-copy = Kopiuj klucz
program-how = Twój program gra przez HTTP z tym nagłówkiem; oddanie miejsca komuś innemu unieważnia klucz:
program-docs = Jak działa API
seat-invited = { $name } ma zaproszenie
seat-invite = Zaproś: { $name }
seat-declined = { $name } nie chce grać.
seat-bots-more = Inne boty tego serwera
seat-bots-invite = Boty graczy
account-bots = Twoje boty
account-bots-explained = Dla piszących programy: twój bot gra tu pod własną nazwą. Dopóki jest połączony, można go zapraszać do stołów.
account-bot-key = Klucz bota { $name }, widoczny tylko teraz
account-bot-key-how = Trzymaj go tam, gdzie znajdzie go twój program; później nikt go nie odczyta. Towarzyszy każdemu zapytaniu:
account-bot-online = połączony, można zaprosić
account-bot-offline = niepołączony
account-bot-no-key = brak klucza
account-bot-renew = Nowy klucz
account-bot-renew-ask = Stary klucz od razu traci ważność, a { $name } jest rozłączony, dopóki nie dostanie nowego.
account-bot-delete = Usuń bota
account-bot-delete-ask = { $name } zostanie usunięty, a z nim klucz. Jego partie zostaną.
account-bot-cancel = Anuluj
account-bot-new = Nowy bot
account-bot-name = Nazwa bota
account-bot-make = Utwórz bota
seats = Miejsca
is-here = online
is-ready = gotowość potwierdzona
sit-down = Usiądź
hot-seat-name = Nazwa, to samo urządzenie
hot-seat-add = Dodaj
waits-for-seats = { $count ->
    [one] Jedno miejsce jest jeszcze wolne: zaproś kogoś albo posadź bota.
    [few] { $count } miejsca są jeszcze wolne: zaproś kogoś albo posadź boty.
   *[many] { $count } miejsc jest jeszcze wolnych: zaproś kogoś albo posadź boty.
  }
waits-for-seats-here = Na każdym wolnym miejscu posadź kogoś przy tym urządzeniu albo bota.
waits-for-answer = { $name } jeszcze nie odpowiada.
waits-for-ready = Czekamy, aż { $name } potwierdzi gotowość.
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
invite = Zaproś
join-title = Masz zaproszenie
join-who = Przy tym stole: { $names }
join-full = Wszystkie miejsca są zajęte.
to-table = Do twojego stołu
watch = Oglądaj
code-unknown = Żaden stół nie ma teraz tego kodu. Może któraś litera się nie zgadza albo gra już się zaczęła.
join-over = Ta gra się skończyła.

# Ustawienia
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
setting-hand-over = gdy przy tym urządzeniu gra kilka osób, pytaj przed każdą turą, kto je bierze
setting-keys = pojedyncze klawisze: 1 do 5 wybiera, U cofa, S potwierdza
setting-speed = Tury innych graczy
setting-scores-alone = punktowanie toczy się samo
setting-effects = ciche dźwięki tego, co dzieje się na planszy
setting-coaching = wskazówki w moich trzech następnych turach

# Konto
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
learn-figures-text = Wpływowe osoby zebrane w poprzedniej turze pomagają teraz, w dowolnej kolejności. Kogo nie chcesz zagrać, tego odrzucasz: nie można ich zachować na później. Obszar, do którego Pracownika dodała tylko Wpływowa osoba, nie daje ci kart.
learn-collect = Zabierz karty
learn-collect-text = Wszystkie karty z twojego Obszaru są twoje: Eksponaty do późniejszego zatwierdzenia, osoby na następną turę i Bilety. Każdy Bilet przesuwa Kabinę karuzeli o jedno pole.
learn-deal = Trzy nowe karty
learn-deal-text = Pierwsza trafia do twojego Obszaru, dwie kolejne do następnych Obszarów zgodnie z ruchem wskazówek zegara, w których jest miejsce. Plansza pokazuje to wcześniej.
learn-wheel = Karuzela, czyli diabelski młyn
learn-wheel-text = Gdy Kabina wróci do gwiazdy, zatrzymuje się. Po tej turze runda się kończy i następuje punktowanie. Są trzy rundy.
learn-scoring = Faza punktowania
learn-scoring-tickets = Bilety: każdy daje 1 punkt w monetach, a kto ma ich najwięcej, dostaje dodatkowo { $bonus }. Przy remisie dostaje je każdy z prowadzących.
learn-scoring-areas = Obszary po kolei: im więcej masz tam Pracowników, tym lepsze twoje miejsce. Tabela mówi, co daje miejsce: punkty medalu i ile twoich Eksponatów tego Obszaru można zatwierdzić. Po remisie na I miejscu nikt nie jest drugi, a bez Pracownika w Obszarze nie masz tam miejsca.
learn-ribbons = Wstęgi na planszy pokazują miejsca w tej chwili; „=” oznacza remis.
learn-scoring-recall = Odzyskanie: połowa twoich Pracowników z każdego Obszaru, zaokrąglona w dół, wraca do zasobów.
learn-end = Koniec
learn-end-text = Po trzecim punktowaniu liczą się monety, medale i zestawy zatwierdzonych Eksponatów. Różne razem są warte więcej:
learn-keys = Na klawiaturze
learn-keys-text = Tab przechodzi między Obszarami, a czytnik ekranu odczytuje każdy z nich; Enter wybiera ten, który jest zaznaczony, a I opowiada o jego kartach. 1 do 5 wybiera Obszar według widocznej na nim cyfry, a stos, z którego się bierze, według cyfry na nim; U lub Backspace cofa, S potwierdza, tak samo jak Enter, gdy nic innego nie jest zaznaczone; Escape pomija to, co jest pokazywane. Pojedyncze klawisze można wyłączyć w ustawieniach. Podczas odtwarzania strzałki przechodzą między turami, a Spacja odtwarza.
learn-all-text = Każda zasada z numerem, z rysowanymi przykładami i wyszukiwaniem.
