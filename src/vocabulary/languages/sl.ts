import type { LanguageWords } from '../language-words.ts';

/** Slovenian. */
export const sl: LanguageWords = {
  keys: {
    event: 'akcija akcije dogodek dogodki prireditev prireditve',
    calendar: 'koledar koledarji',
    id: 'identifikator zaporednaštevilka zapst zapšt šifra številka',
    title: 'ime naslov naslovdogodka naziv nazivdogodka',
    name: 'ime priimek',
    summary: 'podnaslov povzetek uvod uvodnik',
    description: 'besedilo dnevnired opis opisdogodka opisi podrobnosti vsebina',
    start: 'datumod datumzačetka od odprtjerazstave pričetek prvidan začetek začetektekme začne',
    end: 'datumdo datumkonca do konec konča končni zadnjidan zaključek',
    date: 'dan datum dnevi kdaj',
    time: 'ura ure čas',
    allDay: 'celdan celodnevni celodnevno vesdan',
    timeZone: 'časovnipas',
    duration: 'trajanje',
    sessions: 'izvedbe predstave predvajanja termini',
    recurrence: 'pogostost ponavljajoč ponavljanje ponovitev',
    created: 'datumustvarjanja dodano ustvarjen ustvarjeno',
    updated: 'datumspremembe posodobljeno spremenjeno zadnjasprememba',
    published: 'datumobjave objava objavljen objavljeno',
    deadline: 'odhod odprtjevrat ogrevanje prihod prijava prijave rokprijave uraodhoda urazbora zadnjirok zbiranje',
    featured: `
      enovice izpostavljeno nanaslovnici nanaslovnistrani naprvistrani navstopnistrani poudarjeno priporočeno
      prvastran
    `,
    registration: 'kupivstopnico prijava rezervacija vpis vstopnice',
    place: `
      cerkev kje knjižnica krajdogodka lokacija lokacije podružnica poslovalnica prizorisca prizorišče prostor
      zbirnomesto
    `,
    address: 'naslovlokacije ulica',
    room: 'dvorana nadstropje predavalnica soba stavba učilnica',
    city: 'mesto občina',
    region: 'država pokrajina regija',
    zip: 'poštnaštevilka',
    latitude: 'zemljepisnaširina širina',
    longitude: 'dolžina zemljepisnadolžina',
    geo: 'koordinate',
    url: 'povezava povezave preberiveč spletnastran spletninaslov stran večinformacij',
    image: 'fotografija naslovnaslika plakat slika slike',
    online: 'naspletu neposrednoprenos povezavazasrečanje prenos spletnipovezava vživo',
    organizer: `
      društvo fakulteta gostitelj nosilec občinski oddelek organizacija organizator organizatorji organizira
      prireditelj prireditelji služba soorganizator urad ustanova zavod župnija
    `,
    contact: 'kontakt kontaktnaoseba odgovornaoseba odgovorni',
    person: 'avtor govornik pedagog predavatelj predsednik tajnik ustvaril zapisnikar',
    performer: `
      glasbeniki gost gostje igrajo igralci izvajalci izvajalec mentor nastopa nastopajo nastopajoči pevec predava
      predavatelj predavatelji pridigar umetnik umetniki učitelj vodi vodja vodnik župnik
    `,
    category: 'kategorija kategorijadogodka kategorije področje tip vrsta vrste zvrst zvrsti',
    tag: 'ključnabeseda ključnebesede oznaka oznake',
    series: 'cikel cikelpredavanj festival serija sezona sklop',
    work: 'film modul predmet tečaj',
    status: 'stanje',
    visibility: `
      javan javna javni javno neviden prikažinaspletu samozačlane samočlani skrit skrito viden vidnost zasebno zaupno
    `,
    draft: 'osnutek vosnutku',
    cancelled: 'izbrisano odpade odpovedan odpovedana odpovedano preklicano',
    postponed: 'preloženo prestavljeno',
    email: 'epošta',
    phone: 'telefon',
    price: 'cena cene kotizacija prijavnina prispevek stroški vstopnica vstopnina',
    free: 'brezplačen brezplačno prostivstop prostvstop',
    soldOut: 'razprodano zasedeno',
    count: 'število',
    capacity: 'kapaciteta maksimalnoštevilo največještevilo številomest številosedežev',
    booked: 'prijavljeni rezervirano zasedenih številoprijavljenih',
    remaining: 'preostalamesta prosta prostamesta prostihmest prosto razpoložljivo',
    language: 'jezik',
    attachment: 'datoteka priponka priponke',
    sponsor: 'pokrovitelj sponzor',
    thumb: 'mala sličica',
    original: 'izvirnik velika',
  },
  values: {
    personTitle: 'doc, dr, inž, mag, prof',
    nothing: 'ni podatka, noben',
    confirmed: `
      aktiven, aktivno, bo izvedeno, izvedeno, načrtovano, objavljen, objavljeno, odobren, odobreno, planirano,
      potrjen, potrjena, potrjeno, prijave odprte, prijave zaprte, prosta mesta, razprodano, se izvede, v teku,
      zaključeno, zasedeno
    `,
    tentative: `
      datum še ni določen, nepotrjen, nepotrjena, nepotrjeno, ni še potrjen, ni še potrjena, ni še potrjeno, okvirno,
      predlagano, predvideno, predvidoma, v dogovoru, v pripravi, začasno, še ni potrjen, še ni potrjena, še ni potrjeno
    `,
    cancelled: `
      dogodek odpade, ne bo izvedeno, odpade, odpovedan, odpovedana, odpovedani, odpovedano, preklican, preklicana,
      preklicani, preklicano
    `,
    postponed: 'nov termin, odloženo, preložen, preložena, preloženo, prestavljen, prestavljena, prestavljeno',
    draft: `
      arhivirano, izbrisano, neaktivno, neobjavljen, neobjavljeno, ni objavljeno, osnutek, osnutki, predloga, skrito,
      v obdelavi, v pregledu, v pripravi, v urejanju, zavrnjeno, čaka na odobritev, čaka na potrditev
    `,
    public: `
      da, javan, javen, javna, javni, javni dogodek, javno, javnost, odprt, odprto za javnost, odprto za vse,
      prikaži na spletu, viden, vidno, vsakdo, vsem, vsi, za javnost, za vse
    `,
    unlisted: 'nenavedeno, neviden, nevidno, ni na seznamu, samo s povezavo, skrit, skrita, skrito',
    private: `
      interna, interni, interno, ne, ni javno, samo na povabilo, samo po povabilu, samo z vabilom, samo za povabljene,
      samo za zaposlene, samo za člane, samo člani, zaprt dogodek, zaprto za javnost, zaseben, zasebna, zasebno, zaupna,
      zaupno
    `,
    only: 'le, samo',
    soldOut: `
      karte so razprodane, ni prostih mest, ni več mest, ni več prostih mest, razprodan, razprodano,
      vsa mesta so zasedena, zasedena vsa mesta, zasedeno
    `,
    free: 'brez vstopnine, brezplač*, prost vstop, vstop brezplačen, vstop je prost, vstop prost, vstopnine ni',
    freeAlone: 'prost',
    online: `
      na daljavo, na spletu, prek spleta, preko spleta, prenos v živo, spletni dogodek, spletno, videokonferenca,
      virtualni, virtualno
    `,
    yesNo: 'da/ne',
    organization: `
      agencija, akademija, arhiv, banka, center, dijaški dom, društvo, državni zbor, fakulteta, fundacija, galerija,
      gasilsko društvo, gimnazija, glasbena šola, gledališče, inštitut, klub, knjižnica, komisija, krajevna skupnost,
      kulturno društvo, mestna občina, ministrstvo, mladinski center, muzej, nadškofija, občina, odbor, oddelek,
      orkester, osnovna šola, planinsko društvo, podjetje, skupina, skupnost, služba, univerza, upravna enota, urad,
      ustanova, vrtec, zavod, zbor, zbornica, združenje, zveza, šola, šolski center, športno društvo, župnija
    `,
    venue: `
      amfiteater, atrij, avla, bazen, bolnišnica, center, cerkev, cerkvi, cesta, dom, dvorana, dvorec, dvorišče,
      fakulteta, galerija, gasilski dom, gimnazija, gledališče, grad, grajsko, hiša, hotel, hram, igrišče, igrišču,
      kapela, kavarna, kino, klet, klub, knjižnica, knjižnici, kulturni dom, letališče, mestna hiša, mladinski center,
      muzej, nadstropje, obala, občina, oder, park, paviljon, plaža, podružnica, postaja, predavalnica, pritličje,
      restavracija, sala, sejna soba, soba, stadion, stavba, telovadnica, trg, tržnica, ul., ulica, univerza,
      učilnica, velika dvorana, vila, vrt, vrtec, zadružni dom, šola, športna dvorana, župnišče
    `,
    kind: `
      bazar, branje, dan odprtih vrat, delavnica, delavnice, dnevi odprtih vrat, dobrodelni, drama, festival, film,
      filmska projekcija, gala, glasba, gledališče, igra, izlet, kino, koncert, koncerti, konferenca, kongres, kviz,
      literarni večer, maraton, maša, meditacija, občni zbor, odprtje, ogled, okrogla miza, ples, plesi, pogovor,
      pogovorni večer, pohod, posvet, pravljična ura, praznovanje, predavanje, predstava, predstavitev,
      predstavitev knjige, premiera, prireditev, projekcija, proslava, razstava, rekreacija, seja, sejem, seminar,
      sestanek, simpozij, slavnost, slovesnost, srečanje, stand-up, tabor, tekma, tekmovanje, tečaj, trening, turnir,
      ura pravljic, usposabljanje, vadba, vaja, vaje, večer, vodstvo, zabava, zborovanje, šport
    `,
    takesPlace: 'poteka',
    soldOutAlone: 'mesta zapolnjena, polno zasedeno, zapolnjeno',
    newDate: 'nov datum, nov termin, novega datuma, novega termina',
    access: 'dostop',
    later: 'bo objavljen, kasneje, naknadno, sledi',
    insider: 'povabljene, zaposlene',
    unpublishing: 'ne objavi',
    indefinitely: 'na poznejši termin, za nedoločen čas',
    because: 'zaradi',
    be: 'je',
  },
  stems: {
    cancelled: 'odpovedan',
    postponed: 'prelo prestavlj',
    draft: 'izbrisan neaktiv osnutek',
    tentative: 'nepotrj',
    confirmed: 'potrj razprod',
  },
  dates: {
    allDay: 'celodnevni, celodnevno, ves dan',
    am: 'dopoldne, zjutraj',
    pm: 'popoldne, zvečer',
    night: 'ponoči',
    until: 'do',
    at: 'ob, od, pričetek, s pričetkom ob, začetek',
    and: 'in',
    unit: 'leta, ur, uri',
    beforeHour: 'v',
    doors: 'odprtje vrat, vrata, vstop',
    begins: 'koncert, predstava, pričetek, začetek',
    hourBehind: 'ure, uri',
    midnight: 'opolnoči, polnoč',
    noon: 'opoldne, poldne',
  },
  ownDates: {
    between: 'med',
  },
  paging: {
    next: 'naprej naslednja naslednji',
    page: 'stran strani',
    total: 'skupaj',
    pageParameter: 'stran',
    cursor: 'kazalec',
  },
  months: {
    january: 'januarja',
    february: 'februarja',
    march: 'marca',
    april: 'aprila',
    may: 'maja',
    june: 'junija',
    july: 'julija',
    august: 'avgusta',
    september: 'septembra',
    october: 'oktobra',
    november: 'novembra',
    december: 'decembra',
  },
  units: {
    week: 'teden tedna tednov',
    day: 'dni',
    hour: 'ur ura ure',
    minute: 'minut',
  },
  recurrence: {
    daily: 'dnevno',
    weekly: 'tedensko',
    monthly: 'mesečno',
    yearly: 'letno',
  },
  fields: {
    records: 'podatki rezultati seznam vrstice zapisi',
    week: 'teden',
    weekday: 'danvtednu',
    lesson: 'ura šolskaura',
    value: 'vrednost',
    name: 'naziv',
    year: 'leto',
    month: 'mesec',
    day: 'dan',
    hour: 'ura',
    firstName: 'ime',
    lastName: 'priimek',
    role: 'tip vloga vrsta',
    reason: 'razlog',
    remark: 'komentar opomba opombe',
    mark: 'izid oznaka rezultat vstopnice',
    places: 'mesta',
    where: 'kje',
    home: 'domači',
    away: 'gost gosti gostje',
    team: 'ekipa klub moštvo',
  },
};
