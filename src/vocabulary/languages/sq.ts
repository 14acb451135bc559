import type { LanguageWords } from '../language-words.ts';

/** Albanian. */
export const sq: LanguageWords = {
  keys: {
    event: 'aktivitet eveniment ngjarje ngjarjet veprimtari veprimtaria',
    calendar: 'kalendar kalendari',
    id: 'identifikues numri',
    title: 'emriingjarjes titujt titull titulli',
    name: 'emra emri emër emërtimi mbiemri',
    summary: 'hyrje përmbledhje shkurtimisht',
    description: 'detaje përmbajtja përshkrim përshkrimi',
    start: 'datafillimit fillimi fillon nisja orafillimit',
    end: 'datambarimit mbarimi mbaron orambarimit përfundimi përfundon',
    date: 'data datë dita ditë ditët',
    time: 'koha kohë ora',
    allDay: 'gjithëditën',
    timeZone: 'zonakohore',
    duration: 'kohëzgjatja',
    sessions: 'orarietakimeve seancat',
    recurrence: 'frekuenca përsëritja',
    created: 'datakrijimit krijuar',
    updated: 'datandryshimit ndryshuar përditësimi përditësuar',
    published: 'botimi botuar publikimi publikuar',
    deadline: 'afat afati afatifundit aplikimi datëlimit hapjaedyerve nisja oragrumbullimit orarinisjes regjistrimi',
    featured: 'ballina ekspozuar faqjakryesore nëballina nëballinë nëfaqenkryesore nëkreu shfaqnëballinë',
    registration: 'biletat regjistrimi regjistrohu rezervimi',
    place: 'adresavendit hapësira kisha vendi vendndodhja',
    address: 'adresa rruga rrugë',
    room: 'dhoma dhomë klasa ndërtesa salla',
    city: 'bashkia komuna lagjja qyteti',
    region: 'rajoni shteti',
    zip: 'kodipostar kodpostar',
    latitude: 'gjerësia',
    longitude: 'gjatësia',
    geo: 'koordinatat',
    url: 'faqja faqjaeinternetit lidhja mëshumë',
    image: 'foto fotografia imazhi',
    online: 'drejtpërdrejt nëdistancë nëinternet transmetim',
    organizer: `
      bashkëorganizator departamenti drejtoria fakulteti institucioni mikpritësi njësia organizata organizatori
      shoqata zyra
    `,
    contact: 'kontakti personikontaktit përgjegjësi',
    person: 'autori folësi krijuarnga',
    performer: `
      aktorë artisti artistë artistët dirigjent folës folësit këngëtarë ligjërues ligjëruesi muzikantë mësues
      prezantues
    `,
    category: 'kategoria lloj llojet lloji',
    tag: 'etiketa fjalëkyç',
    series: 'cikli festivali sezoni',
    work: 'film kurs lëndë modul',
    status: 'gjendja statusi',
    visibility: 'dukshmëria fshehur vetëmanëtarët',
    draft: 'drafti skicë',
    cancelled: 'anulim anuluar fshirë pezulluar',
    postponed: 'shtyhet shtyrë',
    email: 'posta',
    phone: 'telefoni',
    price: 'kosto çmim çmimet çmimi',
    free: 'falas hyrjefalas hyrjelirë',
    soldOut: 'shiturplotësisht',
    capacity: 'kapaciteti numrivendeve',
    remaining: 'mbetur tëlira vendetëlira vendetëmbetura',
    language: 'gjuha',
    attachment: 'bashkëngjitja skedari',
    sponsor: 'sponsori',
    thumb: 'vogël',
    original: 'madhe',
    booked: 'regjistruar rezervuara tëregjistruar',
  },
  values: {
    nothing: 'asnjë',
    confirmed: `
      aktiv, e konfirmuar, e planifikuar, e publikuar, i konfirmuar, i miratuar, i planifikuar, i publikuar,
      konfirmuar, miratuar, planifikuar, programuar, publikuar, përfunduar, regjistrimet e hapura
    `,
    tentative: `
      e pakonfirmuar, i pakonfirmuar, në pritje të konfirmimit, pakonfirmuar, paraprak, për t'u konfirmuar, përkohshëm
    `,
    cancelled: 'anulohet, anuluar, e anuluar, i anuluar, nuk do të mbahet, nuk mbahet, pezulluar, u anulua',
    postponed: 'e shtyrë, i shtyrë, shtyhet, shtyrje, shtyrë, u shty',
    draft: `
      arkivuar, draft, e papublikuar, fshirë, i arkivuar, i fshirë, i papublikuar, i refuzuar, joaktiv, në pritje,
      në pritje të miratimit, në shqyrtim, papublikuar, refuzuar, shabllon, skicë
    `,
    public: `
      e dukshme, e hapur, e hapur për publikun, hapur, i dukshëm, i hapur, kushdo, publik, publike, për të gjithë,
      të gjithë, të gjithëve
    `,
    unlisted: 'e fshehur, e padukshme, fshehur, i fshehur, jashtë listës, vetëm me lidhje, vetëm me link',
    private: `
      e brendshme, i brendshëm, jo publike, konfidencial, privat, private, vetëm anëtarët, vetëm me ftesë,
      vetëm për anëtarët, vetëm për stafin, vetëm të ftuarit
    `,
    only: 'vetëm',
    soldOut: 'biletat janë shitur, nuk ka vende, nuk ka vende të lira, shitur, shitur plotësisht, të shitura',
    free: 'falas, hyrja e lirë, hyrja falas, hyrja është e lirë, hyrje e lirë, hyrje falas, pa pagesë',
    online: 'në distancë, në internet, onlajn, përmes internetit, transmetim live, virtual, virtuale',
    organization: `
      agjencia, akademia, arkivi, bashkia, bashkimi, biblioteka, departamenti, drejtoria, fakulteti, federata,
      fondacion, fondacioni, gjimnazi, instituti, klubi, kolegji, komiteti, kori, kryqi i kuq, këshilli, ministria,
      muzeu, organizata, orkestra, prefektura, qarku, qendra, qendër, shkolla, shoqata, shoqëria, sindikata, spitali,
      teatri, unioni, universiteti, zyra
    `,
    venue: `
      amfiteatri, amfiteatër, arena, auditori, biblioteka, bulevardi, dhoma, galeria, gjimnazi, hoteli, kafe, kala,
      kalaja, kati, kinema, kisha, klub, kopshti, lagjja, liceu, muzeu, ndërtesa, pallati, pallati i kulturës, parku,
      pishina, plazhi, qendra, restorant, rruga, salla, sallë, sheshi, shkolla, shtëpia, skena, spitali, stacioni,
      stadiumi, studio, teatri, terreni, treg, universiteti, xhamia, zyra
    `,
    kind: `
      ballo, ceremoni, debat, diskutim, drama, ekskursion, ekspozitë, festival, film, forum, garë, kampionat, kinema,
      koncert, koncerti, konferencë, kongres, kurs, leksion, ligjëratë, mbledhje, meshë, muzikë, ndeshje, panair,
      paneli, premierë, prezantim, projeksion, promovim, punëtori, përurim, seancë, seminar, shfaqje, simpozium,
      spektakël, sport, takim, teatër, trajnim, tryezë e rrumbullakët, turne, vernisazh, vizitë, webinar
    `,
    takesPlace: 'mbahet',
    soldOutAlone: 'biletat u shitën, e shitur plotësisht, plot, vendet u plotësuan',
    newDate: 'datë e re',
    later: 'më vonë',
    indefinitely: 'për një kohë të pacaktuar',
    because: 'për arsye, për shkak',
    article: '-i',
    be: 'u, është',
  },
  dates: {
    allDay: 'gjatë gjithë ditës, gjithë dita, gjithë ditën, tërë ditën',
    am: 'e mëngjesit, e paradites, në mëngjes, p.d., paradite',
    pm: 'e darkës, e drekës, e mbrëmjes, e pasdites, m.d, në mbrëmje, pasdite',
    night: 'natën',
    until: 'deri, deri më, deri në, deri në orën',
    and: 'dhe',
    at: 'duke filluar nga ora, fillimi, fillon, nga, nga ora, në orën, ora, orën',
    between: 'midis, ndërmjet',
    doors: 'dyert, hapja e dyerve',
    begins: 'fillimi, koncerti',
    midnight: 'mesnatë',
    noon: 'mesditë, në mesditë',
  },
  ownDates: {
    am: 'pd',
    pm: 'md',
  },
  paging: {
    next: 'tjetra',
    page: 'faqja',
    total: 'gjithsej',
    pageParameter: 'faqe faqja',
  },
  weekdays: {
    sunday: 'diel',
    monday: 'hënë',
    tuesday: 'martë',
    wednesday: 'mërkurë',
    thursday: 'enjte',
    friday: 'premte',
    saturday: 'shtunë',
  },
  units: {
    week: 'javë',
    day: 'ditë',
    hour: 'orë',
    minute: 'minuta',
  },
  fields: {
    records: 'lista rezultatet',
    firstName: 'emri',
    lastName: 'mbiemri',
    role: 'lloji roli tipi',
    remark: 'shënim shënime',
  },
};
