import type { LanguageWords } from '../language-words.ts';

/** Romanian. */
export const ro: LanguageWords = {
  keys: {
    event: 'activitate activități acțiune acțiuni eveniment evenimente manifestare',
    calendar: 'agendă calendar calendare',
    id: 'cod identificator nrcrt număr referință',
    title: 'denumire numeeveniment titlu titluri',
    name: 'denumire nume numele prenume',
    summary: 'descrierescurtă introducere pescurt rezumat scurtădescriere subtitlu',
    description: `
      conținut descriere detalii informații observații ordineadezi ordineadezilei ordineazilei prezentare
      prezentareaevenimentului text
    `,
    short: 'scurt',
    start: 'dată_început deschidere loviturădestart loviturădeînceput începe începere început',
    end: 'dataîncheierii final pânăla sfârșit sfârșitul ultimazi încheiere închidere',
    date: 'când data dată zile',
    time: 'ora orar ore oră',
    allDay: 'toatăziua ziîntreagă',
    timeZone: 'fusorar',
    duration: 'durata durată durează',
    sessions: 'lecții proiecții reprezentații sesiuni spectacole ședințe ședință',
    recurrence: 'frecvență recurență repetare',
    created: 'adăugat creare creat creată dataadăugării înregistrat',
    updated: 'actualizare actualizat dataactualizării modificare modificat',
    published: 'datapublicării publicare publicat publicată',
    deadline: `
      datalimită deschidereaporților deschidereporți oraadunării oraplecării oraîntâlnirii plecare plecarea sosire
      termen termenlimită încălzire înscriere înscrieri
    `,
    featured: `
      afișarehomepage buletininformativ evidențiat paginaprincipală pepaginaprincipală peprimapagină primapagină
      promovat recomandat
    `,
    registration: 'bilete cumpărăbilet rezervare rezervări înregistrare înregistrează înscriere înscrieri',
    place: `
      amplasament biserică filiala filiale filială loc locația locație locul loculdesfășurării puncdeîntâlnire
      punctdeîntâlnire sediu sediul spațiu unde
    `,
    address: 'adresă strada stradă',
    room: 'cabinet cameră clădire etaj sala sală',
    city: 'cartier comună localitate oraș orașul',
    region: 'județ regiune țară',
    zip: 'codpoștal',
    latitude: 'latitudine',
    longitude: 'longitudine',
    geo: 'coordonate',
    url: 'adresăweb citeștemaimult legătură paginaweb',
    image: 'afiș imagine imagineprincipală imagini poze poză',
    online: 'linkîntâlnire transmisie transmisiune videoconferință virtual înlive',
    organizer: `
      asociație biroul catedra comisie compartiment consiliu coorganizator departament facultate federație fundație
      gazda gazdă instituție organizator organizatori organizație parohie primărie secție unitate unitateorganizatoare
      universitate
    `,
    contact: 'contact persoanacontact persoanădecontact',
    person: 'adăugatde artist autor lector președinte secretar vorbitor vorbitori',
    performer: `
      actori artist artiști dirijor facilitator facilitatori formator formatori ghid ghizi interpret interpreți
      invitat invitați lector lectori muzicieni orchestră preot profesor profesori solist soliști speakeri susținutde
      susținător trupă vorbitor vorbitori
    `,
    category: 'categorie categorii domeniu genuri tip',
    tag: 'cuvintecheie cuvântcheie etichete etichetă',
    series: 'ciclu festival serie stagiune turneu',
    work: 'curs film modul',
    status: 'stare starea',
    visibility: 'afișarepesite afișatpesite ascuns doarmembri numaimembri privat vizibil vizibilitate vizibilpesite',
    draft: 'ciornă schiță',
    cancelled: 'anulare anulat anulată suspendat ștearsă șters',
    postponed: 'amânat amânată decalat reprogramat',
    email: 'poștă',
    phone: 'telefon',
    price: 'bilete intrare preț prețuri taxe taxă taxădeparticipare',
    free: 'gratuit gratuită intrareliberă',
    soldOut: 'epuizat epuizate',
    capacity: 'capacitate capacitatemaximă locuri nrlocuri numărmaxim participanțimaxim',
    booked: 'locuriocupate locurirezervate rezervate vândute înscriși',
    remaining: 'disponibil disponibile libere locurilibere rămase',
    language: 'limba limbă',
    attachment: 'atașament atașamente fișier fișiere',
    sponsor: 'parteneri sponsor sponsori',
    thumb: 'mica miniatura',
    original: 'original',
  },
  values: {
    attendance: 'fizic, hibrid',
    personTitle: 'dr, ing, prof',
    nothing: 'nespecificat, niciuna, niciunul, nu se aplică',
    confirmed: `
      activ, aprobat, aprobată, confirmat, confirmată, desfășurat, epuizat, listă de așteptare, locuri disponibile,
      planificat, planificată, programat, programată, publicat, publicată, se desfășoară, validat, în curs,
      în desfășurare, încheiat, înscrieri deschise, înscrieri închise
    `,
    tentative: `
      data se va anunța, data urmează să fie anunțată, dată neconfirmată, de confirmat, de stabilit, neconfirmat,
      neconfirmată, preliminar, provizorie, provizoriu, sub rezervă, în așteptare confirmare,
      în așteptarea confirmării, în curs de confirmare, în pregătire
    `,
    cancelled: `
      anulat, anulat definitiv, anulate, anulată, contramandat, contramandată, evenimentul a fost anulat, nu are loc,
      nu mai are loc, nu se mai ține, s-a anulat, suspendat, suspendată
    `,
    postponed: `
      amânare, amânat, amânat pe termen nedeterminat, amânate, amânată, decalat, decalată, evenimentul a fost amânat,
      mutat la o dată ulterioară, s-a amânat
    `,
    draft: `
      arhivat, ciornă, dezactivat, inactiv, neaprobat, nefinalizat, nepublicat, nepublicată, respins, respinsă,
      în așteptare, în așteptarea aprobării, în curs de redactare, în curs de verificare, în lucru, în pregătire,
      în redactare, șablon, ștearsă, șters
    `,
    public: `
      afișare pe site, afișat pe site, da, deschis, deschis publicului, deschis tuturor, eveniment public, oricine,
      pentru toată lumea, pentru toți, public, publicul larg, publică, toată lumea, toți, tuturor, vizibil,
      vizibil pe site, vizibilă
    `,
    unlisted: `
      ascuns, ascunse, ascunsă, doar cu link, doar prin link, invizibil, neafișat, nelistat, nelistată, nevizibil
    `,
    private: `
      acces restricționat, confidențial, confidențială, cu circuit închis, doar angajați, doar cu invitație,
      doar intern, doar invitați, doar membri, doar pe bază de invitație, doar pentru angajați, doar pentru membri,
      intern, internă, nepublic, nu, numai membri, pe bază de invitație, privat, privată, restricționat, uz intern
    `,
    only: 'doar, exclusiv, numai',
    soldOut: `
      bilete epuizate, bilete vândute integral, complet rezervat, epuizat, fără locuri, locuri epuizate,
      locurile s-au epuizat, nu mai sunt bilete, nu mai sunt locuri, toate locurile sunt ocupate
    `,
    free: `
      acces gratuit, acces liber, accesul este liber, fără costuri, fără plată, fără taxă, gratuit*, intrare gratuită,
      intrare liberă, intrarea este liberă, intrarea liberă, participare gratuită
    `,
    freeAlone: 'liber',
    notQuite: 'aproape, nu',
    online: `
      de la distanță, la distanță, prin videoconferință, transmisiune live, videoconferință, virtual, în direct,
      în mediul online
    `,
    yesNo: 'da/nu',
    organization: `
      academia, agenția, ansamblul, arhiva, asociația, banca, biblioteca, biblioteca județeană, birou, camera,
      casa de cultură, catedra, centrul, clubul, colegiul, comisia, comitetul, compania, conservatorul, consiliul,
      consiliul județean, corul, departamentul, direcția, episcopia, facultatea, federația, filarmonica, fundația,
      grădinița, inspectoratul, institutul, laboratorul, liceul, liga, ministerul, muzeul, orchestra,
      palatul copiilor, parohia, poliția, prefectura, primăria, protopopiatul, rectoratul, secția, senatul, serviciul,
      sindicatul, societatea, spitalul, teatrul, uniunea, universitatea, școala
    `,
    venue: `
      aleea, amfiteatru, arena, ateneul, auditorium, aula, bazin, bd., biblioteca, biserica, bulevardul, cafenea,
      calea, campus, capela, casa, casa de cultură, castelul, centrul, cetatea, cinema, clubul, clădire, colegiul,
      cămin cultural, căminul cultural, esplanada, etaj, facultatea, filarmonica, filiala, foaier, galeria, grădina,
      grădinița, hotel, intrarea, librăria, liceul, muzeul, mănăstirea, palatul, parc, parcul, parter, patinoar,
      piața, piața centrală, primăria, sala, sală, scena, sediul, spitalul, stadion, str., strada, subsol, teatrul,
      terasa, teren, universitate, universitatea, școala
    `,
    kind: `
      adunare, atelier, audiție, bal, balet, campionat, cenaclu, ceremonie, colocviu, comemorare, competiție, concert,
      concurs, conferință, congres, consultare, consultații, curs, cursă, dans, dezbatere, dezbatere publică, dialog,
      excursie, expoziție, festival, film, finisaj, forum, gală, hram, inaugurare, instruire, lansare, lectură,
      liturghie, masă rotundă, meci, muzică, operă, petrecere, piesă, plimbare, prelegere, premieră, proiecție,
      recital, repetiție, reuniune, seminar, sesiune, simpozion, slujbă, spectacol, sport, sărbătoare, teatru,
      training, tur ghidat, turneu, târg, vernisaj, vizionare, vizită, webinar, zilele orașului, întrunire, întâlnire,
      ședință
    `,
    soldOutAlone: 'epuizată, locuri ocupate, ocupat complet, sală plină',
    takesPlace: 'are loc',
    newDate: 'data nouă, dată nouă, noua dată, nouă dată',
    access: 'acces',
    later: 'de stabilit, se va anunța, ulterior, urmează, va fi anunțată, în curând',
    draftState: 'proiect',
    insider: 'angajați, invitați',
    indefinitely: 'pe termen nedeterminat, pe termen nelimitat, pentru o dată ulterioară, sine die',
    inTitles: 'suspendat, suspendată',
    because: 'din cauza, din lipsă, din motive, din pricina',
    article: '-a, -ul',
    be: 'a fost, e, este, se',
    agent: 'de către organizator',
  },
  stems: {
    cancelled: 'anul suspend',
    postponed: 'amanat aminat',
    tentative: 'neconfirm provizor',
    confirmed: 'activ confirm epuizat publi',
  },
  dates: {
    allDay: 'pe tot parcursul zilei, toată ziua, întreaga zi',
    am: 'dimineaţa, dimineața',
    pm: 'după amiaza, după-amiaza, după-amiază, seara',
    night: 'noaptea',
    until: 'până, până la',
    at: 'ca, de la, de la ora, de la orele, la ora, la orele, ora, orele, începe, începe la, începere, începând cu',
    and: 'și',
    unset: 'de stabilit, se va anunța',
    doors: 'acces public, deschiderea porților, deschiderea ușilor, porți',
    begins: 'concert, spectacol, start, început',
    between: 'între',
    midnight: 'miezul nopții',
    noon: 'amiază, la amiază, la prânz, prânz',
  },
  ownDates: {
    to: 'la',
  },
  paging: {
    next: 'următoarea următor',
    page: 'pagina pagini',
    total: 'total',
  },
  units: {
    week: 'săptămâni săptămână',
    day: 'zi zile',
    hour: 'ore oră',
    minute: 'minut minute',
  },
  recurrence: {
    daily: 'zilnic',
    weekly: 'săptămânal',
    monthly: 'lunar',
    yearly: 'anual',
  },
  fields: {
    records: 'elemente listă rezultat rezultate înregistrări',
    week: 'săptămâna săptămână',
    weekday: 'ziuasăptămânii',
    lesson: 'modul ora',
    value: 'valoare',
    name: 'nume',
    year: 'an',
    month: 'luna',
    day: 'zi',
    hour: 'ora',
    minute: 'minut',
    date: 'dată',
    time: 'oră',
    address: 'adresă',
    zip: 'codpoștal',
    city: 'oraș',
    country: 'țară',
    firstName: 'prenume',
    lastName: 'nume numedefamilie',
    role: 'funcție rol tip',
    audience: 'grupțintă',
    reason: 'motiv motivul',
    remark: 'mențiuni note notă observatii observații',
    mark: 'bilete marcaj rezultat scor semn',
    places: 'locuri',
    where: 'unde',
    home: 'acasă gazde gazdă',
    away: 'deplasare oaspete oaspeți',
    team: 'club echipa',
    permission: 'anulabil permis permisă poate posibil posibilă',
  },
};
