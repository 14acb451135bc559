import type { LanguageWords } from '../language-words.ts';

/** Catalan. */
export const ca: LanguageWords = {
  keys: {
    event: 'acte actes activitat activitats esdeveniment esdeveniments reunions reunió',
    calendar: 'agenda calendari calendaris',
    id: 'codi identificador número referència',
    title: 'títol títols',
    name: 'nom',
    summary: 'descripciócurta entradeta introducció resum subtítol sumari',
    description: 'contingut descripció detalls informació ordredeldia puntsatractar text',
    start: 'comença datadinici datainici desde horadinici horainici inici oberturaoficial',
    end: 'acaba acabament darrerdia datadefi datafi final finalitza horadefi horafi',
    date: 'data dates dia quan',
    time: 'hora horari horaris hores',
    allDay: 'diasencer jornadacompleta totdia totoldia',
    timeZone: 'fushorari zonahorària',
    duration: 'durada',
    sessions: 'funcions passis sessions',
    recurrence: 'freqüència recurrència repeteix repetició',
    created: 'afegit creada creat datacreació datadecreació',
    updated: 'actualitzat darreraactualització modificació modificat',
    published: 'publicació publicada publicat',
    deadline: `
      datalímit escalfament horadesortida horasortida horatrobada inscripcions inscripció oberturadeportes
      oberturaportes termini
    `,
    featured: `
      alaportada aportada butlletí destacat destacats enportada mostraraportada mostrarenportada paginainicial
      recomanat
    `,
    registration: 'apuntarse entrades inscripcions inscripció inscriute reserva reserves',
    registrationUrl: 'enllaçentrades enllaçinscripció',
    place: 'biblioteca equipament espai espaidactivitat lloc llocs localització puntdetrobada recinte ubicació',
    address: 'adreça carrer',
    room: 'aula despatx edifici planta sala',
    city: 'barri ciutat municipi població poble',
    region: 'comarca país província regió',
    zip: 'codipostal',
    latitude: 'latitud',
    longitude: 'longitud',
    geo: 'coordenades',
    url: 'enllaç enllaços mésinformació web',
    image: 'cartell cartells foto imatge imatgedestacada imatgeprincipal imatges',
    online: 'emissióendirecte endirecte enllaçreunió enlínia retransmissió virtual',
    organizer: `
      ajuntament associació ateneu col·lectiu comitè consell coorganitza departament entitat entitatorganitzadora
      escola facultat institut organitza organització organitzador organitzadors organitzatper parròquia regidoria
      secció unitat àrea
    `,
    contact: 'contacte personadecontacte',
    person: 'alcalde artista autor ponent ponents president presidenta secretari secretària',
    performer: `
      actuen artista artistes conferenciant conferenciants convidat convidats docent docents formador formadors
      imparteix intèrpret intèrprets músic músics ponent ponents professor professors
    `,
    category: 'categoria categories gènere tipus àmbit',
    tag: 'etiqueta etiquetes paraulaclau paraulesclau',
    series: 'cicle cicledeconcerts cicledeconferències festival gira partde sèrie temporada',
    work: 'assignatura film mòdul obra pellícula',
    status: 'estat situació',
    visibility: `
      aportatancada mostraralweb noméssocis ocult portestancades privat públic públicaalweb restringida visibilitat
      visiblealweb
    `,
    draft: 'esborrany esborranys éssesborrany',
    cancelled: 'anullat anul·lada anul·lat cancellat cancel·lat suspès',
    postponed: 'ajornat posposat',
    email: 'correu correuelectrònic',
    phone: 'mòbil telèfon',
    price: 'aportació entrada preu preus',
    free: 'debades entradalliure gratuït gratuïta',
    soldOut: 'esgotades exhaurides exhaurit',
    count: 'quantitat',
    capacity: 'aforament capacitat capacitatmàxima nombreplaces placestotals',
    booked: 'inscrits placesocupades reservades',
    remaining: 'disponibilitat disponibles placeslliures restants',
    language: 'idioma llengua',
    attachment: 'adjunt adjunts document documents fitxer fitxers',
    sponsor: 'patrocinador patrocinadors',
    thumb: 'miniatura petit petita',
    original: 'gran original',
  },
  values: {
    attendance: 'en línia, híbrid, presencial',
    nothing: 'no aplica',
    confirmed: `
      actiu, activa, aprovada, aprovat, confirmada, confirmat, en curs, exhaurides, exhaurit, finalitzat,
      inscripcions obertes, inscripcions tancades, inscripció oberta, llista d'espera, places disponibles, planificat,
      previst, programat, publicada, publicat, realitzat
    `,
    tentative: 'a confirmar, data per confirmar, pendent de confirmar, per confirmar, provisional, sense confirmar',
    cancelled: 'anul·lada, anul·lat, cancel·lada, cancel·lat, desconvocada, desconvocat, no es fa, suspesa, suspès',
    postponed: 'ajornada, ajornament, ajornat, diferit, pendent de reprogramar, per reprogramar, posposada, posposat',
    draft: `
      arxivat, despublicat, eliminada, eliminat, en preparació, en revisió, esborrany, inactiu, no publicada,
      no publicat, pendent, pendent d'aprovació, pendent de revisió, plantilla, rebutjat, sense publicar
    `,
    public: `
      mostrar al web, obert, obert a tothom, obert al públic, oberta, per a tothom, públic, pública, sí, tothom, tots,
      tots els públics, visible, visible al web
    `,
    unlisted: 'amagat, invisible, no llistat, només amb enllaç, ocult',
    private: `
      a porta tancada, amb invitació, confidencial, intern, interna, no, no públic, només amb invitació,
      només convidats, només membres, només personal, només socis, portes tancades, privada, privat, reservat,
      restringit, sessió tancada, ús intern
    `,
    only: 'exclusivament, només',
    soldOut: `
      aforament complet, entrades exhaurides, esgotades, esgotat, exhaurides, exhaurit, no queden entrades,
      no queden places, places exhaurides, sense places, tot venut
    `,
    free: `
      accés gratuït, accés lliure, de franc, entrada gratuita, entrada gratuïta, entrada lliure, gratuit*, sense cost
    `,
    freeAlone: 'lliure',
    online: 'a distància, en directe, en línia, en streaming, telemàtic, videoconferència, virtual',
    yesNo: 'si/no, sí/no',
    organization: `
      agrupació, ajuntament, arxiu, associació, biblioteca, cambra, casal, centre, centre cívic, club, col·lectiu,
      col·legi, comissió, consell, consorci, cor, coral, departament, diputació, direcció, empresa, escola, facultat,
      federació, fundacio, fundació, gremi, hospital, institut, laboratori, ministeri, museu, orquestra, parròquia,
      patronat, regidoria, servei, societat, teatre, universitat, unió, àrea
    `,
    venue: `
      abadia, arxiu, ateneu, auditori, aula, avinguda, biblioteca, c/, cafè, camp, capella, carrer, casal, castell,
      centre, centre cívic, cinema, convent, edifici, escola, església, estadi, gimnàs, hospital, hotel, jardins,
      jardí, masia, mercat, mirador, monestir, museu, palau, parc, parròquia, passeig, pati, pavelló, pis, piscina,
      planta, platja, plaça, plaça major, poliesportiu, sala, sala d'actes, saló, soterrani, teatre, terrassa,
      universitat
    `,
    kind: `
      assemblea, ball, caminada, cantada, cercavila, cinema, classe, club de lectura, col·loqui, concert, concurs,
      conferència, congrés, contacontes, curs, dansa, debat, espectacle, esport, excursió, exposició, festa,
      festa major, festival, fira, formació, fòrum, gala, hora del conte, inauguració, jornada, lectura, mercat,
      missa, música, passejada, pel·lícula, ple, presentació, presentació de llibre, projecció, recital,
      representació, reunió, sardanes, seminari, simposi, taller, taula rodona, teatre, tertúlia, torneig, visita,
      visita guiada, xerrada, òpera
    `,
    takesPlace: 'es fa, té lloc',
    newDate: 'nova data',
    access: 'accés',
    later: 'per confirmar, per definir, pròximament',
    insider: 'convidats, invitació, personal, treballadors',
    unpublishing: 'no publicar',
    indefinitely: 'indefinidament, per a més endavant, sine die',
    inTitles: 'diferit, suspesa, suspès',
    because: 'a causa, degut a, per causa, per manca, per motius, per raons',
    be: 'està, ha estat, és',
    agent: "per l'organització, per l’organització",
  },
  stems: {
    cancelled: 'anul cancel suspes',
    postponed: 'ajornat',
    draft: 'eliminat esborran nopublic',
    tentative: 'perconfirm',
    confirmed: 'confirm exhaurid publi',
  },
  dates: {
    allDay: 'dia sencer, tot el dia, tota la jornada',
    noon: 'del migdia, migdia',
    am: 'de la matinada, del matí, matí',
    pm: 'de la tarda, del vespre, tarda, vespre',
    night: 'de la nit, nit',
    to: 'a les',
    until: 'fins a, fins a les, fins al',
    at: 'a les, a partir de les, de, des de les, inici',
    and: 'i',
    unset: 'a confirmar, per confirmar',
    doors: 'obertura de portes, portes',
    begins: 'concert, espectacle, funció, inici',
    between: 'entre, entre les',
    midnight: 'mitjanit',
  },
  paging: {
    next: 'següent',
    page: 'pàgina pàgines',
    total: 'total',
    per: 'per',
  },
  units: {
    week: 'setmana setmanes',
    day: 'dia dies',
    hour: 'hora hores',
    minute: 'minut minuts',
  },
  recurrence: {
    daily: 'diari',
    weekly: 'setmanal',
    monthly: 'mensual',
    yearly: 'anual',
  },
  fields: {
    records: 'dades elements files llista registres resultat resultats',
    week: 'setmana',
    weekday: 'diadelasetmana diasetmana',
    lesson: 'franja',
    value: 'valor',
    name: 'nom',
    year: 'any',
    month: 'mes',
    day: 'dia',
    hour: 'hora',
    date: 'data',
    time: 'hora',
    firstName: 'nom prenom',
    lastName: 'cognom cognoms',
    role: 'funció rol tipus',
    audience: 'públicobjectiu',
    reason: 'motiu raó',
    remark: 'comentari nota notes observacions',
    mark: 'entrades resultat',
    places: 'places',
    where: 'on',
    home: 'local',
    away: 'visitant',
    team: 'club equip',
    permission: 'anul·lable permesa permet permès possible pot',
  },
};
