import type { LanguageWords } from '../language-words.ts';

/** Dutch. */
export const nl: LanguageWords = {
  keys: {
    event: `
      activiteit activiteiten bijeenkomst evenement evenementen gebeurtenis vergadering vergaderingen wedstrijd
      wedstrijden
    `,
    calendar: 'agenda groep kalender kalenders',
    id: 'kenmerk nr nummer volgnr volgnummer',
    title: 'benaming evenementnaam evenementsnaam hoofdtitel kop koptekst naam onderwerp titel titels wat',
    name: 'benaming naam namen',
    summary: 'inleiding kortebeschrijving korteomschrijving kortetekst korttext ondertitel samenvattend samenvatting',
    description: `
      agendapunten beschrijving bijzonderheden informatie inhoud omschrijving opmerking opmerkingen tekst toelichting
    `,
    short: 'kort',
    start: `
      aanvang aanvangsdatum aanvangstijd aftrap aftraptijd begin begindt beginmoment begintijd begintijdstip beginuur
      beginwedstrijd datumvan eerstedag start startdatum startmoment starttijd vanaf vandatum
    `,
    end: 'afloop eind einddag einddatum einde eindtijd eindtijdstip einduur laatstedag sluiting tot totenmet',
    date: 'dag dagen data datum speeldatum wanneer',
    time: 'tijd tijdstip uren uur',
    allDay: 'ganseddag geheledag heledag heledagevenement',
    timeZone: 'tijdzone',
    duration: 'duur duurminuten duurt',
    sessions: 'cursusdata lesdagen lesdata lessen sessies speelmomenten tijden voorstellingen',
    recurrence: 'frequentie herhaalpatroon herhalend herhaling herhalingsregel terugkerend',
    created: 'aangemaakt aanmaak aanmaakdatum aanmaakmoment gemaakt ingevoerd ingevoerdop toegevoegd',
    updated: `
      aangepast aanpassing bijgewerkt bijwerking gewijzigd laatstewijziging laatstgepubliceerd laatstgewijzigd
      mutatie mutatiedatum mutdat mutdatum wijziging wijzigingsdatum
    `,
    published: 'gepubliceerd publicatie publicatiedatum',
    deadline: `
      aankomst aankomsttijd aanmelddeadline aanmelden aanmelding aanmeldingstermijn aanmeldtermijn deurenopen deuropen
      deuropening inloop inlooptijd inschrijfdatum inschrijfdeadline inschrijftermijn inschrijving kassaopen opbouw
      sluitingsdatum uiterstedatum verloopt vertrekom vertrektijd vertrekuur vervaldatum verzamelen verzameltijd
      verzameluur zaalopen zaalopening
    `,
    featured: `
      aanbevolen blikvanger carrousel innieuwsbrief nieuwsbrief opdevoorpagina ophomepage opstartpagina opvoorpagina
      startpagina tonenophomepage tonenopvoorpagina toonophomepage uitgelicht vastgezet voorpagina
    `,
    registration: `
      aanmelden aanmelding boeken inschrijflink inschrijven inschrijving kaarten kaartverkoop opgave reserveerlink
      reserveren reservering ticketverkoop
    `,
    place: `
      accommodatie bioscoop filiaal gelegenheid kerk locatie locaties lokaal plaats plek speellocatie speelplek trefpunt
      verzamelplaats verzamelpunt vestiging vestigingen waar wijkcentrum zaal
    `,
    address: 'adres adresgegevens adressen straat',
    houseNumber: 'huisnr huisnummer',
    room: 'cursusruimte gebouw kamer leslokaal lokaal ruimte verdieping vergaderruimte vergaderzaal zaal zalen',
    city: 'deelgemeente dorp gemeente plaats stad stadsdeel woonplaats',
    region: 'land provincie regio',
    zip: 'postcode',
    latitude: 'breedtegraad',
    longitude: 'lengtegraad',
    geo: 'coördinaten',
    url: 'koppeling leesmeer meerinfo pagina webpagina website',
    image: 'afbeelding afbeeldingen beeld beelden foto hoofdafbeelding omslag plaatje poster',
    online: 'deelnamelink digitaal livestream opafstand uitzending vergaderlink videovergadering virtueel',
    organizer: `
      aanbieder afdeling bestuur comité commissie dienst eenheid faculteit gastheer initiatiefnemer
      instelling instituut opleiding organisatie organisator organisatoren organiserende organiserendeafdeling
      parochie school sectie stichting vakgroep verantwoordelijkedienst vereniging wijkteam
    `,
    contact: 'contact contactgegevens contactperson contactpersoon verantwoordelijke',
    person: 'aangemaaktdoor artiest auteur docent gewijzigddoor griffier notulist spreker sprekers voorzitter',
    performer: `
      acteurs artiest artiesten begeleider begeleiders bezetting cursusleider docent docenten gast gasten gids gidsen
      inleider inleiders koor leraar leraren lesgever lesgevers muzikant muzikanten predikant promovendus rolverdeling
      rondleider solist solisten spreker sprekers trainer trainers uitgevoerd uitvoerders uitvoerende uitvoerenden
      verteller voorganger workshopleider
    `,
    category: 'activiteitsoort categorie categorieën genre onderwerp onderwerpen soort soorten thema',
    tag: 'kernwoorden label steekwoorden trefwoord trefwoorden',
    series: `
      competitie competitienaam cursusreeks cyclus festival inhetkadervan onderdeelvan reeks seizoen serie tournee
    `,
    work: 'cursus film module vak',
    status: 'staat status toestand',
    visibility: `
      alleenleden alleenvoorleden besloten niettonen openbaar opwebsitetonen privé tonenopsite tonenopwebsite toonopsite
      toonopweb toonopwebsite verborgen vertrouwelijk websitetonen wieziet zichtbaar zichtbaarheid
    `,
    draft: 'conceptversie ontwerp',
    cancelled: 'afgelast afgezegd annulering annullering gaatnietdoor geannuleerd geannuleerde vervallen verwijderd',
    postponed: 'uitgesteld verplaatst verzet',
    email: 'email mailadres',
    phone: 'mobiel telefoon telefoonnummer',
    price: `
      bedrag bijdrage cursusgeld deelnamekosten deelnameprijs eigenbijdrage entree entreeprijs inkom inkomprijs
      kaartprijs kosten kostprijs lesgeld prijs prijzen tarief tarieven toegang toegangsprijs
    `,
    free: 'gratis kosteloos vrijetoegang',
    soldOut: 'uitverkocht volboekt volgeboekt volzet',
    count: 'aantal',
    capacity: 'capaciteit maxaantal maxdeelnemers plaatsen zitplaatsen',
    booked: 'aangemelden aantalaanmeldingen aantalinschrijvingen bezet geboekt ingeschrevenen verkocht',
    remaining: `
      beschikbaar beschikbaarheid beschikbareplaatsen nogbeschikbaar overgebleven plaatsenover plaatsenvrij resterend
      restplaatsen vrijeplaatsen
    `,
    language: 'taal',
    related: 'gerelateerd kostenplaats verwant',
    attachment: 'bestand bestanden bijlage bijlagen',
    sponsor: 'partner sponsor sponsoren',
    modifier: 'de',
    thumb: 'klein kleine miniatuur',
    original: 'groot grote origineel volledig',
    rendered: 'geformatteerd opgemaakt',
    registrationUrl: 'aanmeldlink aanmeldurl inschrijflink inschrijfurl reserveerlink ticketlink',
  },
  values: {
    attendance: 'hybride, op locatie',
    personTitle: 'dhr, drs, ir, mevr, mr, mw, prof',
    confirmed: `
      actief, afgelopen, afgerond, bevestigd, definitief, gaat door, gepubliceerd, goedgekeurd, ingepland,
      inschrijving geopend, inschrijving gesloten, inschrijving open, laatste plaatsen, lopend, plaatsen beschikbaar,
      uitverkocht, vol, volgeboekt, volzet, wachtlijst
    `,
    tentative: `
      in afwachting van bevestiging, in optie, in overleg, n.t.b., niet bevestigd, nog niet bevestigd,
      nog te bevestigen, onbevestigd, onder optie, onder voorbehoud, optie, ovb, te bevestigen, voorlopig
    `,
    cancelled: `
      afgelas, afgelast, afgelasting, afgezegd, gaat niet door, geannuleerd, gecanceld, gekanselleer, vervallen,
      vervalt, vindt niet plaats, wordt geannuleerd
    `,
    postponed: `
      nieuwe datum, opgeschort, uitgestel, uitgesteld, uitgesteld tot nader order, uitstel, verzet, wordt uitgesteld
    `,
    draft: `
      afgekeurd, afgewezen, concept, gearchiveerd, in behandeling, in bewerking, in voorbereiding, inactief, klad,
      kladversie, niet gepubliceerd, nog niet gepubliceerd, ongepubliceerd, ontwerp, sjabloon, ter goedkeuring,
      verborgen, verwijderd, wacht op goedkeuring, wachtend op goedkeuring
    `,
    public: `
      algemeen, alle, extern, iedereen, ja, open voor iedereen, openbaar, openbare, publiek,
      toegankelijk voor iedereen, toon op web, toon op website, voor iedereen, vrij toegankelijk, zichtbaar,
      zichtbaar voor iedereen
    `,
    unlisted: `
      alleen link, alleen met link, alleen via link, niet in agenda, niet in lijst, niet tonen, niet vermeld,
      niet zichtbaar, onzichtbaar, verborgen
    `,
    private: `
      achter gesloten deuren, alleen genodigden, alleen leden, alleen op uitnodiging, alleen voor genodigden,
      alleen voor leden, alleen voor medewerkers, besloten, enkel leden, enkel op uitnodiging, enkel voor genodigden,
      enkel voor leden, genodigden, intern, intern gebruik, nee, niet op de site, niet op de website, niet openbaar,
      niet publiek, op uitnodiging, privaat, privé, vertrouwelijk
    `,
    only: 'alleen',
    soldOut: `
      alle plaatsen bezet, alle plaatsen zijn bezet, geen beschikbare plaatsen, geen kaarten meer, geen plaatsen meer,
      geen tickets meer, geen vrije plaatsen, helemaal vol, uitverkocht, volgeboekt, volzet
    `,
    soldOutAlone: 'geen plek meer, vol',
    free: `
      geen kosten, gratis*, kosteloos, kosteloze, kosten: geen, toegang gratis, toegang is vrij, toegang vrij,
      vrij toegankelijk, vrije toegang, zonder kosten
    `,
    freeAlone: 'vrij',
    notQuite: 'bijna, binnenkort, niet',
    online: `
      digitaal, livestream, online, op afstand, via internet, videoconferentie, videovergadering, virtueel, webinar
    `,
    nowhere: 'geen locatie, zonder locatie',
    nothing: 'geen, n v t, niet van toepassing, nvt, onbekend',
    yesNo: 'j/n, ja/nee, waar/onwaar',
    organization: `
      academie, afdeling, b.v., bedrijf, bestuur, bibliotheek, bureau, centrum, club, college, comité, commissie,
      coöperatie, dienst, faculteit, fanfare, federatie, fonds, gemeente, genootschap, groep, harmonie, hogeschool,
      instituut, jeugdhuis, kamer, kerk, kerkraad, koor, kring, ministerie, museum, netwerk, omroep, orkest, parochie,
      provincie, raad, school, sportclub, stadsarchief, stichting, theater, universiteit, vakgroep, vereniging,
      volksuniversiteit, waterschap, werkgroep, ziekenhuis, zorggroep
    `,
    venue: `
      abdij, auditorium, aula, begane grond, bibliotheek, buurthuis, café, campus, centrum, collegezaal, concertzaal,
      cultuurcentrum, dorpshuis, filiaal, galerie, gebouw, gemeenschapshuis, gemeentehuis, gracht, gymzaal, hal,
      haven, hotel, huis, kade, kamer, kapel, kasteel, kerk, laan, leslokaal, lokaal, markt, museum, park,
      parochiezaal, plein, podium, raadzaal, ruimte, school, schouwburg, sporthal, sportpark, stadhuis, stadion,
      straat, strand, theater, tuin, universiteit, verdieping, weg, wijkcentrum, zaal, ziekenhuis, zwembad
    `,
    kind: `
      avondvierdaagse, bezoek, bijeenkomst, braderie, concert, conferentie, congres, cursus, dans, debat,
      eucharistieviering, excursie, expositie, feest, festival, film, gastcollege, informatieavond, ingebruikname,
      jaarvergadering, kerkdienst, kermis, kinderfeest, leeskring, les, lezing, lezingen, markt, masterclass, muziek,
      oefening, open dag, opening, opera, opleiding, optreden, presentatie, raadsvergadering, rommelmarkt,
      rondleiding, rondvaart, sport, studiedag, symposium, tentoonstelling, theater, toernooi, training, uitje,
      vergadering, vernissage, viering, voorleesuur, voorlichting, voorstelling, wandeling, webinar, wedstrijd,
      workshop
    `,
    be: 'is, wordt',
    because: 'door omstandigheden, door storm, door ziekte, in verband met, ten gevolge van, vanwege, wegens',
    lesson: 'cursus, les, wedstrijd',
    takesPlace: 'gaat door, vindt plaats',
    newDate: 'nieuwe datum',
    access: 'toegang',
    later: 'binnenkort, later, nog te bepalen, volgt, wordt bekendgemaakt',
    insider: 'bestuur, genodigden, intern, medewerkers, personeel',
    unpublishing: 'niet publiceren, niet tonen',
    indefinitely: 'naar een latere datum, voor onbepaalde tijd',
    agent: 'door de organisatie, door de organisator',
  },
  stems: {
    cancelled: 'afgelast afgezegd geannul vervall',
    postponed: 'uitgest verplaatst',
    draft: 'inactiv verwijder',
    tentative: 'onbevestig voorlopig',
    confirmed: 'bevestig publi uitverk volgeboek',
  },
  dates: {
    allDay: 'de hele dag, gehele dag, heel de dag, hele dag',
    midnight: 'middernacht',
    am: 'ochtend, s morgens, s ochtends, voormiddag',
    pm: 'avond, namiddag, s avonds, s middags',
    night: 's nachts',
    until: 't/m, tot, tot ca, tot en met',
    at: 'aanvang, begin, ca, om, van, vanaf',
    and: 'en',
    unit: 'precies, stipt, uur',
    beforeHour: 'om',
    unset: 'datum volgt, n.t.b., nader te bepalen, nog te bepalen, volgt',
    doors: 'deur open, deuren, deuren open, inloop, ontvangst, zaal open',
    begins: 'aanvang, begin, concert, start, voorstelling',
    between: 'tussen',
    openEnd: 'laat, sluiting',
  },
  ownDates: {
    am: 'v.m., vm',
    pm: 'n.m., nm',
  },
  paging: {
    next: 'volgend volgende',
    page: 'blad bladzijde bladzijden pagina',
    pages: 'bladzijden',
    total: 'aantal totaal',
    all: 'totaal',
    noun: 'resultaten',
    per: 'per',
    cursor: 'cursor',
    more: 'meer',
    pageParameter: 'blad bladzijde pagina',
  },
  months: {
    march: 'mrt',
  },
  weekdays: {
    monday: 'ma',
  },
  units: {
    week: 'weken',
    day: 'dag dagen',
    hour: 'uren uur',
    minute: 'minuten minuut',
    second: 'seconde seconden',
  },
  recurrence: {
    daily: 'dagelijks',
    weekly: 'wekelijks',
    monthly: 'maandelijks',
    yearly: 'jaarlijks',
    never: 'eenmalig, geen, nooit',
  },
  fields: {
    records: 'gegevens lijst resultaat resultaten rijen',
    week: 'week weeknr weeknummer',
    weekday: 'weekdag weekdagen',
    lesson: 'lesuren lesuur uur',
    value: 'waarde',
    name: 'naam titel',
    year: 'jaar',
    month: 'maand',
    day: 'dag',
    hour: 'uur',
    minute: 'minuten minuut',
    second: 'seconde seconden',
    date: 'datum',
    time: 'tijd',
    latitude: 'breedtegraad',
    longitude: 'lengtegraad',
    street: 'straat',
    address: 'adres',
    houseNumber: 'huisnummer',
    zip: 'postcode',
    city: 'plaats stad',
    country: 'land',
    firstName: 'voornaam',
    middleName: 'tussenvoegsel',
    lastName: 'achternaam familienaam',
    role: 'functie rol soort',
    account: 'eigenaar gebruiker',
    audience: 'doelgroep doelgroepen',
    reason: 'reden',
    remark: 'bijzonderheden mededeling opmerking opmerkingen',
    mark: 'kaarten kaartverkoop kenmerk markering tickets uitslag',
    places: 'plaatsen plekken',
    where: 'waar',
    home: 'thuis thuisclub thuisploeg thuisteam',
    away: 'bezoekers gasten uit uitclub uitploeg uitteam',
    team: 'club ploeg team',
    permission: 'annuleerbaar kan mag mogelijk toegestaan',
  },
};
