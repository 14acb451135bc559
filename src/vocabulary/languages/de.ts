import type { LanguageWords } from '../language-words.ts';

/** German. */
export const de: LanguageWords = {
  keys: {
    event: 'aktivitaet event events termin termine veranstaltung veranstaltungen vorstellung',
    calendar: 'gruppe kalender',
    id: 'kennung laufendenummer lfdnr nr nummer',
    slug: 'kurzname',
    title: `
      benennung betreff bezeichner bezeichnung kurstitel motto name titel ueberschrift veranstaltungsname
      veranstaltungstitel was überschrift
    `,
    name: 'benennung nachname name vorname',
    summary: 'abriss anriss einleitung kurzbeschreibung kurzfassung kurzinfo kurzinhalt kurztext untertitel vorspann',
    description: `
      anmerkung anmerkungen artikel ausfuehrlich ausschreibung bemerkung bemerkungen beschr beschreibung bschr
      detailtext erläuterung fließtext hinweis hinweise infotext inhalt kommentar kommentare langbeschreibung volltext
      zusatzinfo zusatzinformation zusatztext
    `,
    short: 'kurz',
    start: `
      ab abfahrt abfahrtszeit anf anfang anfangs anfangsdatum anfangszeit antreten beginn beginnt beginntam deb
      startdatum startet startuhrzeit startzeit startzeitpunkt von vonhaus
    `,
    end: 'bis enddatum ende endet endzeit endzeitpunkt schluss schlusszeit',
    date: 'daten datum tag veranstaltungsdatum wann',
    time: 'uhr uhrzeit zeit',
    allDay: 'ganzentag ganzertag ganztaegig ganztaegige ganztaegiges ganztag ganztagige ganztags ganztägig',
    timeZone: 'zeitzone',
    offset: 'versatz',
    local: 'locale lokal',
    duration: 'dauer durn spieldauer veranstaltungsdauer',
    sessions: 'einzeltermine spieltermine termine',
    recurrence: 'serie serientermin wiederholung',
    created: `
      angelegt angelegtam anlage anlagedatum eingestellt eingestelltam eingetragen erfasst erfasstam erfassung
      erstellt erstelltam erstellung
    `,
    updated: `
      aktualisiert aktualisiertam aktualisierung bearbeitet geaendertam geändert letztaenderung letzteaenderung
      letztebearbeitung stand zuletzt änderung
    `,
    published: 'freigabe freigegeben veröffentlicht veröffentlichung',
    deadline: `
      anmeldebeginn anmeldefrist anmeldeschluss anmeldestart anmeldung bewerbung buchungsfrist einlass einsendeschluss
      frist meldefrist meldeschluss vorverkauf
    `,
    place: `
      bühne museum ort orte ortsangabe ortsname park spielort spielstaette spielstaetten spielstätte stadion standort
      theater treffpunkt veranstaltungslokal veranstaltungsort veranstaltungsraum veranstaltungsstaette wo zentrum
    `,
    address: 'adresse adressestrasse anschrift strassenname straße',
    houseNumber: 'hausnr hausnummer',
    room: 'aula etage gebäude hörsaal raum saal stockwerk',
    city: 'gemeinde ort ortschaft ortsteil stadt',
    region: 'bezirk bundesland kanton land region',
    zip: 'plz',
    latitude: 'breite breitengrad',
    longitude: 'länge längengrad',
    geo: 'koordinaten',
    url: `
      detailseite detailseiten hyperlink infoseite internet internetadresse internetseite seite seiten verlinkung
      verweis webadresse webseite webseiten
    `,
    image: `
      beitragsbild bild bilder foto fotos hauptbild headerbild logo plakat teaserbild titelbild titelbilder vorschau
      vorschaubild
    `,
    online: 'digital einwahl einwahllink online teilnahmelink videokonferenz zugangslink',
    organizer: `
      abteilung anbieter ausrichtender ausrichter ausrichtung fachbereich fakultat foerderer gastgeber gastgeberin
      hostname institut träger veranstalter veranstalterin verein wer
    `,
    contact: 'ansprechpartner ansprechpartnerin ansprechperson auskunft kontakt kontakter kontaktinfo kontaktperson',
    person: `
      angelegtvon autor bearbeiter bearbeiterin dozent dozentin erfasstvon ersteller erstellerin geaendertvon
      kursleiter mitwirkende moderator redakteur referent referenten referentin verfasser
    `,
    category: `
      art bereich disziplin eventart format gattung kategorie kategorien kursart rubrik rubriken sparte sparten
      sportart themen themenbereich typ veranstaltungsart veranstaltungskategorie veranstaltungstyp
    `,
    tag: 'schlagwort schlagworte schlagwörter stichwort stichworte',
    status: 'lage zustand',
    visibility: 'privat sichtbar sichtbarkeit zugriff öffentlich',
    draft: 'entwurf',
    cancelled: 'abgesagt absage ausgefallen entfällt fallsaus fälltaus gelöscht gestrichen storniert stornierung',
    postponed: 'verlegt verschiebung verschoben vertagt',
    email: 'email emailadresse epost mailadresse',
    phone: 'handy mobil mobiltelefon rufnummer telefon telefonnr telefonnummer',
    price: 'eintritt eintrittspreis gebühr kosten preis preise',
    count: 'anzahl kapazität teilnehmerzahl',
    language: 'locale sprache',
    attachment: 'anhang dokument dokumente unterlagen',
    registrationUrl: 'anmeldelink buchungslink',
    thumb: 'miniatur vorschau vorschaubild',
    sponsor: 'partner sponsor',
    full: 'ausfuhrlich lang langtext',
    modifier: 'der des und',
  },
  values: {
    confirmed: `
      aktiv, anmeldeschluss, anmeldung geschlossen, anmeldung möglich, anmeldung offen, ausgebucht, ausverkauft,
      beendet, belegt, bestätigt, durchgeführt, findet statt, fix, freie plätze, freigegeben, geplant, läuft, normal,
      offen, plätze frei, restkarten, veröffentlicht, voll, vorbei, warteliste, wenige plätze
    `,
    tentative: `
      angefragt, in planung, noch nicht bestätigt, offene planung, option auf termin, termin folgt, unbestätigt,
      unter vorbehalt, vorbehaltlich, vorläufig
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
    online: 'online, virtuell',
    yesNo: 'j/n, ja/nein',
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
  },
  paging: {
    next: 'folgende naechste nächste weiter weitere',
    page: 'blatt seite seiten',
    pages: 'seiten',
    total: 'anzahl gesamt gesamtzahl insgesamt',
    all: 'gesamt gesamtzahl insgesamt',
    noun: 'ergebnisse termine veranstaltungen',
    size: 'groesse größe',
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
};
