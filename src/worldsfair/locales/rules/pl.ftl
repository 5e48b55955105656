# Zasady, po jednym komunikacie na każdy numer z docs/rules.md: nazwa i `.text`; `.ruling` tam, gdzie drukowane
# zasady zostawiają coś otwartego, `.assumed` tam, gdzie jakiejś liczby nie da się z nich odczytać, `.note` dla
# dociekliwych. Liczby z pudełka pochodzą z edycji.

# Strona
rules-lead = Tu jest wszystko, co rozstrzyga o grze, w krótkich zasadach. Każda ma swój numer, a gdzie przy stole widać „Dlaczego?”, tam droga prowadzi do jednej z nich.
rules-search = Szukaj w zasadach
rules-search-how = Słowo, nazwisko albo numer: remis, Palmer, T6
rules-found = { $count ->
    [0] Żadna zasada o tym nie mówi. Spróbuj innego słowa.
    [one] { $count } zasada
    [few] { $count } zasady
   *[many] { $count } zasad
  }
rules-contents = Spis treści
rules-named = { $rule }: { $title }
rules-all = Przeczytaj wśród wszystkich zasad
rules-example = Przykład
chapter-S = Przygotowanie gry
chapter-T = Tura
chapter-P = Punktowanie
chapter-E = Koniec gry
chapter-open = Co jest w druku, a czego nie ma
mark-ruling = Rozstrzygnięcie
mark-assumed = Założenie
mark-note = Ściśle biorąc
rules-open = Drukowane zasady zostawiają kilka przypadków otwartych. To, co przyjęto tutaj, oznaczono słowem „Rozstrzygnięcie”. Trzech rzeczy z pudełka nie da się z nich odczytać i te oznaczono słowem „Założenie”: na ile kart jest miejsce w większości Obszarów, ile jest kart każdej Wpływowej osoby oraz Bonusy startowe. Jeśli w twoim pudełku jest inaczej, edycję można poprawić i każda gra z nią się do tego dostosuje.
rules-secret = Tajna jest tylko kolejność kart w talii. Wszystko inne leży odkryte przed wszystkimi.
rules-length = Cała gra trwa około 25 do 50 tur.

# Tabele
table-kinds = Ile kart jest w grze
table-kind = Karty
table-each-area = Eksponaty każdego Obszaru
table-all = Razem
table-capacities = Miejsce na karty
table-area = Obszar
table-room = Miejsce
table-source = Źródło
table-printed = z druku
table-assumed = założenie
table-bonus = Bonus startowy
table-turn = Kolejność gry
table-adds = Po jednym Pracowniku więcej w Obszarze
table-order = { $number ->
    [1] pierwszy gracz
    [2] drugi gracz
    [3] trzeci gracz
   *[other] czwarty gracz
  }
table-sets = Punkty za zestaw
table-tokens = Różne żetony
table-points = Punkty

# Przygotowanie gry
rule-S1 = Jak długa jest runda
    .text = Karuzela, czyli diabelski młyn, ma tyle pól: { $spaces2 } przy 2 graczach, { $spaces3 } przy 3 i { $spaces4 } przy 4. Pole startowe, to z gwiazdą, też się liczy: jeden pełny obrót wymaga tylu samo Biletów.
rule-S2 = Obszary
    .text = Pięć Obszarów układa się losowo wokół karuzeli i tak zostają przez całą grę. Liczy się je zgodnie z ruchem wskazówek zegara, od tego tuż na lewo od podstawy karuzeli do tego tuż na prawo od niej.
rule-S3 = Kabina
    .text = Kabina karuzeli zaczyna na polu startowym.
rule-S4 = Pierwsza runda
    .text = Gra zaczyna się od rundy 1. Liczba rund: { $rounds }. Każda kończy się fazą punktowania.
rule-S5 = Talia
    .text = Wszystkie karty w grze tasuje się w jedną talię: { $deck2 } przy 2 graczach, { $deck3 } przy 3, { $deck4 } przy 4. Pozostałe zostają w pudełku.
    .assumed = Wpływowych osób jest łącznie { $figures }, ale drukowane zasady nie mówią, ile kart ma każda z nich. Tabela pokazuje, czym gra się tutaj.
rule-S6 = Pierwsze karty
    .text = Każdy Obszar dostaje dwie odkryte karty, Obszar po Obszarze, zgodnie z ruchem wskazówek zegara.
    .note = Karty przy Obszarze zachowują kolejność, w jakiej zostały wyłożone.
rule-S7 = Niczego nie zabraknie
    .text = Monet, medali i żetonów Zatwierdzonych Eksponatów zawsze jest dość.
rule-S8 = Twoi Pracownicy
    .text = Liczba twoich Pracowników: { $supporters }. Na początku do każdego z pięciu Obszarów trafia { $onEach }, a reszta to twoje zasoby.
rule-S9 = Kto zaczyna i Bonus startowy
    .text = Pierwszego gracza wybiera los, chyba że stół ustawiono tak, że zaczyna gospodarz. Gra toczy się zgodnie z ruchem wskazówek zegara. Przed pierwszą turą każdy dodaje Pracowników według swojego miejsca w kolejności, tak jak pokazuje tabela.
    .assumed = Drukowane zasady mówią tylko, że karta Bonusu startowego wymienia Obszary i dodaje jednego lub dwóch Pracowników. Jakie to Obszary, jest założeniem.
rule-S10 = Zależnie od liczby graczy
    .text = To, co daje miejsce w Obszarze, zależy od liczby graczy. Tabela przy P4 ma kolumnę dla każdej z nich.

# Tura
rule-T1 = Umieść Pracownika
    .text = Wybierz dowolny Obszar i postaw tam jednego Pracownika ze swoich zasobów. Ten wybór liczy się potrójnie: dla twojego miejsca w tym Obszarze, dla kart, które zabierzesz, i dla tego, dokąd trafią nowe.
rule-T2 = Gdy zasoby są puste
    .text = Jeśli potrzebujesz Pracownika, do umieszczenia albo dla Wpływowej osoby, a w zasobach nie ma żadnego, weź jednego ze swoich z dowolnego Obszaru i użyj właśnie jego. Dopóki choć jeden jest w zasobach, ci w Obszarach zostają na miejscu.
    .ruling = Umieszczenia Pracownika nie można pominąć. Przy pustych zasobach trzeba go do tego skądś wziąć i wolno go odstawić do tego samego Obszaru.
    .note = Pracownik dla Wpływowej osoby też może wtedy pochodzić z każdego Obszaru, nawet z tego, do którego idzie.
rule-T3 = Zagraj lub odrzuć Wpływowe osoby
    .text = Każdą Wpływową osobę zabraną w jednej z wcześniejszych tur teraz się zagrywa albo odrzuca, w dowolnej kolejności. Żadnej nie można zachować na później. Zagrana osoba wykonuje swoją akcję, a potem jej kartę się odrzuca.
    .note = Z kilku takich samych kart pierwsza odchodzi ta o najniższym numerze. Dotyczy to też zatwierdzanych Eksponatów.
rule-T4 = Daniel Burnham
    .text = Do Pracownika, który właśnie został umieszczony, dołącza jeszcze jeden, w tym samym Obszarze.
rule-T5 = George Davis
    .text = Stawiasz Pracownika w Obszarze sąsiadującym z tym, w którym umieszczasz Pracownika w tej turze. Szereg Obszarów jest otwarty u podstawy karuzeli: dwa Obszary po jej lewej i prawej stronie nie sąsiadują ze sobą.
rule-T6 = Bertha Palmer
    .text = Bierzesz jednego Pracownika, swojego lub cudzego, z dowolnego Obszaru i stawiasz go w innym. Nie może wrócić do Obszaru, z którego przyszedł.
rule-T7 = Osoby poszczególnych Obszarów
    .text = Każda z tych pięciu osób stawia jednego twojego Pracownika w swoim Obszarze, niezależnie od tego, gdzie grasz w tej turze: Cyrus McCormick w Obszarze Rolnictwa, George Westinghouse w Obszarze Elektryczności, Augustus Saint-Gaudens w Obszarze Sztuki, Charles H. Schwab w Obszarze Przemysłu, George Pullman w Obszarze Transportu.
rule-T8 = Zabierz karty
    .text = Wszystkie karty z Obszaru, w którym umieszczasz Pracownika, są twoje i leżą odkryte przed tobą. Obszar, do którego Pracownika wysłała tylko Wpływowa osoba, nie daje ci kart. To, co mają gracze, widzą wszyscy.
rule-T9 = Bilety obracają karuzelę
    .text = Za każdy zabrany Bilet Kabina przesuwa się o jedno pole. Na polu startowym zatrzymuje się, nawet jeśli zabranych Biletów jest więcej. Wtedy punktowanie następuje zaraz po tej turze.
rule-T10 = Nowe osoby czekają
    .text = Wpływowa osoba zabrana przed chwilą jeszcze ci nie pomoże. Czeka na twoją następną turę.
rule-T11 = Trzy nowe karty
    .text = Pierwsza nowa karta trafia do Obszaru, w którym umieszczasz Pracownika. Dwie kolejne trafiają, po jednej, do dwóch następnych Obszarów zgodnie z ruchem wskazówek zegara, w których jest miejsce; po Obszarze na prawo od podstawy karuzeli przychodzi ten na lewo. Pełny Obszar się pomija. Limit kart w Obszarze: od { $least } do { $most }.
    .assumed = Nie dla każdego Obszaru limit da się odczytać z drukowanych zasad. Tabela mówi, gdzie jest założeniem.
rule-T12 = Jeszcze raz dookoła
    .text = Jeśli za mało Obszarów ma miejsce, wykłada się dalej dookoła. Obszar, w którym umieszczasz Pracownika, może więc dostać drugą nową kartę, a nawet trzecią.
rule-T13 = Pusta talia
    .text = Gdy talia się wyczerpie, stos kart odrzuconych tasuje się w nową talię i wykłada karty dalej.
    .ruling = Jeśli i ten stos jest pusty, brakujących kart się nie wykłada.
rule-T14 = Koniec tury
    .text = Jeśli Kabina wróciła w tej turze na pole startowe, teraz następuje punktowanie. Potem przychodzi tura następnego gracza, zgodnie z ruchem wskazówek zegara.
    .ruling = Rundę kończy tylko karuzela, jakkolwiek długo to trwa.

# Punktowanie
rule-P1 = Najwięcej Biletów
    .text = Kto ma najwięcej Biletów, dostaje w monetach { $bonus }. Jeśli najwięcej ma kilku graczy, każdy z nich dostaje { $bonus }.
rule-P2 = Bilety na monety
    .text = Wszyscy oddają wszystkie swoje Bilety i za każdy dostają w monetach 1. Bilety trafiają na stos kart odrzuconych.
rule-P3 = Obszar po Obszarze
    .text = Obszary punktuje się pojedynczo, zgodnie z ruchem wskazówek zegara, od tego tuż na lewo od podstawy karuzeli do tego tuż na prawo od niej.
rule-P4 = Co daje miejsce
    .text = Kto sam ma najwięcej Pracowników w Obszarze, jest tam pierwszy, a kto sam ma drugą największą liczbę, jest drugi. Tabela mówi, co to daje: punkty medalu i ile Eksponatów tego Obszaru można zatwierdzić. Miejsce bez wpisu nic nie daje.
    .note = Wstęgi na planszy pokazują miejsca w tej chwili, a „=” oznacza remis.
rule-P5 = Remis na I miejscu
    .text = Gdy kilku graczy remisuje na I miejscu, w tym Obszarze nikt nie jest drugi. Kto przychodzi po nich, nie dostaje nic.
rule-P6 = Bez Pracownika nie ma miejsca
    .text = Żeby mieć miejsce w Obszarze, potrzeba tam choć jednego swojego Pracownika, nawet jeśli inni mają ich niewielu.
    .ruling = Drukowane zasady o tym nie mówią.
rule-P7 = Zatwierdzanie Eksponatów
    .text = Twoje miejsce w Obszarze mówi, ile Eksponatów możesz tam zatwierdzić, a liczą się tylko Eksponaty tego Obszaru. Za każdy odrzucasz kartę i bierzesz żeton Zatwierdzonego Eksponatu tego Obszaru. Możesz zatwierdzić mniej albo nic. Zwykle zatwierdza się samo tyle, ile się da; przy stole, przy którym gracze wybierają, padnie pytanie o liczbę, Obszar po Obszarze i gracz po graczu.
    .note = Gdzie gracze wybierają, pytani są tylko ci, którym miejsce na to pozwala i którzy mają Eksponat tego Obszaru.
rule-P8 = Co zostaje u ciebie
    .text = Niezatwierdzone Eksponaty zostają u ciebie, tak samo jak twoje Wpływowe osoby. Może przyjdzie dla nich jeszcze jedno punktowanie.
rule-P9 = Pracownicy wracają
    .text = Gdy wszystkie Obszary są już policzone, połowa twoich Pracowników z każdego Obszaru wraca do zasobów. Zaokrągla się w dół, w każdym Obszarze osobno: z pięciu wraca dwóch, a pojedynczy zostaje.
rule-P10 = Następna runda
    .text = Kabina znów stoi na polu startowym. Następną rundę zaczyna gracz, który zgodnie z ruchem wskazówek zegara siedzi za tym, kto grał ostatni.

# Koniec gry
rule-E1 = Ostatnie punktowanie
    .text = Po { $rounds }. fazie punktowania gra się kończy.
rule-E2 = Twoje punkty
    .text = Dodaj swoje monety, medale i zestawy ułożone z żetonów Zatwierdzonych Eksponatów. Eksponaty, które nigdy nie zostały zatwierdzone, nic nie dają.
rule-E3 = Zestawy
    .text = W zestawie nigdy nie ma dwóch żetonów tego samego Obszaru, a im więcej w nim Obszarów, tym więcej jest wart. Twoje żetony układa się tak, żeby dały ci najwięcej punktów.
rule-E4 = Kto wygrywa
    .text = Wygrywa najwięcej punktów. Przy remisie wygrywa, kto ma więcej żetonów Zatwierdzonych Eksponatów, a jeśli i to jest równe, komu zostało mniej Eksponatów. Kto nadal remisuje, dzieli się zwycięstwem.

# Rysowane przykłady
drawn-start = Zaczyna się gra dla czterech osób. Każdy ma po jednym Pracowniku w każdym Obszarze, a ci drudzy to Bonusy startowe.
drawn-davis = Twój Pracownik stoi w Obszarze Sztuki, na lewo od podstawy karuzeli, a pomaga ci George Davis. Sąsiaduje z nim tylko Obszar Rolnictwa: Obszar Przemysłu leży po drugiej stronie otwartego końca.
drawn-deal = Umieszczasz Pracownika w Obszarze Elektryczności i zabierasz jego karty. Pierwsza nowa karta zaraz tam wraca. Obszar Transportu jest pełny i zostaje pominięty, więc druga trafia do Obszaru Przemysłu, a trzecia, obok podstawy karuzeli, do Obszaru Sztuki.
drawn-round = To samo, ale Obszary Sztuki i Rolnictwa też są pełne. Trzecia karta znajduje miejsce już tylko w Obszarze Elektryczności.
drawn-wheel = Do gwiazdy brakuje jednego pola, a ty zabierasz dwa Bilety. Kabina zatrzymuje się przy gwieździe i drugi Bilet już jej nie przesuwa. Monety dostaniesz za oba.
drawn-places = Trzy Obszary w grze dla czterech osób. W Obszarze Rolnictwa pomarańczowy jest pierwszy, a fioletowy drugi; niebieski nie ma tam Pracownika, więc nie ma i miejsca. W Obszarze Elektryczności pomarańczowy i fioletowy remisują na I miejscu, a biały, choć następny, nie jest drugi. W Obszarze Sztuki pomarańczowy jest pierwszy, a fioletowy i biały remisują na II miejscu.
drawn-recall = Pomarańczowy ma w Obszarze 6 Pracowników, fioletowy 5, biały 2, a niebieski 1. Wraca z nich kolejno 3, 2, 1 i żaden.
drawn-final = Dziewięć żetonów tworzy zestaw z pięciu, zestaw z trzech i jeden pojedynczy żeton. Punkty za zestawy: { $sets }. Z monetami ({ $coins }) i medalami ({ $medals }) daje to razem { $total }.
