import type { LanguageWords } from '../language-words.ts';

/** Polish. */
export const pl: LanguageWords = {
  keys: {
    event: 'impreza imprezy wydarzenia wydarzenie wydarzeń zajęcia',
    calendar: 'kalendarz kalendarze',
    id: 'identyfikator liczbaporządkowa lp nr numer sygnatura',
    slug: 'kod',
    title: 'nadtytul nagłówek nazwa nazwawydarzenia oznaczenie temat tytulwydarzenia tytuł tytuły',
    name: 'imię nazwa nazwisko nazwy',
    summary: 'krótkatreść krótkiopis opiskrotki opisskrocony podtytuł skrócony skrót streszczenie wprowadzenie zajawka',
    description: `
      charakterystyka informacje opis opisy porządekdzienny porządekobrad szczegóły tresci treść uwaga uwagi zawartość
    `,
    short: 'krótki',
    start: `
      datarozpoczęcia od otwarciewystawy pierwszydzień pierwszygwizdek poczatku początek rozpoczecia rozpocznie
      rozpoczyna rozpoczęcie rozpoczęciemeczu zaczyna
    `,
    end: 'datakońcowa datazakończenia do koncem koniec kończy ostatnidzień zakonczenia zakończenie',
    date: 'data datawydarzenia daty dni dzień kiedy',
    time: 'czas godzina godziny',
    allDay: 'całodniowe całodniowy całodzienne całydzień dlugiwydarzenie',
    timeZone: 'strefa strefaczasowa',
    duration: 'czastrwania dlugosctrwania długość trwa trwania',
    sessions: 'daty dni lekcje pokazy przedstawienia repertuar seanse sesje spektakle terminu terminy terminyzajęć',
    recurrence: 'cykliczne częstotliwość powtarzalność powtarzanie powtórzenie',
    created: `
      datadodania datautworzenia dodane dodano dodany utworzenia utworzone utworzono utworzony wprowadzono
      zarejestrowano
    `,
    updated: `
      aktualizacja dataaktualizacji dataedycji datamodyfikacji edytowano modyfikacja ostatniapublikacja ostatniazmiana
      poprawiono zaktualizowano zmieniono zmieniony zmodyfikowano zmodyfikowany
    `,
    published: 'datapublikacji opublikowane opublikowano opublikowany publikacja publikowane',
    deadline: `
      archiwizacja bilet bilety czaszbiórki godzinaodjazdu godzinawyjazdu godzinazbiórki odjazd otwarciebram
      otwarciedrzwi przyjazd rejestracja rozgrzewka terminrejestracji terminzapisów wygasa wygaśnięcie zapisy zbiórka
      zgloszen zgłoszenia
    `,
    featured: `
      główna karuzela nagłówna nagłównej nastroniegłównej nastronęgłówną pokażnagłównej pokażnastroniegłównej polecane
      polecany promowane przypięte stronagłówna wnewsletterze wyróżniona wyróżnione wyróżniony
    `,
    registration: `
      bilety formularz formularzzgłoszeniowy kupbilet linkdorejestracji linkdozapisow linkrejestracji rejestracja
      rezerwacja zapisać zapisy zgłoszenie
    `,
    place: `
      filie gdzie kino kościół lokal lokalizacja miejsca miejsce miejscezbiórki miejscowosc obiekt ośrodek placówka
      placówki scena siedziba teatr świetlica
    `,
    address: 'adres adresy ulica ulicy',
    houseNumber: 'numerdomu',
    room: 'aula budynek piętro pokój pomieszczenie sala salakonferencyjna salka',
    city: 'dzielnica gmina miasto miejscowość wieś',
    region: 'kraj powiat region województwo',
    zip: 'kodpocztowy',
    latitude: 'szerokość szerokośćgeograficzna',
    longitude: 'długość długośćgeograficzna',
    geo: 'współrzędne',
    url: `
      adresurl adreswww czytajwięcej linkdo linku odnośnik odnośniki strona stronainternetowa stronawww strony witryna
      więcejinformacji
    `,
    image: `
      baner banery grafika ilustracja miniatura obraz obrazek obrazekgłówny okładka plakat plakaty zdjęcia zdjęcie
    `,
    online: `
      dostepzdalny linkdospotkania linkspotkania przezinternet transmisja wideokonferencja zdalne zdalnie zdalny
    `,
    organizer: `
      fundacja gospodarz instytucja instytut jednostka katedra komisja komórka koordynator kto oddział organizacja
      organizacje organizator organizatorka organizatorzy organizuje ośrodek parafia podmiot stowarzyszenie
      towarzystwo urząd współorganizator współorganizatorzy wydział zakład zalozyciel
    `,
    contact: 'kontakt odpowiedzialny osobadokontaktu osobakontaktowa osobaodpowiedzialna',
    person: `
      autor autorka autorzy dodał prelegenci prelegent protokolant prowadzący przewodniczący sekretarz utworzył
      wykładowca
    `,
    performer: `
      aktorzy artysta artystyczny artyści celebrans doktorant dyrygent goście gość grają instruktor kaznodzieja
      lektor muzycy nauczyciel obsada orkiestra pilotwycieczki prelegenci prelegent prelegentka prelegentki
      prowadząca prowadzący przewodnicy przewodnik referent solista soliści trener trenerzy wokalista wykonanie
      wykonawca wykonawcy wykładowca wykładowcy występujący zespół zkim
    `,
    category: `
      dzial dziedzina gatunek gatunki gatunku kategoria kategorie rodzaj rodzaje rodzajow rodzajwydarzenia tematyka
      typ typwydarzenia
    `,
    tag: 'etykieta etykiety hasła slowa słowakluczowe tagi',
    series: 'cykl czescserii festiwal sezon trasa',
    work: 'film kurs moduł przedmiot',
    status: 'stan stany statusy',
    visibility: `
      ktomożezobaczyć ktowidzi niepubliczne pokażnastronie poufne prywatne publiczne publikujnastronie
      tylkoczłonkowie tylkodlaczłonków tylkowewnętrzne ukryte ukryty wewnętrzne widocznenastronie widoczność
      widoczny
    `,
    draft: 'roboczy szkic wersjarobocza',
    cancelled: 'anulowane anulowano anulowany odwolanie odwołana odwołane odwołano odwołany usunięte usunięty',
    postponed: 'odroczone odroczony przesunięte przesunięty przełożone przełożony',
    email: 'email poczta',
    phone: 'komórka telefon',
    price: `
      bilety cena cenabiletu ceny koszt kosztuczestnictwa koszty odpłatność opłata składka stawka wejściówka wpisowe
      wstęp
    `,
    free: 'bezpłatne bezpłatnie bezpłatny darmowe wstępwolny',
    soldOut: 'brakmiejsc brakwolnychmiejsc wyprzedane wyprzedany',
    count: 'ilość liczba liczbamiejsc wolnemiejsca',
    capacity: 'liczbamiejsc limitmiejsc limituczestników maksymalnaliczba maxuczestników miejscogółem pojemność',
    booked: 'liczbauczestników sprzedane zajęte zapisani zapisanych zarezerwowane',
    remaining: 'dostępne dostępność dostępnych pozostałemiejsca pozostało pozostałych wolne wolnemiejsca wolnych',
    language: 'język języki',
    related: 'podobne powiązane',
    attachment: 'plik pliki załącznik załączniki',
    thumb: 'mała małe miniatura miniaturka podglad',
    sponsor: 'partnerzy patronat sponsor sponsorzy',
    full: 'pelny',
    modifier: 'i prezentacja',
    original: 'duże duży oryginał',
  },
  values: {
    attendance: 'hybrydowe, hybrydowo, stacjonarne, stacjonarnie, zdalne, zdalnie',
    andOthers: 'i in, i inni',
    personTitle: 'dr, hab, inż, mgr, prof',
    confirmed: `
      aktualne, aktywna, aktywne, aktywny, brak miejsc, komplet, nadchodzące, odbyło się, odbędzie się, opublikowana,
      opublikowane, opublikowany, ostatnie miejsca, planowane, potwierdzona, potwierdzone, potwierdzony,
      rejestracja otwarta, rejestracja zakończona, rejestracja zamknięta, trwa, w toku, wolne miejsca, zaakceptowane,
      zaakceptowany, zakończone, zapisy otwarte, zapisy zakończone, zaplanowane, zaplanowany, zatwierdzone,
      zatwierdzony
    `,
    tentative: `
      do potwierdzenia, do ustalenia, niepotwierdzona, niepotwierdzone, niepotwierdzony, oczekuje na potwierdzenie,
      planowane wstępnie, proponowane, propozycja, prowizoryczne, termin do ustalenia, wstępna rezerwacja, wstępne,
      wstępnie, wstępnie potwierdzone, wstępnie zaplanowane, wstępny
    `,
    cancelled: `
      anulowana, anulowane, anulowano, anulowany, nie odbędzie się, odwołana, odwołane, odwołano, odwołany,
      wydarzenie odwołane
    `,
    postponed: `
      odroczone, odroczony, przeniesione, przeniesiony, przesunięte, przesunięty, przełożona, przełożone, przełożono,
      przełożony, zawieszone
    `,
    draft: `
      archiwalne, do akceptacji, do zatwierdzenia, nieaktywne, nieaktywny, nieopublikowane, nieopublikowany,
      oczekuje na akceptację, odrzucone, odrzucony, projekt (nieopublikowane), robocza, robocze, roboczy, szablon,
      szkic, szkice, ukryte, usunięte, usunięty, w opracowaniu, w przygotowaniu, w trakcie edycji,
      w trakcie weryfikacji, wersja robocza, zarchiwizowane
    `,
    public: `
      dla każdego, dla wszystkich, dostępne publicznie, każdy, ogólnodostępne, ogólnodostępny, otwarta, otwarte,
      otwarte dla wszystkich, otwarty, pokaż na stronie, publiczna, publiczne, publiczny, tak, widoczna, widoczne,
      widoczne na stronie, widoczny, wszyscy, wszystkim, wydarzenie publiczne, zewnętrzne
    `,
    unlisted: `
      niepubliczne, niewidoczna, niewidoczne, niewidoczne na liście, niewidoczny, tylko link, tylko przez link,
      tylko z linkiem, ukryta, ukryte, ukryty
    `,
    private: `
      dla pracowników, nie, nie na stronie, niepubliczne, niepubliczny, poufna, poufne, poufny, prywatna, prywatne,
      prywatny, tylko członkowie, tylko dla członków, tylko dla pracowników, tylko dla zalogowanych,
      tylko dla zaproszonych, tylko na zaproszenie, tylko wewnętrzne, tylko z zaproszeniem, tylko zaproszeni,
      wewnętrzna, wewnętrzne, wewnętrzny, wydarzenie zamknięte, za zaproszeniami, zamknięte dla publiczności
    `,
    only: 'tylko, wyłącznie',
    soldOut: `
      bilety wyprzedane, brak biletów, brak miejsc, brak wolnych miejsc, komplet publiczności, komplet uczestników,
      nie ma miejsc, nie ma wolnych miejsc, wszystkie miejsca zajęte, wyprzedana, wyprzedane, wyprzedano, wyprzedany
    `,
    soldOutAlone: 'komplet',
    free: `
      bez opłat, bezpłatn*, darmow*, nieodpłatn*, udział bezpłatny, wejście bezpłatne, wejście wolne, wolny wstęp,
      wstęp bezpłatny, wstęp darmowy, wstęp wolny, za darmo
    `,
    freeAlone: 'wolny',
    notQuite: 'nie, prawie, wkrótce',
    online: `
      na żywo w internecie, online na żywo, przez internet, transmisja na żywo, w internecie, wideokonferencja,
      wirtualne, wydarzenie online, zdalne, zdalnie, zdalny
    `,
    nowhere: 'bez miejsca',
    nothing: 'brak, brak danych, nie dotyczy, nie podano',
    yesNo: 'prawda/fałsz, tak/nie',
    organization: `
      agencja, akademia, archidiecezja, archiwum, biblioteka, biuro, centrum, chór, diecezja, dom kultury, dyrekcja,
      dział, federacja, filharmonia, firma, fundacja, gmina, gminny ośrodek kultury, hufiec, instytut, izba,
      kancelaria, katedra, klub, kolegium, komisja, komitet, konsulat, koło, kościół, kuria, liceum, ministerstwo,
      muzeum, ochotnicza straż pożarna, orkiestra, ośrodek, parafia, politechnika, powiat, przedszkole, rada,
      schronisko, sejmik, sekcja, sp. z o.o., spółka, starostwo, stowarzyszenie, studio, szkoła, szpital, teatr,
      towarzystwo, uczelnia, uniwersytet, urząd, urząd miasta, wydział, zakład, zespół, zrzeszenie, związek
    `,
    venue: `
      al., aleja, amfiteatr, aula, basen, biblioteka, boisko, budynek, bulwar, centrum, cmentarz, dom, dom kultury,
      dom parafialny, dworzec, dziedziniec, filharmonia, filia, galeria, gimnazjum, hala, hotel, kaplica, katedra,
      kawiarnia, kino, klasztor, klub, kościele, kościół, liceum, lodowisko, lokal, muzeum, namiot, ogród, ośrodek,
      park, parking, parter, pałac, piętro, pl., plac, plaża, podwórko, pokój, politechnika, przedszkole, ratusz,
      restauracja, rynek, sala, salka, scena, scena główna, siedziba, skwer, stacja, stadion, stołówka, szkoła,
      szpital, targowisko, teatr, ul., ulica, uniwersytet, urząd, zamek, świetlica, świątynia
    `,
    kind: `
      akademia, bal, balet, benefis, bieg, biesiada, czytanie, debata, dni otwarte, dożynki, dyskusja, edukacja,
      festiwal, festyn, film, gala, giełda, gra, impreza, inauguracja, jarmark, kabaret, kiermasz, kino, kolokwium,
      kolęda, koncert, konferencja, kongres, konkurs, konsultacje, kurs, lekcja, mecz, mistrzostwa, msza, muzyka,
      nabożeństwo, narada, obchody, odczyt, opera, panel, pielgrzymka, piknik, piknik rodzinny, plener, pokaz,
      posiedzenie, prelekcja, premiera, przedstawienie, przegląd, próba, półkolonie, rajd, recital, rekolekcje,
      seminarium, sesja, spacer, spektakl, sport, spotkanie, sympozjum, szkolenie, taniec, targi, teatr, turniej,
      uroczystość, walne zebranie, warsztat, warsztaty, wernisaż, wieczór, wycieczka, wykład, wystawa, zajęcia,
      zawody, zebranie, zjazd, zlot, zwiedzanie
    `,
    because: 'w związku z, z powodu, z przyczyn, ze względu na, ze względów',
    lesson: 'kurs, mecz, zajęcia',
    takesPlace: 'odbywa się, odbędzie się',
    newDate: 'nowa data, nowego terminu, nowej daty, nowy termin',
    access: 'dostęp',
    later: 'podamy, później, wkrótce, zostanie ogłoszona, zostanie ogłoszony, zostanie podana, zostanie podany',
    draftState: 'projekt',
    insider: 'pracownicy, pracowników, zaproszeni, zaproszonych',
    unpublishing: 'nie publikować',
    indefinitely: 'bezterminowo, na czas nieokreślony, na inny termin, na późniejszy termin',
    be: 'jest, został, została, zostało, zostały',
    agent: 'przez organizatora',
  },
  stems: {
    cancelled: 'anul odwol',
    postponed: 'odroczon przeloz przesun',
    draft: 'nieaktyw nieopublik niepublik rozprac szkic usuniet',
    tentative: 'niepotwierdz wstepn',
    confirmed: 'opublik potwierdz publi wyprzed zaplan',
  },
  dates: {
    allDay: 'całodniowa, całodniowe, całodniowy, całodzienne, cały dzień, przez cały dzień',
    noon: 'południe',
    midnight: 'północ, północy',
    am: 'przed południem, rano',
    pm: 'po południu, popołudniu, wieczorem, wieczór',
    night: 'w nocy',
    until: 'do, do godz, do godziny',
    at: 'dnia, godz, godzina, godzinie, o, o godz, o godzinie, od, od godz, od godziny, początek, w, w dniu, we, z',
    and: 'i',
    unit: 'r, rok, roku',
    beforeHour: 'godz, o, w',
    unset: 'do ustalenia, termin do ustalenia, wkrótce',
    doors: 'bramy, drzwi, otwarcie bram, otwarcie drzwi, wejście',
    begins: 'koncert, początek, rozpoczęcie, spektakl, start',
    between: 'między, pomiędzy',
    openEnd: 'ostatniego gościa, późna',
  },
  ownDates: {
    and: 'a',
  },
  paging: {
    next: 'następna następne następny',
    page: 'stron strona strony stronę',
    pages: 'stron',
    total: 'ilosc ilość liczba razem wszystkich',
    all: 'razem wszystkich',
    noun: 'wydarzenia wyników',
    cursor: 'kursor tokena wskaznik wskaźnik',
    more: 'wiecej więcej',
    pageParameter: 'strona',
  },
  months: {
    january: 'sty',
    february: 'lut',
    september: 'wrz',
    october: 'paź',
    december: 'gru',
  },
  weekdays: {
    monday: 'pn, pon',
    friday: 'pt',
    saturday: 'sob',
    sunday: 'nd, ndz, niedz',
    tuesday: 'wt',
    thursday: 'czw',
    wednesday: 'sr',
  },
  units: {
    week: 'tydzień tygodni tygodnie',
    day: 'dni',
    hour: 'godz godzin godzina godziny',
    minute: 'minut minuta minuty',
    second: 'sekund sekundy',
  },
  recurrence: {
    daily: 'codziennie',
    weekly: 'co tydzień',
    monthly: 'co miesiąc',
    yearly: 'co rok',
    never: 'brak, jednorazowo, nigdy',
  },
  fields: {
    records: 'dane elementy lista rekordy wiersze wynik wyniki',
    lesson: 'godzinalekcyjna lekcja lekcje',
    weekday: 'dzieńtygodnia',
    week: 'nrtygodnia numertygodnia tydzień',
    value: 'wartość',
    name: 'nazwa',
    year: 'rok',
    month: 'miesiąc',
    day: 'dzień',
    hour: 'godzina',
    minute: 'minuta',
    second: 'sekunda',
    date: 'data',
    time: 'godzina',
    street: 'ulica',
    address: 'adres',
    zip: 'kodpocztowy',
    city: 'miasto',
    country: 'kraj',
    firstName: 'imie imiona imię',
    lastName: 'nazwisko',
    role: 'funkcja rodzaj rola typ',
    account: 'użytkownik właściciel',
    audience: 'grupadocelowa odbiorcy',
    reason: 'powód przyczyna',
    remark: 'adnotacja adnotacje komentarz uwaga uwagi',
    mark: 'bilety oznaczenie wynik znacznik',
    places: 'miejsca',
    where: 'gdzie',
    home: 'gospodarz gospodarze',
    away: 'goście gość',
    team: 'drużyna klub zespół',
    permission: 'dozwolone moze możliwa możliwe można',
  },
};
