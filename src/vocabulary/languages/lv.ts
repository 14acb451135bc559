import type { LanguageWords } from '../language-words.ts';

/** Latvian. */
export const lv: LanguageWords = {
  keys: {
    event: 'notikumi notikums pasākumi pasākums',
    calendar: 'kalendāri kalendārs',
    id: 'identifikators kārtasnumurs numurs',
    title: 'nosaukums pasākumanosaukums tituls virsraksts',
    name: 'nosaukums vārds',
    summary: 'apakšvirsraksts ievads kopsavilkums īsapraksts īsumā',
    description: 'apraksts darbakārtība dienaskārtība informācija papildinformācija saturs sīkāk teksts',
    start: 'atklāšana datumsno nodatuma sākas sākot sākumadatums sākumalaiks sākums',
    end: 'beidzas beigas beigudatums beigulaiks datumslīdz līdzdatumam noslēgums pēdējādiena',
    date: 'datums diena dienas kad',
    time: 'laiks stunda',
    allDay: 'visadiena visudienu',
    timeZone: 'laikajosla',
    duration: 'ilgums',
    sessions: 'izrādes nodarbības sanāksmes seansi sesijas',
    recurrence: 'atkārtojums atkārtošanās biežums',
    created: 'izveide izveidots izveidošanasdatums pievienots',
    updated: 'atjaunināts atjaunots izmainīts labots labošanasdatums mainīts pēdējāsizmaiņas',
    published: 'publicēts publicēšana',
    deadline: `
      durvis durvjuatvēršana ierašanās izbraukšana pieteikties pieteiktieslīdz pieteikšanās pieteikšanāslīdz pulcēšanās
      pulcēšanāslaiks pēdējaistermiņš reģistrācija reģistrācijalīdz termiņš
    `,
    featured:
      'izcelta izcelts jaunumi pirmajālapā rādītpirmajālapā rādītsākumlapā sākumlapa sākumlapā titullapa titullapā',
    registration: 'biļetes pierakstīties pieteikums pieteikšanās reģistrācija reģistrēties',
    place: 'atrašanāsvieta baznīca kur mītne norisesvieta pasākumavieta tikšanāsvieta vieta',
    address: 'adrese iela',
    room: 'kabinets klase stāvs telpa zāle zāles',
    city: 'ciems pagasts pilsēta',
    region: 'novads reģions valsts',
    zip: 'pastaindekss',
    latitude: 'platumagrāds platums',
    longitude: 'garumagrāds garums',
    geo: 'koordinātas',
    url: 'lasītvairāk mājaslapa saite tīmekļaadrese tīmekļavietne vairākinformācijas',
    image: 'attēli attēls bilde foto',
    online: 'attālināti pieslēgšanās sanāksmessaite straumēšana tiesraide tiešsaiste tiešsaistē',
    organizer: `
      aģentūra biedrība draudze fakultāte iestāde institūts līdzorganizators nodaļa organizatori organizators pārvalde
      rīko rīkotāji rīkotājs struktūrvienība
    `,
    contact: 'atbildīgais kontakti kontaktpersona',
    person: 'autors lektors priekšsēdētājs runātājs sekretārs',
    performer: `
      aktieri gide gids izpildītāji izpildītājs koris lektori lektors lomās moderators mācītājs mākslinieki
      mākslinieks mūziķi orķestris pasniedzēji pasniedzējs runātāji runātājs skolotājs uzstājas vadītājs viesi
      vieslektors
    `,
    category: 'kategorija nozare veidi veids žanrs',
    tag: 'atslēgvārdi birka birkas',
    series: 'cikls festivāls lekcijucikls sezona sērija',
    work: 'filma izrāde kurss modulis',
    status: 'statuss stāvoklis',
    visibility: 'iekšējs paslēpts privāts publisks redzamība rādītmājaslapā slēpts tikaibiedri tikaibiedriem',
    draft: 'melnraksts uzmetums',
    cancelled: 'atcelta atcelts dzēsts',
    postponed: 'atlikts pārcelts',
    email: 'elpasts epasts',
    phone: 'telefons tālrunis',
    price: 'biļetes cena cenas dalībasmaksa dalībmaksa ieeja izmaksas maksa samaksa',
    free: 'bezmaksas brīvaieeja',
    soldOut: 'izpārdots',
    capacity: 'dalībniekuskaits ietilpība maksdalībnieki vietas vietuskaits',
    booked: 'pieteikušies pārdots rezervēts reģistrētie',
    remaining: 'atlikušāsvietas brīvasvietas brīvāsvietas pieejamāsvietas',
    language: 'valoda',
    attachment: 'datne faili fails pielikumi pielikums',
    sponsor: 'atbalstītāji atbalstītājs sponsors',
    thumb: 'maza sīktēls',
    original: 'liela oriģināls',
  },
  values: {
    nothing: 'nav norādīts',
    confirmed: `
      aktīvs, apstiprināta, apstiprināts, ieplānots, izpardots, izpārdots, norisinās, noslēdzies, noticis, notiek,
      notiks, pieteikšanās atvērta, pieteikšanās slēgta, plānots, publicēta, publicēts, reģistrācija atvērta
    `,
    tentative: `
      datums tiks precizēts, gaida apstiprinājumu, iepriekšējs, neapstiprināta, neapstiprināts, plānošanā,
      provizoriska, provizorisks, tiks precizēts, vēl jāapstiprina
    `,
    cancelled: 'atcelta, atcelti, atcelts, atcelšana, nenotiek, nenotiks, pasākums atcelts',
    postponed: 'atlikta, atlikts, atlikts uz nenoteiktu laiku, pārcelta, pārcelts',
    draft: `
      arhivēts, dzēsta, dzēsts, gaida apstiprinājumu, gaida apstiprināšanu, melnraksts, neaktīvs, nepublicēta,
      nepublicēts, noraidīts, sagatavošanā, slēpts, tiek izskatīts, uzmetums, veidne
    `,
    public: `
      atklāts, atklāts pasākums, atvērta, atvērts, atvērts visiem, brīvi pieejams, ikvienam, jā, publiska, publiski,
      publisks, redzama, redzams, rādīt mājaslapā, visi, visiem, visiem interesentiem
    `,
    unlisted: 'nav sarakstā, neredzams, neuzskaitīts, paslēpts, slēpts, tikai ar saiti',
    private: `
      iekšēja, iekšējs, konfidenciāls, nav publisks, nepublisks, nē, privāts, slēgts pasākums, tikai ar ielūgumiem,
      tikai biedri, tikai biedriem, tikai darbiniekiem, tikai ielūgtajiem
    `,
    only: 'tikai',
    soldOut: `
      biļetes izpārdotas, izpārdots, nav brīvu vietu, nav vietu, visas biļetes pārdotas, visas vietas aizņemtas
    `,
    soldOutAlone: 'izpārdota, pilno, pilns, vietu vairs nav',
    free: `
      bez dalības maksas, bez ieejas maksas, bez maksas, bezmaksas, bezmaksas ieeja, brīva ieeja, dalība bez maksas,
      ieeja bez maksas, ieeja bezmaksas, ieeja brīva
    `,
    online: 'attālināti, internetā, tiešraidē, tiešsaistes, tiešsaistē, vebinārs, videokonference, virtuāls',
    yesNo: 'jā/nē',
    organization: `
      akadēmija, apvienība, arhīvs, asociācija, augstskola, aģentūra, banka, bibliotēka, biedrība, centrs,
      departaments, dome, draudze, evaņģēliski luteriskā, fakultāte, federācija, fonds, iestāde, iniciatīva,
      institūts, jauniešu centrs, klubs, kolēģija, komisija, kopiena, koris, kultūras centrs, kultūras nams,
      ministrija, ministrijas, muzejs, mūzikas skola, nodaļa, nodibinājums, novada dome, orķestris, padome,
      pamatskola, pašvaldība, pirmsskola, pārvalde, sabiedrība, savienība, savienības, skola, slimnīca, sporta klubs,
      tehnikums, teātris, universitāte, vidusskola, zinātnes, ģimnāzija
    `,
    venue: `
      amfiteātris, aptieka, arēna, atklātā estrāde, auditorija, baseins, baznīca, bibliotēka, bulvāris, bērnudārzs,
      centrs, dievnams, dzelzceļa stacija, dārzs, estrāde, filiāle, galerija, halle, iela, istaba, kabinets,
      kafejnīca, kapela, katedrāle, kinoteātris, klubs, krodziņš, kultūras centrs, kultūras nams, laukums, manēža,
      mežs, muiža, muzejs, nams, osta, parks, pils, pilsdrupas, pilskalns, pludmale, prospekts, restorāns, skola,
      sporta halle, sporta zāle, stadions, stāvs, tautas nams, telpa, teātris, tirgus laukums, universitāte,
      vidusskola, viesnīca, viesu nams, zāle, ēka, ģimenes māja, ģimnāzija
    `,
    kind: `
      atklāšana, atvērto durvju diena, balets, balle, debates, deju, dievkalpojums, diskusija, dzejas, ekskursija,
      festivāls, filma, filmas, forums, gadatirgus, grāmatas atvēršana, izbraukums, izrāde, izstāde, izstādes,
      karnevāls, kino, kinoseanss, koncertlekcija, koncerts, konference, kongress, konkurss, konsultācija, kursi,
      lasījumi, lekcija, meistarklase, mācības, mēģinājums, mūzika, nodarbība, nometne, opera, orientēšanās,
      prezentācija, pārgājiens, radošā darbnīca, sacensības, saiets, sanāksme, saruna, semināri, seminārs, simpozijs,
      sports, spēle, svinības, svētki, sēde, talka, teātra, teātris, tikšanās, tirgus, turnīrs, vakars, viktorīna,
      zaļumballe
    `,
    takesPlace: 'notiek',
    newDate: 'jaunam datumam, jauns datums',
    later: 'tiks paziņots, tiks precizēts, vēlāk',
    draftState: 'projekts',
    insider: 'darbiniekiem',
    indefinitely: 'uz nenoteiktu laiku',
    inTitles: 'atlikta, atlikts',
    causing: 'dēļ',
    ofCause: 'sliktu, spēcīga, stipra',
    be: 'ir',
  },
  stems: {
    cancelled: 'atcelst atcelt',
    postponed: 'atlikt parcelt',
    draft: 'melnrakst',
    tentative: 'neapstiprin provizor',
    confirmed: 'apstiprin izpardot publi',
  },
  dates: {
    allDay: 'visas dienas garumā, visu dienu',
    am: 'no rīta, rītā',
    pm: 'pēcpusdienā, vakarā',
    night: 'naktī',
    until: 'līdz',
    at: 'no, plkst, sākums',
    and: 'un',
    unit: 'gada',
    unset: 'tiks precizēts',
    doors: 'durvis, durvis atvērtas, durvju atvēršana',
    begins: 'koncerts, sākums',
    midnight: 'pusnakts, pusnaktī',
    noon: 'pusdienlaiks, pusdienlaikā',
  },
  ownDates: {
    at: 'no',
  },
  paging: {
    next: 'nākamais nākamā',
    page: 'lapa lapas',
    total: 'kopā',
    pageParameter: 'lapa',
  },
  months: {
    january: 'janvāra, janvārim, janvārī',
    february: 'februāra, februārim, februārī',
    march: 'marta, martam, martā',
    april: 'aprīlim, aprīlī, aprīļa',
    may: 'maija, maijam, maijā',
    june: 'jūnija, jūnijam, jūnijā',
    july: 'jūlija, jūlijam, jūlijā',
    august: 'augusta, augustam, augustā',
    september: 'septembra, septembrim, septembrī',
    october: 'oktobra, oktobrim, oktobrī',
    november: 'novembra, novembrim, novembrī',
    december: 'decembra, decembrim, decembrī',
  },
  weekdays: {
    monday: 'pirm, pr',
    tuesday: 'ot, otr',
    wednesday: 'tresd',
    thursday: 'ceturtd',
    friday: 'piektd, pk',
    saturday: 'se, sestd',
    sunday: 'sv, svetd',
  },
  units: {
    week: 'nedēļa nedēļas',
    day: 'diena dienas',
    hour: 'stunda stundas',
    minute: 'minūtes',
  },
  recurrence: {
    daily: 'katru dienu',
    weekly: 'katru nedēļu',
    monthly: 'katru mēnesi',
    yearly: 'katru gadu',
  },
  fields: {
    records: 'dati ieraksti rezultāti saraksts',
    week: 'nedēļa',
    weekday: 'nedēļasdiena',
    lesson: 'stunda',
    name: 'nosaukums',
    year: 'gads',
    month: 'mēnesis',
    day: 'diena',
    firstName: 'vārds',
    lastName: 'uzvārds',
    role: 'loma tips veids',
    remark: 'piezīme piezīmes',
    mark: 'atzīme biļetes rezultāts',
    where: 'kur',
    home: 'mājinieki',
    away: 'viesi',
    team: 'komanda',
  },
};
