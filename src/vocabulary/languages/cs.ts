import type { LanguageWords } from '../language-words.ts';

/** Czech. */
export const cs: LanguageWords = {
  keys: {
    event: 'akce pořady událost události',
    calendar: 'kalendář kalendáře',
    id: 'identifikátor pořadovéčíslo pořč číslo',
    title: 'nadpis název pojmenování titulek',
    name: 'jméno příjmení',
    summary: 'anotace krotkypopis krátce krátkýpopis perex podtitul shrnutí uvodnik úvodník',
    description: `
      annotace detaily obsah podrobnosti podrobnýpopis popis popisek popisy poznámka pořadjednání programjednání text
    `,
    short: 'krátký',
    start:
      'datumod datumzačátku od pocatek prvníden výkop zac zacatku zahájení začátek začátekutkání začíná úvodníhvizd',
    end: 'datumdo datumkonce do kon konec končí poslden posledníden ukončení',
    date: 'datum den dny kdy',
    time: 'hodina čas',
    allDay: 'celodenní celodenně celýden',
    timeZone: 'časovépásmo',
    duration: 'délka délkatrvání trvá trvání',
    sessions: 'lekce opakovani promítání představení termíny',
    recurrence: 'opakovaná opakování opakuje opakující četnost',
    created: 'datumzápisu přidáno vloženo vytvořeno vytvoření založeno',
    updated:
      'aktualizace aktualizováno datumzměny dtzměny poslednízměna posledníúprava uprava upraveno zmeneny změna změněno',
    published: 'datumzveřejnění publikováno vydáno zveřejněno',
    deadline: `
      odchod odjezd otevřenídveří přihlášení přihlášky příjezd registrace rozcvička sraz srazv uzaverkaprihlasek
      uzávěrka vstupod
    `,
    featured: `
      doporučené doporučujeme hlavnístrana hlavnístránka nahlavnístrance nahlavnístrane nahlavnístránce natitulce
      natitulnístrane natitulnístránce naúvod naúvodnístrane naúvodnístránce titulka topakce vnewsletteru zobrazitnahp
      zobrazitnatitulce zobrazitnaúvodu zvýrazněno zvýrazněná
    `,
    registration: 'koupitvstupenku přihlašování přihláška registrace rezervace rezervovat vstupenky',
    registrationUrl: 'odkaznaregistraci odkaznavstupenky',
    place: `
      areál dejiste kde kino knihovna kostel lokace místnístředisko místo místokonání pobočka pobočky provozovna scena
      sídlo umístění
    `,
    address: 'adresa sídliště ulice',
    houseNumber: 'číslopopisné',
    room: 'budova místnost patro posluchárna sál sálek učebna zasedačka',
    city: 'město městskáčást městys obec čtvrť',
    region: 'kraj okres země',
    zip: 'psč',
    latitude: 'zeměpisnášířka šířka',
    longitude: 'délka zeměpisnádélka',
    geo: 'souřadnice',
    url: 'odkaz odkazy stránka víceinformací vícezde web webováadresa',
    image: 'fotky fotografie ilustrace náhled obrázek obrázky plakát úvodnífotka',
    online: 'odkaznapřipojení odkaznaschůzku pripojeni přenos streamování videohovor vysílání živě',
    organizer: `
      fakulta farnost instituce katedra klub odbor oddělení organizace organizuje organizátor porada poradajici
      porzadatel poskytovatel pořadatel pořadatelé pořádá spolek spolupořadatel spořádá usporadatel vydavatel
      zajišťuje zodpovědný ústav útvar úřad
    `,
    contact: 'kontakt kontaktníosoba kontaktníúdaje odpovědnáosoba zodpovědnáosoba',
    person: `
      autor lektor lektorka přednášející předseda předsedající přidal tajemník upravil vytvoril zapisovatel řečník
    `,
    performer: `
      celebrant dirigent doktorand farář herci herec hosté hrají hudebníci interpret kapela kazatel lektor lektorka
      lektoři mluvčí moderuje průvodce pěvecký přednášejí přednášející sbormistr ským sólisté umělci umělec učitel
      vedoucíkurzu vystupující vyučující zpěvák účinkují účinkující řečníci řečník školitel
    `,
    category: 'druh druhy kategorie oblast oblasti okruh typ typy zaměření zanry žánr',
    tag: 'klíčováslova tagy štítek štítky',
    series: 'cyklus festival sezóna série turné řada',
    work: 'film inscenace kurz modul předmět',
    status: 'stav stavu stavy',
    visibility: `
      jenpročleny jenčlenové kdomůževidět kdovidí neveřejná neveřejné neveřejný pouzečlenové proveřejnost
      publikovatnaweb skrytá skryté skrytý soukromé tajné uzavřenáakce veřejné viditelnost zobrazit zobrazitnawebu
      zveřejnitnawebu
    `,
    draft: 'koncept rozepsáno rozpracované rozpracováno',
    cancelled: 'smazaný smazáno zrus zrusen zrušena zrušeno zrušené zrušení',
    postponed: 'odloženo odročeno přeloženo přesunuto',
    email: 'email',
    phone: 'mobil telefon',
    price: 'cena ceny kurzovné příspěvek startovné vstupné účastnickýpoplatek',
    free: 'bezplatné bezvstupného vstupvolný zdarma',
    soldOut: 'obsazeno obsazenoplne plněobsazeno vyprodáno',
    count: 'kapacita počet',
    capacity: 'kapacita maxúčastníků početmíst počtymíst',
    booked: 'obsazeno obsazené prodáno přihlášených rezervováno',
    remaining: 'dostupnost volno volnákapacita volnámísta volnýchmíst zbývajícímísta zbývá',
    language: 'jazyk jazyky',
    attachment: 'příloha přílohy soubor soubory',
    sponsor: 'partneři sponzor sponzoři',
    full: 'uplny',
    thumb: 'malý nahled náhled',
    original: 'originál velký',
    modifier: 'prezentace',
  },
  values: {
    attendance: 'distančně, hybridní, prezenčně',
    andOthers: 'a další, aj',
    personTitle: 'bc, doc, ing, judr, mga, mgr, mudr, mvdr, paeddr, phdr, prof, rndr',
    confirmed: `
      aktivní, aktuální, bude se konat, koná se, naplánováno, obsazeno, otevřené přihlašování, plánovaná, plánováno,
      potvrzena, potvrzeno, potvrzené, potvrzený, probíhá, proběhlo, proběhne, publikováno, přihlašování otevřeno,
      přihlašování ukončeno, registrace otevřena, schváleno, schválená, schválený, ukončeno, volná místa, vyprodáno,
      zveřejněno
    `,
    tentative: `
      bude upřesněno, k potvrzení, nepotvrzeno, nepotvrzená, nepotvrzený, nezávazně, předběžná, předběžné, předběžný,
      předběžně, termín bude upřesněn, v jednání, čeká na potvrzení
    `,
    cancelled: `
      akce zrušena, nekoná se, neuskuteční se, odpadá, odvolána, odvoláno, se nekoná, zrušena, zrušeno, zrušené,
      zrušený
    `,
    postponed: `
      nový termín, odložena, odloženo, odloženo na neurčito, odložené, odložený, odročeno, odsunuto, přeložena,
      přeloženo, přesunuta, přesunuto, přesunutý
    `,
    draft: `
      archivováno, ke schválení, koncept, neaktivní, nepublikováno, neschváleno, neschválená, nezveřejněno, návrh,
      odstraněno, rozpracované, rozpracováno, skryto, skrytá, smazaný, smazáno, v konceptu, v přípravě, ve zpracování,
      zamítnuto, čeká na schválení, šablona
    `,
    public: `
      ano, kdokoli, otevřená, otevřené, otevřený, pro veřejnost, pro všechny, přístupné všem, veřejnost, veřejná,
      veřejné, veřejný, veřejně, viditelná, viditelné, viditelný, všem, všichni, zobrazit na webu, zveřejnit na webu
    `,
    unlisted: `
      jen odkaz, jen přes odkaz, jen s odkazem, nelistované, neuvedeno v seznamu, neveřejné, neviditelné,
      nezobrazovat v seznamu, pouze s odkazem, skryto, skrytá, skryté, skrytý
    `,
    private: `
      důvěrné, důvěrný, interní, interní akce, jen na pozvání, jen pro pozvané, jen pro zaměstnance, jen pro zvané,
      jen pro členy, jen členové, ne, neveřejná, neveřejné, neveřejný, pouze na pozvání, pouze pro zaměstnance,
      pouze pro zvané, pouze pro členy, pouze členové, soukromá, soukromé, soukromý, soukromě, tajné, uzavřená akce,
      uzavřená společnost
    `,
    only: 'jen, pouze',
    soldOut: `
      beznadějně vyprodáno, kapacita je naplněna, kapacita naplněna, naplněno, obsazeno, obsazeno vše, plně obsazeno,
      vyprodaná, vyprodané, vyprodaný, vyprodáno, žádná volná místa
    `,
    soldOutAlone: 'plno, plné, zaplněno',
    free: `
      bez vstupného, bezplatn*, volný vstup, vstup bezplatný, vstup je zdarma, vstup volný, vstup zdarma,
      vstupné dobrovolné, zadarmo, zdarma
    `,
    freeAlone: 'volný',
    notQuite: 'brzy, ještě, ne, skoro, téměř',
    online: `
      distančně, dálkově, na dálku, na internetu, on-line, přes internet, videokonference, virtuální, virtuálně,
      živý přenos, živě online
    `,
    nowhere: 'bez místa',
    nothing: 'není, není k dispozici, neuvedeno, žádná, žádné, žádný',
    yesNo: 'ano/ne, pravda/nepravda',
    organization: `
      agentura, akademie, archiv, asociace, centrum, charita, církev, divadlo, dobrovolní hasiči, družstvo, fakulta,
      farnost, federace, filharmonie, firma, galerie, gymnázium, hnutí, hvězdárna, institut, katedra, klub, knihovna,
      komise, komora, konzervatoř, kraj, kulturní dům, lyceum, magistrát, mateřská škola, ministerstvo, muzeum,
      městská část, nadace, nemocnice, o.p.s., o.s., obec, obecní úřad, odbor, oddělení, orchestr, poradna, rada,
      sbor, sdružení, soubor, spolek, společnost, středisko, svaz, unie, univerzita, z.s., zapsaný spolek,
      základní umělecká škola, ústav, úřad, škola
    `,
    venue: `
      altán, amfiteátr, areál, aula, bazén, budova, centrum, cukrárna, cvičiště, divadelní sál, divadlo, dvorana,
      dvůr, dům, galerie, hala, hasičská zbrojnice, hospoda, hotel, hrad, hvězdárna, hřiště, kaple, kavárna, kino,
      klubovna, klášter, knihovna, koliba, kostel, koupaliště, kulturní dům, louka, lázně, muzeum, místnost,
      nemocnice, nábřeží, nádraží, nám., náměstí, obecní úřad, obřadní síň, ordinace, orlovna, park, patro, pivovar,
      pobočka, posluchárna, přednáškový sál, přízemí, radnice, restaurace, rybník, rynek, salonek, sokolovna, stadion,
      suterén, sál, síň, tržnice, tělocvična, ubytovna, ul., ulice, univerzita, usedlost, učebna, vila, zahrada,
      zasedací místnost, zbrojnice, zimní stadion, zámek, škola
    `,
    kind: `
      adventní trhy, balet, beseda, bohoslužba, burza, cestopis, cvičení, debata, den otevřených dveří, diskuse,
      diskuze, divadlo, dílna, exkurze, farmářské trhy, festival, festiválek, film, gala, hra, hudba, jarmark,
      kabaret, karneval, kino, kolokvium, komponovaný pořad, koncert, konference, kongres, kurz, kurzy, křest knihy,
      lekce, loutkové divadlo, masopust, muzikál, módní přehlídka, mše, narozeniny, opera, panelová diskuse, plavání,
      ples, pochod, posvícení, pouť, premiéra, procházka, prohlídka, promítání, přednáška, představení,
      představení knihy, přehlídka, recitál, schůze, schůzka, seance, seminář, setkání, silvestr, slavnost, slet,
      sněm, soutěž, sport, sympozium, tanec, taneční, trh, trhy, trénink, turnaj, tábor, umění, veletrh, vernisáž,
      večírek, videoprojekce, vycházka, výlet, výstava, výuka, workshop, zahájení, zasedání, zábava, zájezd, zápas,
      závod, školení
    `,
    because: 'kvůli, pro nedostatek, pro nemoc, z důvodu, z důvodů, ze zdravotních důvodů',
    lesson: 'kurz, zápas',
    takesPlace: 'koná se',
    newDate: 'nového termínu, nový termín',
    access: 'přístup',
    later: 'brzy, bude oznámen, bude upřesněn, bude vypsán, později, upřesníme',
    insider: 'pozvané, zaměstnance, zaměstnanci',
    unpublishing: 'nezveřejňovat',
    indefinitely: 'na jiný termín, na neurčito, na pozdější termín',
    be: 'byl, byla, bylo, je',
    agent: 'pořadatelem, ze strany pořadatele',
  },
  stems: {
    cancelled: 'neuskut zrus',
    postponed: 'odloz odroc prelo',
    draft: 'koncept neaktiv nepublik smazan',
    tentative: 'nepotvr predbezn',
    confirmed: 'aktiv konfirm planov potvr publi vydano vyprod zverejn',
  },
  dates: {
    allDay: 'celodenní, celodenně, celý den, po celý den',
    noon: 'poledne',
    midnight: 'půlnoc, půlnoci',
    am: 'dopoledne, ráno',
    pm: 'odpoledne, večer',
    night: 'v noci',
    until: 'az, až, až do, až po, do',
    at: 'dne, od, s, v, ve, z, začátek',
    and: 'a',
    unit: 'hod, hodin, hodiny, rok, roku',
    beforeHour: 'o, v, ve',
    unset: 'bude upřesněno, termín bude upřesněn, upřesníme',
    doors: 'dveře, otevření, otevření dveří, vstup',
    begins: 'koncert, představení, začátek, začátek koncertu',
    between: 'mezi',
  },
  ownDates: {
    and: 'a',
  },
  paging: {
    next: 'další následující',
    page: 'strana stranu strany stránka stránky',
    pages: 'stran',
    total: 'celkem počet',
    all: 'celkem',
    cursor: 'kurzor ukazatel',
    more: 'vice více',
    pageParameter: 'strana stránka',
  },
  units: {
    week: 'týden týdny týdnů',
    day: 'dni dny dní',
    hour: 'hodin hodina hodiny',
    minute: 'minut minuta minuty',
    second: 'sekund sekundy',
  },
  recurrence: {
    daily: 'denně',
    weekly: 'týdně',
    monthly: 'měsíčně',
    yearly: 'ročně',
    never: 'jednorázově, nikdy, žádné',
  },
  fields: {
    records: 'data položky seznam výsledek výsledky záznamy řádky',
    week: 'týden číslotýdne',
    weekday: 'dentýdne denvtýdnu',
    lesson: 'hodina hodiny vyučovacíhodina',
    value: 'hodnota',
    name: 'název',
    year: 'rok',
    month: 'měsíc',
    day: 'den',
    hour: 'hodina',
    minute: 'minuta',
    second: 'sekunda',
    date: 'datum',
    time: 'čas',
    street: 'ulice',
    address: 'adresa',
    houseNumber: 'číslopopisné',
    zip: 'psč',
    city: 'město',
    country: 'země',
    firstName: 'jméno křestníjméno',
    lastName: 'příjmení',
    role: 'druh funkce role typ',
    account: 'uživatel vlastník',
    audience: 'cílováskupina',
    reason: 'důvod',
    remark: 'komentář poznámka poznámky',
    mark: 'příznak vstupenky výsledek značka',
    places: 'místa',
    where: 'kde',
    home: 'domácí',
    away: 'host hosté',
    team: 'družstvo klub tým',
    permission: 'lze možno možné povoleno zrušitelné',
  },
};
