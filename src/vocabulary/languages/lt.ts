import type { LanguageWords } from '../language-words.ts';

/** Lithuanian. */
export const lt: LanguageWords = {
  keys: {
    event: 'renginiai renginys įvykiai įvykis',
    calendar: 'kalendoriai kalendorius renginiųkalendorius',
    id: 'eilėsnumeris identifikatorius kodas numeris',
    title: 'antraštė pavad pavadinimas renginiopavadinimas titulas',
    name: 'pavadinimas vardas',
    summary: 'paantraštė santrauka trumpai trumpasaprašymas įvadas',
    description: 'aprašymas darbotvarkė informacija papildomainformacija plačiau tekstas turinys',
    start: 'atidarymas nuo pradžia pradžiosdata pradžioslaikas prasideda',
    end: 'baigiasi iki pabaiga pabaigosdata pabaigoslaikas paskutinėdiena uždarymas',
    date: 'data diena dienos kada',
    time: 'laikas valanda',
    allDay: 'visadiena visądieną',
    timeZone: 'laikojuosta',
    duration: 'trukmė',
    sessions: 'data pamokos pasirodymai paskaitos seansai susitikimai užsiėmimai',
    recurrence: 'dažnumas kartojasi kartojimas pasikartojimas periodiškumas',
    created: 'kurta pridėta sukurta sukurtas sukūrimodata įvesta',
    updated: 'atnaujinimodata atnaujinta keista keitimodata pakeista paskutinispakeitimas redaguota',
    published: 'paskelbta publikavimodata publikuota',
    deadline: `
      atvykimas durysatsidaro durųatidarymas galutinisterminas išvykimas išvykimolaikas paraiška registracija
      registracijospabaiga rinkimosilaikas susirinkimolaikas terminas
    `,
    featured: `
      išskirtas naujienlaiškis pagrindiniame pagrindinispuslapis pirmajamepuslapyje rekomenduojama rodytipagrindiniame
      rodytititulineje rodytitituliniame rodytitituliniamepuslapyje rodytititulinėje tituliniame titulinis titulinėje
    `,
    registration: `
      bilietai pirktibilietą registracija registracijosnuoroda registracijosurl registruotis užsiregistruoti
      įsigytibilietą
    `,
    place: 'bažnyčia kur renginiovieta renginiųvieta susitikimovieta vieta vietos',
    address: 'adresas gatvė',
    room: 'aukštas kabinetas kambarys klasė pastatas patalpa',
    city: 'gyvenvietė miestas',
    region: 'apskritis rajonas savivaldybė šalis',
    zip: 'paštokodas',
    latitude: 'geografinisplatumas platuma',
    longitude: 'ilguma',
    geo: 'koordinatės',
    url: 'nuoroda puslapis skaitytidaugiau svetainė tinklalapis',
    image: 'nuotrauka nuotraukos paveikslas paveikslėlis vaizdas viršelis',
    online: `
      internetu nuotolinis nuotolinėnuoroda prisijungimonuoroda susitikimonuoroda tiesioginėtransliacija transliacija
      vaizdokonferencija
    `,
    organizer: `
      asociacija bendraorganizatorius biuras draugija fakultetas institutas organizatoriai organizatorius organizuoja
      padalinys parapija rengia rengėjas skyrius tarnyba taryba vykdytojas įstaiga
    `,
    contact: 'atsakingasasmuo kontaktai kontaktas kontaktinisasmuo kontaktinėinformacija',
    person: 'autorius lektorius pirmininkas pirmininkė pranešėjai pranešėjas sekretorius',
    performer: `
      aktoriai atlieka atlikėjai atlikėjas choras dėstytojai dėstytojas gidai gidas gidė kunigas lektoriai lektorius
      menininkai mokytojas muzikantai orkestras pranešėja pranešėjai pranešėjas svečiai vaidina vaidmenys vedėjas
    `,
    category: 'kategorija kategorijos pobūdis rūšis sritis temos tipai tipas žanras',
    tag: 'raktažodžiai žyma žymos žymės',
    series: 'ciklas festivalis paskaitųciklas serija sezonas',
    work: 'dalykas filmas kursas modulis',
    status: 'būklė būsena',
    visibility: `
      konfidencialu matomumas nerodyti paslėpta privatus rodytisvetainėje tiknariai tiknariams vidinis vidinė viešas
    `,
    draft: 'juodraštis',
    cancelled: 'atšaukta atšauktas ištrinta',
    postponed: 'atidėta nukelta perkelta',
    email: 'elpaštas paštas',
    phone: 'telefonas',
    price: 'bilietai bilietokaina dalyviomokestis kaina kainos mokestis įkainis įėjimas',
    free: 'nemokama nemokamai nemokamas nemokamasįėjimas',
    soldOut: 'išparduota vietųnėra',
    capacity: 'dalyviųskaičius maksimalus maxdalyviu talpa vietų vietųskaičius',
    booked: 'parduota registruotų rezervuota užsiregistravę',
    remaining: 'laisva laisvos laisvosvietos laisvų laisvųvietų likovietų likusiosvietos',
    language: 'kalba kalbos',
    attachment: 'dokumentas failas priedai priedas',
    sponsor: 'rėmėjai rėmėjas',
    modifier: 'data',
    thumb: 'maža miniatiūra',
    original: 'didelis originalas',
  },
  values: {
    nothing: 'nenurodyta, nėra',
    confirmed: `
      aktyvus, išparduota, pasibaigęs, paskelbta, paskelbtas, patvirtinta, patvirtintas, planuojama, planuojamas,
      registracija atidaryta, registracija atvira, registracija uždaryta, suplanuota, suplanuotas, vyks, vyksta,
      yra vietų, įvyko, įvyks
    `,
    tentative: `
      bus patikslinta, laukiama patvirtinimo, negalutinis, nepatvirtinta, nepatvirtintas, preliminari, preliminariai,
      preliminarus, tikslinama, tikslinamas
    `,
    cancelled: `
      atšaukiamas, atšaukimas, atšaukta, atšauktas, atšauktas renginys, nevyks, neįvyko, neįvyks, renginys atšauktas
    `,
    postponed: 'atidėjimas, atidėta, atidėtas, atidėtas neribotam laikui, nukelta, nukeltas, perkelta, perkeltas',
    draft: `
      archyvuota, archyvuotas, atmesta, atmestas, ištrinta, ištrintas, juodraštis, laukia patvirtinimo, neaktyvus,
      nepaskelbta, nepaskelbtas, peržiūrimas, rengiama, ruošiama, ruošinys, šablonas
    `,
    public: `
      atvira visiems, atviras, atviras renginys, atviras visiems, matoma, matomas, publikuojamas, rodyti svetainėje,
      taip, vieša, viešai, viešas, viešas renginys, visi, visiems
    `,
    unlisted: 'nematomas, nerodomas sąraše, nerodyti, neįtrauktas į sąrašą, paslėpta, paslėptas, tik su nuoroda',
    private: `
      konfidencialu, konfidencialus, ne, nevieša, neviešas, privati, privatus, tik darbuotojams, tik kviestiniams,
      tik nariai, tik nariams, tik pagal kvietimą, tik pakviestiems, tik su kvietimais, tik su pakvietimais,
      uždaras renginys, vidaus, vidinis, vidinė
    `,
    only: 'tik',
    soldOut: `
      bilietai išparduoti, bilietų nėra, išparduota, išparduotas, laisvų vietų nėra, vietų nėra, visos vietos užimtos
    `,
    free: 'be mokesčio, dalyvavimas nemokamas, laisvas įėjimas, nemokam*, įėjimas laisvas, įėjimas nemokamas',
    online: `
      internete, internetinis, internetu, nuotolinis, nuotoliniu būdu, nuotoliu, tiesioginė transliacija,
      vaizdo konferencija, vebinaras, virtualus
    `,
    yesNo: 'taip/ne',
    organization: `
      agentūra, akademija, archyvas, asociacija, bažnyčia, bendrija, bendruomenė, biblioteka, biuras, centras, choras,
      darželis, departamentas, draugija, fakultetas, federacija, filharmonija, fondas, gimnazija, iniciatyva,
      institutas, instituto, kamera, katedra, klubas, kolegija, komisija, komitetas, kultūros centras, kultūros rūmai,
      laboratorija, ligoninė, lopšelis, lyga, ministerija, ministerijos, mokykla, muziejus, orkestras, parapija,
      progimnazija, rūmai, savivaldybė, seniūnija, skyrius, sporto klubas, studija, sąjunga, tarnyba, taryba, teatras,
      universitetas, valdyba, vyskupija, všį, įmonė, įstaiga
    `,
    venue: `
      aikštė, aktų salė, alėja, amfiteatras, arena, auditorija, aukštas, baseinas, bažnyčia, bendrabutis, biblioteka,
      centras, dvaras, filialas, forumas, g., galerija, gatvė, gimnazija, kambarys, kapinės, katedra, kavinė, kiemas,
      klasė, klubas, konferencijų salė, koplyčia, krantinė, kultūros centras, kultūros namai, ligoninė, miškas,
      mokykla, muziejaus, muziejus, namai, oro uostas, paplūdimys, parkas, pastatas, pilaitė, pilis, prospektas,
      restoranas, rotušė, rūmai, salė, scena, seniūnija, sodas, sporto salė, stadionas, stotis, studija, teatras,
      terasa, turgus, universitetas, uostas, vasaros scena, vienuolynas, viešbutis
    `,
    kind: `
      aptarimas, atidarymas, atvirų durų diena, aukcionas, baletas, debatai, dirbtuvės, diskusija, edukacija, eitynės,
      ekskursija, festivalis, filmas, forumas, gegužinė, iškyla, išvyka, kalėdos, kinas, knygos pristatymas,
      koncertas, konferencija, kongresas, konkursas, konsultacija, kursai, kursas, kūrybinės dirbtuvės, mišios,
      mokymai, mugė, mugės, muzika, opera, pamaldos, paroda, parodos, pasimatymas, paskaita, pokalbis, posėdis,
      premjera, pristatymas, protmūšis, renginys, repeticija, seminaras, simpoziumas, skaitymai, spektaklis, sportas,
      stovykla, sueiga, susirinkimas, susitikimas, teatras, treniruotė, turnyras, vakaras, varžybos, viktorina,
      šokiai, šokių, šventė, žaidimas, žygis
    `,
    takesPlace: 'vyks, vyksta',
    soldOutAlone: 'nėra laisvų vietų, pilna, užpildyta, vietų nebėra',
    newDate: 'nauja data, naujos datos',
    later: 'bus paskelbta, bus pranešta, vėliau',
    draftState: 'projektas',
    insider: 'darbuotojams, kviestiesiems',
    indefinitely: 'neapibrėžtam laikui, neribotam laikui, vėlesniam laikui',
    because: 'dėl',
    be: 'yra',
  },
  stems: {
    cancelled: 'atsaukt',
    postponed: 'atidet nukelt',
    draft: 'juodrast',
    tentative: 'nepatvirtin prelimin',
    confirmed: 'isparduot patvirtin publi',
  },
  dates: {
    allDay: 'visa diena, visą dieną',
    am: 'ryto, rytą',
    pm: 'po pietų, vakare, vakaro',
    night: 'nakties, naktį',
    until: 'iki',
    at: 'd, nuo, pradžia',
    and: 'ir',
    unit: 'm',
    unset: 'bus patikslinta',
    doors: 'durys, durys atidaromos, vartai',
    begins: 'koncertas, pradžia, renginio pradžia, spektaklis',
    between: 'tarp',
    midnight: 'vidurnaktis, vidurnaktį',
    noon: 'vidurdienis, vidurdienį',
  },
  paging: {
    next: 'kita kitas',
    page: 'puslapiai puslapis',
    total: 'viso',
    pageParameter: 'puslapis',
  },
  units: {
    week: 'savaitė savaitės',
    day: 'diena dienos dienų',
    hour: 'valanda valandos',
    minute: 'minutės',
  },
  recurrence: {
    daily: 'kasdien',
    weekly: 'kas savaitę',
    monthly: 'kas mėnesį',
    yearly: 'kasmet',
  },
  fields: {
    records: 'duomenys rezultatai sąrašas įrašai',
    week: 'savaitė',
    weekday: 'savaitėsdiena',
    lesson: 'pamoka',
    name: 'pavadinimas',
    year: 'metai',
    month: 'mėnuo',
    day: 'diena',
    firstName: 'vardas',
    lastName: 'pavardė',
    role: 'rūšis tipas vaidmuo',
    remark: 'pastaba pastabos',
    mark: 'bilietai rezultatas žyma',
    where: 'kur',
    home: 'šeimininkai',
    away: 'svečiai',
    team: 'komanda',
  },
};
