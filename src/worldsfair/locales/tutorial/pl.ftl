# The first game as a lesson
guide = Przewodnik
lesson-back = Witaj z powrotem! Gramy dalej od miejsca, w którym przerwaliśmy.
lesson-anew = Zacznij od nowa
lesson-leave = Opuść samouczek
lesson-play = Zagraj w prawdziwą grę
lesson-welcome = Chicago, rok 1893: wielka wystawa się otwiera, a w jej pięciu Obszarach wciąż brakuje Eksponatów. Zatwierdź swoje i zdobądź najwięcej punktów. Pierwszą rundę zagramy razem.
lesson-supporters = To twoi Pracownicy w Obszarze { $area }. Masz ich w każdym Obszarze, podobnie jak { $name }. Kto ma w Obszarze najwięcej Pracowników, ten o nim decyduje.
lesson-place = Twoja tura! W Obszarze { $area } leżą karty: { $cards }. Wyślij tam Pracownika, a wszystkie będą twoje. Dotknij tego Obszaru.
lesson-confirm = Tu widać, co da ta tura. Możesz ją jeszcze cofnąć i wybrać inny Obszar. Jeśli ci odpowiada, naciśnij „{ confirm }”.
lesson-own = Twój Pracownik stoi na miejscu, karty są twoje, a z talii przychodzą trzy nowe.
lesson-watch = Teraz gra { $name }. Zobacz, dokąd idzie Pracownik i które karty zostają zabrane.
lesson-scoring = Karuzela zrobiła pełny obrót, więc czas na punktowanie. Obejrzyj je krok po kroku.
lesson-exhibits = { $count ->
    [one] Twój Eksponat leży tutaj, razem ze wszystkim, co masz. Na razie nie jest nic wart: przy punktowaniu można go zatwierdzić, jeśli prowadzisz w jego Obszarze.
    [few] Twoje { $count } Eksponaty leżą tutaj, razem ze wszystkim, co masz. Na razie nie są nic warte: przy punktowaniu można zatwierdzić te, w których Obszarach prowadzisz.
   *[many] Twoje Eksponaty ({ $count }) leżą tutaj, razem ze wszystkim, co masz. Na razie nie są nic warte: przy punktowaniu można zatwierdzić te, w których Obszarach prowadzisz.
  }
lesson-deal = Po każdej turze z talii przychodzą trzy nowe karty: pierwsza do odwiedzonego właśnie Obszaru, pozostałe do następnych Obszarów zgodnie z ruchem wskazówek zegara, w których jest miejsce.
lesson-ticket = W Obszarze { $area } leży Bilet. Przy punktowaniu daje jeden punkt w monetach, a od razu obraca karuzelę o jedno pole. Weź go!
lesson-wheel = Bilety obracają karuzelę, bez względu na to, kto je bierze. { $count ->
    [one] Jeszcze { $count } Bilet i runda się skończy: nastąpi punktowanie.
    [few] Jeszcze { $count } Bilety i runda się skończy: nastąpi punktowanie.
   *[many] Jeszcze { $count } Biletów i runda się skończy: nastąpi punktowanie.
  }
lesson-figure = W Obszarze { $area } czeka { $figure }. Wpływowe osoby pomagają w następnej turze; ta karta daje: { $does }. Weź ją!
lesson-figure_hand = Masz kartę: { $figure }. W tej turze daje: { $does }. Najpierw jak zwykle umieść Pracownika, może w Obszarze { $area }.
lesson-figure_play = Teraz { $figure }: { $does }. Dotknij zaznaczonego Obszaru.
lesson-figure_palmer = Teraz { $figure }: weź jednego Pracownika, czyjegokolwiek, i postaw go w innym Obszarze.
lesson-ribbons = Wstęga mówi, że prowadzisz w Obszarze { $area }. Gdyby punktowanie było teraz, byłby to medal za { $points } punkty i ✓ dla najwyżej trzech Eksponatów tego Obszaru. Masz ich { $count }.
lesson-tie = „=” oznacza remis: w Obszarze { $area } nikt nie prowadzi. Remis nie daje medalu i tylko jedno ✓. Jeszcze jeden Pracownik by to rozstrzygnął.
lesson-sure = Oto, co da ta tura. Potwierdź ją albo cofnij i poszukaj gdzie indziej.
lesson-free = Twoja tura. Dokąd wyślesz Pracownika?
lesson-tickets_scored = To była faza punktowania. Najpierw Bilety: było ich u ciebie { $count }, co dało { $points } w monetach. Kto ma najwięcej Biletów, dostaje dodatkowe 2 punkty.
lesson-areas_scored = Potem Obszar po Obszarze: twoje miejsca dały { $points } w medalach. { $count ->
    [0] Tym razem nie zatwierdzono żadnego twojego Eksponatu
    [one] Zatwierdzono { $count } twój Eksponat
    [few] Zatwierdzono { $count } twoje Eksponaty
   *[many] Zatwierdzono { $count } twoich Eksponatów
  }; pozostałe zostają u ciebie do następnego punktowania.
lesson-sets_scored = Każdy zatwierdzony Eksponat staje się żetonem. Żetony różnych Obszarów tworzą zestaw: 1, 2, 3, 4 lub 5 z nich jest warte 1, 3, 6, 10 lub 15 punktów, więc różnorodność popłaca. Wartość twoich to na razie { $points }.
lesson-recall = Na koniec połowa Pracowników z każdego Obszaru, zaokrąglona w dół, wróciła do domu: { $count } twoich. Karuzela rusza od nowa. Do końca gry zostałyby jeszcze dwie takie rundy.

# At its end
lesson-end-title = Już się tu odnajdujesz
lesson-end = Cała gra ma trzy rundy, a wygrywa, kto zdobędzie najwięcej punktów. Na te znaki warto patrzeć:
learnt-ribbon = Wstęga
learnt-ribbon-means = Miejsce w Obszarze: prowadzi, kto ma tam najwięcej Pracowników. „=” oznacza remis.
learnt-check = Ptaszek
learnt-check-means = Ile Eksponatów tego Obszaru to miejsce pozwala zatwierdzić przy punktowaniu.
learnt-token = Żeton
learnt-token-means = Zatwierdzony Eksponat. Do pięciu różnych tworzy zestaw wart 1, 3, 6, 10 lub 15 punktów.
learnt-coin = Moneta
learnt-coin-means = Jeden punkt. Punktowanie daje po jednym za każdy Bilet i 2 więcej temu, kto ma ich najwięcej.
learnt-medal = Medal
learnt-medal-means = Punkty za pierwsze miejsce w Obszarze, a przy trzech lub czterech graczach także za drugie.
learnt-ticket = Bilet i karuzela
learnt-ticket-means = Każdy Bilet obraca karuzelę o jedno pole. Po pełnym obrocie następuje punktowanie.
