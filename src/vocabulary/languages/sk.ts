import type { LanguageWords } from '../language-words.ts';

/** Slovak. */
export const sk: LanguageWords = {
  keys: {
    event: 'akcia akcie akcií podujatia podujatie udalosti udalosť',
    calendar: 'kalendár kalendáre',
    id: 'identifikačnéčíslo identifikátor poradovéčíslo porč číslo',
    title: 'nadpis názov predmet titulok',
    name: 'meno priezvisko',
    summary: 'anotácia kratakopis kratekopis krátkypopis podtitul zhrnutie',
    description: 'detaily obsah opis podrobnýpopis popis poznámka programrokovania text',
    start: `
      dátumod dátumzačiatku od otvorenievýstavy prvýdeň výkop zac zaciatku zahajuje zahájenie začiatok začína
      úvodnýhvizd
    `,
    end: 'do dátumdo dátumkonca kon koncova koniec končí poslednýdeň ukončenie',
    date: 'deň dni dátum kedy',
    time: 'hodina čas',
    allDay: 'celodenná celodenné celýdeň',
    timeZone: 'časovázóna časovépásmo',
    duration: 'dĺžka trvanie',
    sessions: 'lekcie predstavenia premietania termíny',
    recurrence: 'frekvencia opakovanie opakované opakuje opakujúce',
    created: 'dátumvytvorenia dátumzápisu pridané vložené vytvorené',
    updated:
      'aktualizované aktualizácia dtzmeny dátumzmeny poslednázmena poslednáúprava uprava upraveny upravené zmenené',
    published: 'dátumzverejnenia publikované vydané zverejnené',
    deadline: 'odchod otvoreniedverí prihlasovanie registrácia rozcvička termínprihlásenia uzávierka zraz časzrazu',
    featured: `
      hlavnástránka nahlavnejstránke natitulke natitulnejstránke naúvodnejstránke odporúčané titulka topakcia
      zobraziťnaúvode zvýraznená zvýraznené
    `,
    registration: 'kúpiťvstupenku prihlásenie prihláška registrácia rezervovať rezervácia vstupenky',
    place: 'areál dejisko kde knižnica kostol miesto miestokonania pobočka pobočky poloha stredisko sídlo umiestnenie',
    address: 'adresa ulica',
    room: 'budova miestnosť poschodie posluchareň sála učebňa zasadačka',
    city: 'mesto mestskáčasť obce obec',
    region: 'kraj krajina okres',
    zip: 'psč',
    latitude: 'zemepisnášírka šírka',
    longitude: 'dĺžka zemepisnádĺžka',
    geo: 'súradnice',
    url: 'odkaz odkazy stránka viacinfo viacinformácií webováadresa webstránka',
    image: 'fotky fotografia obrázky obrázok plagát titulnýobrázok',
    online: 'naživo prenos streamovanie vysielanie',
    organizer: `
      fakulta farnosť inštitúcia katedra klub odbor oddelenie organizuje organizácia organizátor poriada poskytovateľ
      spolok spoluorganizátor usporiadateľ vydavatel zabezpečuje úrad ústav
    `,
    contact: 'kontakt kontaktnáosoba kontaktnéúdaje zodpovednáosoba',
    person: 'autor lektor prednášajúci predseda predsedajúci rečník tajomník vytvoril zapisovateľ',
    performer: `
      farár herci herec hostia hudobníci interpret kapela kazateľ lektor lektori moderuje prednášajúci rečníci rečník
      spevák sprievodca spíker umelci umelec učiteľ vedie vyučujúci účinkujúci školiteľ
    `,
    category: 'druh kategória kategórie typ žáner žánre',
    tag: 'kľúčovéslová značky štítky štítok',
    series: 'cyklus festival sezóna',
    work: 'film kurz modul predmet',
    status: 'stav',
    visibility: `
      ibaprečlenov ibačlenovia lenčlenovia neverejné preverejnosť skryté skrytý súkromné tajné verejné viditeľnosť
      zobraziť zobraziťnawebe zverejniťnawebe
    `,
    draft: 'koncept rozpracované',
    cancelled: 'zmazané zrušená zrušené zrušený',
    postponed: 'odložené odročené prelozeny preložené presunuté',
    email: 'email',
    phone: 'mobil telefón',
    price: 'cena cenalístka ceny poplatok príspevok vstupné účastníckypoplatok',
    free: 'bezplatné bezvstupného vstupvoľný zadarmo',
    soldOut: 'obsadené vypredané',
    count: 'počet',
    capacity: 'kapacita maxúčastníkov početmiest',
    booked: 'obsadené predané prihlásených rezervované',
    remaining: 'dostupnosť voľné voľnémiesta voľnýchmiest zostáva zostávajúcemiesta',
    language: 'jazyk jazyky',
    attachment: 'príloha prílohy súbor súbory',
    sponsor: 'partneri sponzor sponzori',
    thumb: 'malý náhľad',
    original: 'originál veľký',
    modifier: 'prezentácia',
  },
  values: {
    personTitle: 'doc, ing, judr, mgr, mudr, paeddr, phdr, prof, rndr',
    nothing: 'neuvedené, nie je, žiadna, žiadne, žiadny',
    confirmed: `
      aktívne, aktívny, bude sa konať, koná sa, naplánované, obsadené, plánované, potvrdená, potvrdené, potvrdený,
      prebieha, publikované, registrácia otvorená, registrácia ukončená, schválené, schválený, ukončené, uskutoční sa,
      voľné miesta, vypredané, zverejnené
    `,
    tentative: `
      bude upresnené, na potvrdenie, nepotvrdená, nepotvrdené, nepotvrdený, predbežne, predbežná, predbežné, predbežný,
      termín bude upresnený, v príprave, čaká na potvrdenie
    `,
    cancelled: 'nekoná sa, neuskutoční sa, odvolané, sa nekoná, zrušená, zrušené, zrušený',
    postponed: `
      nový termín, odložená, odložené, odložené na neurčito, odložený, odročené, preložená, preložené, preložený,
      presunutá, presunuté
    `,
    draft: `
      archivované, koncept, na schválenie, neaktívne, nepublikované, neschválené, nezverejnené, návrh, odstránené,
      rozpracované, skryté, v príprave, vymazané, zamietnuté, zmazané, čaká na schválenie, šablóna
    `,
    public: `
      ktokoľvek, otvorená, otvorené, pre verejnosť, pre všetkých, prístupné všetkým, verejnosť, verejná, verejné,
      verejný, viditeľné, všetci, všetkým, zobraziť na webe, zverejniť na webe, áno
    `,
    unlisted: `
      iba cez odkaz, len s odkazom, neuvedené v zozname, neviditeľné, nezobrazovať v zozname, skrytá, skryté, skrytý
    `,
    private: `
      dôverné, dôverný, iba na pozvanie, iba pre pozvaných, iba pre zamestnancov, iba pre členov, iba členovia, interné,
      len na pozvanie, len pre pozvaných, len pre zamestnancov, len pre členov, len členovia, neverejná, neverejné,
      neverejný, nie, súkromná, súkromné, súkromný, tajné, uzavretá spoločnosť, uzavreté podujatie
    `,
    only: 'iba, len',
    soldOut: `
      kapacita je naplnená, kapacita naplnená, nie sú voľné miesta, obsadené, plne obsadené, vypredaná, vypredané,
      vypredaný, žiadne voľné miesta
    `,
    soldOutAlone: 'naplnené, obsadeno, plné',
    free: `
      bez vstupného, bezplatn*, voľný vstup, vstup bezplatný, vstup je voľný, vstup voľný, vstup zdarma,
      vstupné dobrovoľné, zadarmo
    `,
    freeAlone: 'voľný',
    notQuite: 'nie, skoro',
    online: 'cez internet, dištančne, na diaľku, na internete, videokonferencia, virtuálne, virtuálny, živý prenos',
    yesNo: 'áno/nie',
    organization: `
      agentúra, akadémia, archív, asociácia, centrum, cirkev, divadlo, družstvo, fakulta, farnosť, federácia,
      filharmónia, galéria, gymnázium, hvezdáreň, inštitút, katedra, klub, knižnica, komisia, komora, konzervatórium,
      kraj, krúžok, magistrát, materská škola, mesto, ministerstvo, múzeum, nadácia, nemocnica, o.z., obec,
      obecný úrad, občianske združenie, odbor, oddelenie, orchester, rada, spolok, spoločnosť, stredisko, súbor,
      univerzita, zbor, združenie, zväz, základná umelecká škola, únia, úrad, ústav, škola
    `,
    venue: `
      altánok, amfiteáter, areál, aula, bazén, budova, centrum, divadlo, dom, dvor, dvorana, galéria, hala, hotel,
      hrad, hvezdáreň, ihrisko, jedáleň, kaplnka, kaviareň, kaštieľ, kino, klub, klubovňa, kláštor, knižnica, kostol,
      kultúrny dom, kúpalisko, kúpele, miestnosť, múzeum, nemocnica, nábrežie, nám., námestie, obecný úrad, park,
      pobočka, poschodie, posluchareň, prízemie, radnica, reštaurácia, sieň, stanica, suterén, sála, telocvičňa,
      tržnica, ul., ulica, univerzita, učebňa, vila, zasadacia miestnosť, zimný štadión, záhrada, zámok, škola,
      štadión
    `,
    kind: `
      balet, beseda, bohoslužba, burza, bál, cvičenie, debata, deň otvorených dverí, dielňa, diskusia, divadlo,
      exkurzia, festival, film, gala, hody, hra, hudba, jarmok, kabaret, karneval, kino, kolokvium, koncert,
      konferencia, kongres, krst knihy, kurz, kurzy, muzikál, omša, opera, panelová diskusia, ples, pochod, prednáška,
      predstavenie, prehliadka, premietanie, premiéra, púť, recitál, schôdza, seansa, seminár, slávnosť, stretnutie,
      sympózium, súťaž, tanec, trh, trhy, tréning, turnaj, tvorivá dielňa, tábor, umenie, vernisáž, veľtrh, vychádzka,
      výlet, výstava, výučba, workshop, zasadnutie, zhromaždenie, zápas, závod, školenie, šport
    `,
    takesPlace: 'koná sa',
    newDate: 'nového termínu, nový termín',
    access: 'prístup',
    later: 'bude oznámený, bude upresnený, neskôr, čoskoro',
    insider: 'pozvaných, zamestnanci, zamestnancov',
    indefinitely: 'na iný termín, na neskorší termín, na neurčito',
    because: 'kvôli, pre chorobu, pre nedostatok, z dôvodov, z dôvodu, zo zdravotných dôvodov',
    be: 'bol, bola, bolo, je',
    agent: 'organizátorom, usporiadateľom',
  },
  stems: {
    cancelled: 'odvolan zrus',
    postponed: 'odloz prelo presunut',
    draft: 'koncept neaktiv nepublik zmazan',
    tentative: 'nepotvr predbezn',
    confirmed: 'aktiv planov potvr vypred zverejn',
  },
  dates: {
    allDay: 'celodenne, celodenné, celý deň',
    am: 'dopoludnia, predpoludním, ráno',
    pm: 'popoludní, večer',
    night: 'v noci',
    until: 'až do, až po, do',
    at: 'o, od, začiatok',
    and: 'a',
    unit: 'hod, hodin, hodiny',
    beforeHour: 'o, v',
    unset: 'bude upresnené',
    doors: 'dvere, otvorenie, otvorenie dverí, vstup',
    begins: 'koncert, predstavenie, začiatok',
    between: 'medzi',
    midnight: 'polnoc, polnoci',
    noon: 'na poludnie, poludnie',
  },
  ownDates: {
    and: 'a',
  },
  paging: {
    next: 'nasledujúci ďalší',
    page: 'strana stranu strany stránka',
    total: 'celkom spolu',
    pageParameter: 'strana stránka',
  },
  units: {
    week: 'týždeň týždne týždňov',
    day: 'dni',
    hour: 'hodina hodiny hodín',
    minute: 'minút minúta minúty',
  },
  recurrence: {
    daily: 'denne',
    weekly: 'týždenne',
    monthly: 'mesačne',
    yearly: 'ročne',
  },
  fields: {
    records: 'položky riadky výsledky zoznam záznamy údaje',
    week: 'týždeň číslotýždňa',
    weekday: 'deňtýždňa',
    lesson: 'hodina hodiny vyučovaciahodina',
    value: 'hodnota',
    name: 'názov',
    year: 'rok',
    month: 'mesiac',
    day: 'deň',
    hour: 'hodina',
    minute: 'minúta',
    second: 'sekunda',
    time: 'čas',
    address: 'adresa',
    zip: 'psč',
    city: 'mesto',
    firstName: 'krstnémeno meno',
    lastName: 'priezvisko',
    role: 'druh funkcia rola typ úloha',
    reason: 'dôvod',
    remark: 'komentár poznámka poznámky',
    mark: 'príznak vstupenky výsledok značka',
    places: 'miesta',
    where: 'kde',
    home: 'domáci',
    away: 'hostia hosť',
    team: 'družstvo klub tím',
  },
};
