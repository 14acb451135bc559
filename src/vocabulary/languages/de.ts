import type { LanguageWords } from '../language-words.ts';

/** German. */
export const de: LanguageWords = {
  keys: {
    event: `
      aktivitaet anlass anlässe ereignis ereignisse event events termin termine veranstaltung veranstaltungen
      vorstellung
    `,
    calendar: 'gruppe gruppen kalender',
    id: 'kennung laufendenummer lfdnr nr nummer schlüssel',
    slug: 'kurzname',
    title: `
      benennung betreff bezeichner bezeichnung kurstitel motto name titel ueberschrift veranstaltungsname
      veranstaltungstitel was überschrift
    `,
    name: 'benennung nachname name vorname',
    summary: `
      abriss anriss einleitung kurzbeschreibung kurzfassung kurzinfo kurzinhalt kurztext teasertext untertitel
      vorspann zusammenfassung
    `,
    description: `
      anmerkung anmerkungen artikel ausfuehrlich ausschreibung bemerkung bemerkungen beschr beschreibung bschr
      detailtext erläuterung fließtext hinweis hinweise infotext inhalt kommentar kommentare langbeschreibung volltext
      zusatzinfo zusatzinformation zusatztext
    `,
    short: 'kurz',
    start: `
      ab abfahrt abfahrtszeit anf anfang anfangs anfangsdatum anfangszeit antreten beginn beginnt beginntam deb
      erstertag startdatum startet startuhrzeit startzeit startzeitpunkt vom von vonhaus
    `,
    end: 'bis enddatum ende endet endzeit endzeitpunkt letztertag schluss schlusszeit',
    date: 'daten datum tag tage veranstaltungsdatum wann',
    time: 'stunde stunden uhr uhrzeit zeit',
    allDay: `
      ganzentag ganzertag ganztaegig ganztaegige ganztaegiges ganztag ganztagige ganztags ganztagstermin ganztägig
    `,
    timeZone: 'zeitzone',
    offset: 'versatz',
    local: 'locale lokal',
    duration: 'dauer dauert durn spieldauer veranstaltungsdauer',
    sessions: 'einzeltermine sitzungen spieltermine termine vorstellungen zeiten',
    recurrence: 'serie serientermin turnus wiederholung wiederholungen wiederkehrend',
    created: `
      angelegt angelegtam anlage anlagedatum eingestellt eingestelltam eingetragen erfasst erfasstam erfassung
      erstellt erstelltam erstellung erstellungsdatum
    `,
    updated: `
      aktualisiert aktualisiertam aktualisierung bearbeitet geaendertam geändert letztaenderung letzteaenderung
      letztebearbeitung letzteänderung stand zuletzt zuletztgeändert änderung änderungsdatum überarbeitet
    `,
    published: 'freigabe freigegeben veröffentlicht veröffentlichung veröffentlichungsdatum',
    deadline: `
      anmeldebeginn anmeldefrist anmeldeschluss anmeldestart anmeldung bewerbung buchungsfrist einlass einsendeschluss
      frist meldefrist meldeschluss vorverkauf
    `,
    registration: 'anmelden anmeldung buchung karten kartenkauf reservierung ticketkauf vorverkauf',
    place: `
      bühne lokalität museum ort orte ortsangabe ortsname park spielort spielstaette spielstaetten spielstätte stadion
      standort theater treffpunkt veranstaltungslokal veranstaltungsort veranstaltungsraum veranstaltungsstaette wo
      zentrum
    `,
    address: 'adresse adressestrasse anschrift strassenname straße',
    houseNumber: 'hausnr hausnummer',
    room: 'aula etage gebäude hörsaal raum räume saal stockwerk zimmer',
    city: 'gemeinde ort ortschaft ortsteil stadt',
    region: 'bezirk bundesland kanton kreis land region',
    zip: 'plz postleitzahl',
    latitude: 'breite breitengrad',
    longitude: 'länge längengrad',
    geo: 'koordinate koordinaten',
    url: `
      detailseite detailseiten hyperlink infoseite internet internetadresse internetseite seite seiten verlinkung
      verweis webadresse webseite webseiten
    `,
    image: `
      beitragsbild bild bilder foto fotos grafik hauptbild headerbild logo plakat teaserbild titelbild titelbilder
      vorschau vorschaubild
    `,
    online: 'digital einwahl einwahllink online teilnahmelink videokonferenz zugangslink übertragung',
    organizer: `
      abteilung amt anbieter ausrichtender ausrichter ausrichtung dezernat dienststelle einrichtung fachbereich
      fachschaft fakultat foerderer gastgeber gastgeberin hochschule hostname institut institution kirchengemeinde
      lehrstuhl organisationseinheit referat ressort sachgebiet stabsstelle träger veranstaltendestelle veranstalter
      veranstalterin veranstaltet veranstaltetvon verband verein wer
    `,
    contact: `
      ansprechpartner ansprechpartnerin ansprechperson auskunft kontakt kontakte kontakter kontaktinfo kontaktperson
      rückfragen
    `,
    person: `
      angelegtvon autor autorin bearbeiter bearbeiterin dozent dozentin erfasstvon ersteller erstellerin geaendertvon
      kursleiter künstler mitwirkende moderator redakteur referent referenten referentin verfasser vortragende
    `,
    performer: `
      besetzung dirigent dozent dozenten dozentin dozentinnen dozierende dozierender gast gäste interpret interpreten
      interpretinnen kursleiter kursleiterin kursleitung künstler künstlerin künstlerinnen lehrkraft lehrkräfte
      leitung mitwirkende redner referent referenten referentin referentinnen referierende solist solisten sprecher
      sprecherin sprecherinnen trainer trainerin vortragende vortragender übungsleiter übungsleiterin
    `,
    category: `
      art bereich disziplin eventart format gattung kategorie kategorien kursart rubrik rubriken sparte sparten
      sportart themen themenbereich typ veranstaltungsart veranstaltungskategorie veranstaltungstyp
    `,
    tag: 'schlagwort schlagworte schlagwörter stichwort stichworte stichwörter',
    series: 'festival kursreihe reihe serie spielzeit teilvon tournee veranstaltungsreihe vortragsreihe zyklus',
    status: 'lage zustand',
    visibility: 'privat sichtbar sichtbarkeit versteckt zugriff öffentlich',
    draft: 'entwurf entwürfe unveröffentlicht',
    cancelled: 'abgesagt absage ausgefallen entfällt fallsaus fälltaus gelöscht gestrichen storniert stornierung',
    postponed: 'verlegt verschiebung verschoben vertagt',
    email: 'email emailadresse epost mailadresse',
    phone: 'handy mobil mobiltelefon rufnummer telefon telefonnr telefonnummer',
    price: `
      eintritt eintrittspreis gebühr gebühren kosten kostenbeitrag kursgebühr preis preise startgeld teilnahmegebühr
      teilnehmerbeitrag
    `,
    free: 'eintrittfrei freiereintritt gebührenfrei gratis kostenfrei kostenlos unentgeltlich',
    soldOut: 'ausgebucht ausverkauft belegt',
    count: 'anzahl kapazität plätze teilnehmerzahl',
    capacity: 'kapazität maxteilnehmer platzzahl plätze sitzplätze teilnehmerzahl',
    booked: 'angemeldete anmeldestand belegteplätze gebucht teilnehmerangemeldet verkauft',
    remaining: 'freieplätze plätzefrei restkarten restplätze verfügbar verfügbarkeit',
    language: 'locale sprache sprachen',
    related: 'verwandte ähnliche',
    attachment: 'anhang anhänge datei dateien dokument dokumente unterlagen',
    registrationUrl: 'anmeldelink buchungslink',
    thumb: 'klein kleine miniatur miniaturbild vorschau vorschaubild',
    sponsor: 'förderer partner sponsor sponsoren unterstützer',
    full: 'ausfuhrlich lang langtext',
    modifier: 'der des und',
    original: 'gross grossbild groß große',
  },
  values: {
    confirmed: `
      aktiv, anmeldeschluss, anmeldung geschlossen, anmeldung möglich, anmeldung offen, ausgebucht, ausverkauft,
      beendet, belegt, bestätigt, durchgeführt, findet statt, fix, freie plätze, freigegeben, geplant, läuft, normal,
      offen, plätze frei, restkarten, veröffentlicht, voll, vorbei, warteliste, wenige plätze
    `,
    tentative: `
      angefragt, geplant unter vorbehalt, in planung, noch nicht bestätigt, offene planung, option auf termin,
      termin folgt, unbestätigt, unter vorbehalt, vorbehaltlich, vorläufig
    `,
    cancelled: `
      abgesagt, ausgefallen, entfällt, findet nicht statt, fällt aus, fällt leider aus, gestrichen, storniert
    `,
    postponed: 'neuer termin, verlegt, verschoben, vertagt, wird verschoben',
    draft: `
      abgelehnt, ausgeblendet, entwurf, gelöscht, gesperrt, in bearbeitung, in prüfung, nicht veröffentlicht,
      unveröffentlicht, versteckt
    `,
    public: 'alle, extern, für alle, ja, jeder, oeffentlich, sichtbar, öffentlich',
    unlisted: 'ausgeblendet, nicht gelistet, nur mit link, per link, unsichtbar, versteckt',
    private: `
      geschützt, gesperrt, intern, intern nur, nein, nicht öffentlich, nur für auf einladung, nur intern, privat,
      vertraulich
    `,
    soldOut: `
      ausgebucht, ausreserviert, ausverkauft, keine freien plätze, keine karten mehr, keine plätze mehr,
      keine tickets mehr, restlos belegt, vergriffen
    `,
    soldOutAlone: 'belegt, voll',
    free: `
      eintritt frei, eintritt ist frei, freiem eintritt, freien eintritt, freier eintritt, gebührenfrei*, gratis*,
      kein eintritt, keine kosten, kostenfrei*, kostenlos*, teilnahme frei, teilnahme ist frei, umsonst,
      unentgeltlich*
    `,
    freeAlone: 'frei',
    notQuite: 'bald, beinahe, bis, falls, fast, nahezu, nicht, noch nicht, teilweise, wenn',
    online: 'digital, online, online-veranstaltung, videokonferenz, virtuell',
    nowhere: 'kein ort, ohne ort, ortsunabhängig',
    yesNo: 'j/n, ja/nein, wahr/falsch',
    organization: `
      abteilung, akademie, amt, anstalt, behörde, bibliothek, bund, büro, chor, dezernat, e.v., fachbereich, fakultät,
      genossenschaft, gesellschaft, gewerkschaft, ggmbh, gmbh, gruppe, hochschule, initiative, innung, institut,
      kammer, kirchengemeinde, klinikum, kreisverband, kulturamt, landkreis, lehrstuhl, ministerium, museum,
      orchester, pfarramt, referat, ressort, schule, stadtverwaltung, stiftung, theater, universität, verband, verein,
      verlag, volkshochschule, werkstatt, zentrum
    `,
    venue: `
      allee, aula, bahnhof, bibliothek, burg, bücherei, bühne, café, erdgeschoss, etage, galerie, garten, gasthaus,
      gebäude, halle, haus, hof, hotel, hörsaal, kirche, markt, museum, obergeschoss, park, platz, rathaus, raum,
      saal, schloss, schule, stadion, stock, str., strasse, straße, theater, turnhalle, universität, weg, werkstatt,
      zentrum, zimmer
    `,
    kind: `
      andacht, ausflug, ausstellung, ball, basar, besichtigung, exkursion, fest, film, flohmarkt, fortbildung,
      führung, gespräch, gottesdienst, informationsveranstaltung, kabarett, kino, kolloquium, konferenz, kongress,
      konzert, kurs, kurse, lehrgang, lesung, markt, messe, musik, oper, party, probe, schulung, seminar, sitzung,
      sport, sprechstunde, tagung, tanz, theater, training, treffen, turnier, umzug, unterricht, versammlung,
      vorführung, vorlesung, vorstellung, vortrag, wanderung, weiterbildung, wettbewerb, workshop
    `,
  },
  stems: {
    cancelled: 'abgesag annul ausgefall entfael entfall faelltaus fallaus falltaus storn',
    postponed: 'verleg verschieb verschob vertag',
    draft: 'archiv deaktiv entwurf geloscht inaktiv nichtoff nichtveroff unveroff',
    tentative: 'nichtbestat provisor unbestat untervorbehalt vorbehalt vorlaeuf vorlauf',
    confirmed: 'aktiv ausgebuch ausverkauf bestaetig bestatig geplan konfirm',
  },
  dates: {
    allDay: 'den ganzen tag, ganzer tag, ganztaegig, ganztag, ganztags, ganztägig, ganztägige veranstaltung',
    noon: 'mittag, mittags',
    midnight: 'mitternacht',
    until: 'bis, bis ca, bis gegen, bis um, bis zum, ende',
    at: 'ab, am, beginn, ca, den, der, etwa, gegen, um, ungefähr, vom, von',
    and: 'und',
    unit: 'h, uhr',
    beforeHour: 'um',
    unset: 'nach vereinbarung, noch offen, offen, wird noch bekannt gegeben, wird noch bekanntgegeben',
  },
  paging: {
    next: 'folgende naechste nächste weiter weitere',
    page: 'blatt seite seiten',
    pages: 'seiten',
    total: 'anzahl gesamt gesamtzahl insgesamt',
    all: 'gesamt gesamtzahl insgesamt',
    noun: 'ergebnisse termine veranstaltungen',
    size: 'anzahlproseite groesse größe',
    offset: 'versatz',
    current: 'aktuell aktuelle',
    cursor: 'fortsetzung marke zeiger',
    more: 'mehr',
    last: 'letzte',
    moment: 'datum jahr monat tag termin veranstaltung woche',
    other: 'vorherige zurück',
    pageParameter: 'blatt seite',
    offsetParameter: 'anfang versatz',
  },
  months: {
    march: 'maerz, mrz',
    january: 'jaen, jaenner, jän, jänner',
    february: 'feber',
    september: 'sept',
  },
  weekdays: {
    monday: 'mo',
    tuesday: 'di',
    wednesday: 'mi',
    thursday: 'do',
    friday: 'fr',
    saturday: 'sa',
    sunday: 'so',
  },
  units: {
    week: 'woche wochen',
    day: 'tag tage',
    hour: 'std stunde stunden',
    minute: 'minute minuten',
    second: 'sek sekunde sekunden',
  },
  recurrence: {
    daily: 'täglich',
    weekly: 'wöchentlich',
    monthly: 'monatlich',
    yearly: 'jährlich',
    never: 'einmalig, keine, nie',
  },
  fields: {
    value: 'wert werte',
    name: 'bezeichnung name titel',
    year: 'jahr',
    month: 'monat',
    day: 'tag',
    hour: 'std stunde stunden',
    minute: 'minute minuten',
    second: 'sekunde sekunden',
    date: 'datum',
    time: 'uhrzeit zeit',
    latitude: 'breitengrad',
    longitude: 'längengrad',
    street: 'straße',
    address: 'adresse',
    houseNumber: 'hausnummer',
    zip: 'plz postleitzahl',
    city: 'ort stadt',
    country: 'land',
    firstName: 'rufname vorname vornamen',
    lastName: 'familienname nachname zuname',
    role: 'art funktion rolle typ verwendung',
  },
};
