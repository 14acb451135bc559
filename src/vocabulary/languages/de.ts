import type { LanguageWords } from '../language-words.ts';

/** German. */
export const de: LanguageWords = {
  keys: {
    event: `
      aktivitaet anlaesse anlass anlässe ereignis ereignisse event events termin termine veranstaltung veranstaltungen
      vorstellung
    `,
    calendar: 'gruppe gruppen kalender',
    id: 'kennung kursnr kursnummer laufendenummer lfdnr nr nummer schlüssel',
    slug: 'kurzname',
    title: `
      benennung betreff bezeichner bezeichnung haupttitel kurstitel motto name thema titel ueberschrift
      veranstaltungsname veranstaltungstitel vortragstitel was überschrift
    `,
    name: 'benennung nachname name vorname',
    summary: `
      abriss anreissertext anreißer anreißertext anriss einleitung kurzbeschreibung kurzfassung kurzinfo kurzinhalt
      kurztext teasertext untertitel unterzeile vorschautext vorspann zusammenfassung
    `,
    description: `
      ankuendigung ankuendigungstext ankündigung ankündigungstext anmerkung anmerkungen artikel ausfuehrlich
      ausfuehrung ausführung ausschreibung bemerkung bemerkungen beschr beschreibung bschr detailtext erläuterung
      fließtext hinweis hinweise infotext inhalt kommentar kommentare langbeschreibung tagesordnung tagesordnungspunkte
      volltext zusatzinfo zusatzinformation zusatztext
    `,
    short: 'kurz',
    start: `
      ab abfahrt abfahrtszeit abfahrtzeit anf anfang anfangs anfangsdatum anfangszeit anpfiff anpfiffzeit anspiel
      anspielzeit anstoss anstosszeit anstoß anstoßzeit antreten anwurf anwurfzeit beginn beginnt beginntam deb
      erstertag spielbeginn startdatum startet startuhrzeit startzeit startzeitpunkt vom von vonhaus
    `,
    end: 'abreisedatum abreisetag bis enddatum ende endet endzeit endzeitpunkt letztertag schluss schlusszeit',
    date: 'daten datum tag tage veranstaltungsdatum wann',
    time: 'stunde stunden uhr uhrzeit zeit',
    allDay: `
      ganzentag ganzertag ganztaegig ganztaegige ganztaegiges ganztag ganztagige ganztags ganztagstermin ganztägig
    `,
    timeZone: 'zeitzone',
    offset: 'versatz',
    local: 'locale lokal',
    duration: 'dauer dauerminuten dauert durn spieldauer veranstaltungsdauer',
    sessions: `
      auffuehrungen auffuehrungstermine aufführungen aufführungstermine einzeltermine folgetermine kurseinheiten
      kursstunden kurstage kurstermine sitzungen spieldaten spieltermine termine terminliste unterrichtstage
      veranstaltungstage vorstellungen zeiten
    `,
    recurrence: `
      rhythmus serie serientermin turnus wiederholend wiederholung wiederholungen wiederholungsregel wiederkehrend
    `,
    created: `
      angelegt angelegtam anlage anlagedatum eingestellt eingestelltam eingetragen erfasst erfasstam erfassung
      erstellt erstelltam erstellung erstellungsdatum
    `,
    updated: `
      aend aktualisiert aktualisiertam aktualisierung bearbeitet bearbeitetam bearbeitungsdatum geaendertam geändert
      letztaenderung letzteaenderung letztebearbeitung letzteveröffentlichung letzteänderung mutation mutiert stand
      zuletzt zuletztgeändert zuletztveröffentlicht änderung änderungsdatum überarbeitet
    `,
    published: `
      freigabe freigegeben freigeschaltet veroeffentlichungsdatum veröffentlicht veröffentlichung
      veröffentlichungsdatum
    `,
    deadline: `
      abbau abendkasse abfahrt abfahrtszeit abfahrtzeit ablauf ablaufdatum abmarsch abmeldefrist abreise ankunft
      ankunftszeit anmeldebeginn anmeldefrist anmeldeschluss anmeldestart anmeldung archivierung aufbau aufwärmen
      bewerbung buchungsfrist depublikation einlass einsendeschluss frist kassenöffnung loeschdatum löschdatum
      meldefrist meldeschluss rueckmeldefrist rückmeldefrist saalöffnung sammelzeit stornofrist treffpunktuhrzeit
      treffpunktzeit treffzeit türöffnung vorverkauf
    `,
    featured: `
      angeheftet anheften aufderstartseite aufmacher aufstartseite empfehlung empfohlen hauptseite hervorgehoben
      hervorheben highlight imnewsletter imslider startseite startseitenslider topevent topmeldung toptermin
      topveranstaltung zeigeaufstartseite
    `,
    registration: `
      anmelden anmeldepflicht anmeldepflichtig anmeldeseite anmeldung buchen buchung einschreibung karten kartenkauf
      reservierung ticketbestellung ticketkauf vorverkauf
    `,
    place: `
      aussenstelle austragungsort außenstelle bühne filiale gemeindehaus haus hütte kino kinos lokalität lokation
      museum ort orte ortsangabe ortsname park spielfeld spielort spielstaette spielstaetten spielstätte stadion
      standort theater treffort treffpunkt veranstaltungslokal veranstaltungsort veranstaltungsraum
      veranstaltungsstaette wo zentrum zweigstelle
    `,
    address: 'adresse adressestrasse anschrift strassenname straße',
    houseNumber: 'hausnr hausnummer',
    room: 'aula etage gebäude hörsaal raeume raum räume saal stockwerk zimmer',
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
      abbildung abbildungen aufmacherbild beitragsbild bild bilder coverbild emblem foto fotos grafik hauptbild
      headerbild logo plakat teaserbild titelbild titelbilder vorschau vorschaubild
    `,
    online: `
      besprechungslink digital einwahl einwahllink fernteilnahme online onlinezugang teilnahmelink uebertragung
      videokonferenz webkonferenz zugangslink übertragung
    `,
    organizer: `
      abt abteilung amt anbieter ausrichtender ausrichter ausrichtung dezernat dienststelle einrichtung fachbereich
      fachdienst fachgebiet fachgruppe fachschaft fakultat foerderer gastgeber gastgeberin hochschule hostname
      institut institution kirchengemeinde lehrstuhl organisationseinheit pfarrei pfarrgemeinde referat ressort
      sachgebiet stabsstelle träger veranstaltendestelle veranstalter veranstalterin veranstaltet veranstaltetvon
      verband verein wer zustaendigestelle zuständigestelle
    `,
    contact: `
      anlaufstelle ansprechpartner ansprechpartnerin ansprechperson auskunft kontakt kontakte kontakter kontaktinfo
      kontaktperson rueckfragen rückfragen verantwortlich verantwortliche verantwortlicher
    `,
    person: `
      angelegtvon autor autorin bearbeiter bearbeiterin dozent dozentin erfasstvon ersteller erstellerin geaendertvon
      kursleiter künstler mitwirkende moderator protokollführer redakteur referent referenten referentin schriftführer
      sitzungsleitung verfasser versammlungsleitung vorsitz vorsitzende vorsitzender vortragende
    `,
    performer: `
      autorinnen besetzung chor darsteller darstellerin dirigent doktorand doktorandin dozent dozenten dozentin
      dozentinnen dozierende dozierender gast gäste interpret interpreten interpretinnen kuenstler kuenstlerin
      kuenstlerinnen kursleiter kursleiterin kursleitung künstler künstlerin künstlerinnen lehrende lehrer lehrerin
      lehrkraft lehrkräfte lehrperson lehrpersonen leitung liturg mitwem mitwirkende moderatorin pfarrer pfarrerin
      prediger predigerin promovend redner referent referenten referentin referentinnen referierende
      rundgangsleitung schauspieler schauspielerin solist solisten sprecher sprecherin sprecherinnen stadtführer
      tourenleitung tourguide trainer trainerin uebungsleiter uebungsleiterin vortragende vortragender wanderleitung
      zelebrant übungsleiter übungsleiterin
    `,
    category: `
      art bereich disziplin eventart fachbereich fachgebiet fachrichtung format gattung kategorie kategorien kursart
      rubrik rubriken sparte sparten sportart thema themen themenbereich themenfeld themengebiet typ veranstaltungsart
      veranstaltungsform veranstaltungskategorie veranstaltungstyp
    `,
    tag: 'schlagwort schlagworte schlagwörter stichwort stichworte stichwörter suchbegriffe verschlagwortung',
    series: `
      festival kursreihe oberveranstaltung reihe serie spielzeit teilvon tournee veranstaltungsreihe vortragsreihe
      zyklus
    `,
    work: 'fach film filme kurs lehrveranstaltung modul stück',
    status: 'lage zustand',
    visibility: `
      anzeigeweb ausgeblendet freigabeinternet freigabeweb geschlossenegesellschaft geschlosseneveranstaltung imweb
      internetfreigabe nichtöffentlich nurfuermitglieder nurfürmitglieder nurmitglieder oeff onlinefreigabe
      onlinestellen privat sichtbar sichtbarkeit unsichtbar verborgen versteckt vertraulich webanzeige webfreigabe
      werdarfsehen wersieht zugriff öffentlich
    `,
    draft: 'entwurf entwürfe unveröffentlicht',
    cancelled: `
      abgesagt abgesetzt absage ausgefallen entfällt fallsaus fälltaus gelöscht gestrichen storniert stornierung
    `,
    postponed: 'verlegt verschiebung verschoben vertagt',
    email: 'email emailadresse epost mailadresse',
    phone: 'handy mobil mobiltelefon rufnummer telefon telefonnr telefonnummer',
    price: `
      eintritt eintrittspreis entgelt entgelte gebühr gebühren kosten kostenbeitrag kursgebühr preis preise startgeld
      teilnahmebeitrag teilnahmegebühr teilnahmekosten teilnehmerbeitrag unkostenbeitrag
    `,
    free: `
      eintrittfrei entgeltfrei freiereintritt gebuehrenfrei gebührenfrei gratis kostenfrei kostenfreiheit kostenlos
      unentgeltlich
    `,
    soldOut: 'ausgebucht ausreserviert ausverkauft belegt',
    count: 'anzahl kapazität plätze teilnehmerzahl',
    capacity: `
      hoechstteilnehmerzahl höchstteilnehmerzahl kapazität maxteilnehmer plaetze platzanzahl platzkapazität platzzahl
      plätze sitzplaetze sitzplätze teilnehmergrenze teilnehmerlimit teilnehmermax teilnehmerzahl
    `,
    booked: `
      angemeldete angemeldeteteilnehmer anmeldestand belegteplaetze belegteplätze belegungszahl gebucht
      teilnehmerangemeldet verkauft
    `,
    remaining: `
      freieplaetze freieplätze freiplaetze freiplätze nochfrei nochfreieplätze offeneplaetze offeneplätze plaetzefrei
      plätzefrei restkarten restplaetze restplätze verfuegbar verfuegbarkeit verfügbar verfügbarkeit
    `,
    language: 'locale sprache sprachen',
    related: 'kostenstelle verwandte ähnliche',
    attachment: 'anhang anhänge datei dateien dokument dokumente unterlagen',
    registrationUrl: 'anmeldelink buchungslink',
    thumb: 'klein kleine miniatur miniaturbild vorschau vorschaubild',
    sponsor: 'förderer partner sponsor sponsoren unterstuetzer unterstützer',
    full: 'ausfuhrlich lang langtext',
    modifier: 'darstellung der des und',
    original: 'gross grossbild groß große',
  },
  values: {
    attendance: 'hybrid, onlineveranstaltung, präsenz, präsenzveranstaltung, vor ort',
    andOthers: 'u. a, und andere, uvm',
    personTitle: 'dipl, dr, hr, ing, mag, pd, prof',
    confirmed: `
      abgeschlossen, aktiv, aktuell, anmeldefrist abgelaufen, anmeldeschluss, anmeldung geschlossen,
      anmeldung moeglich, anmeldung möglich, anmeldung offen, ausgebucht, ausverkauft, beendet, belegt, bestaetigt,
      bestätigt, bewilligt, buchbar, durchgefuehrt, durchgeführt, findet statt, fix, freie plaetze, freie plätze,
      freigegeben, genehmigt, geplant, laeuft, läuft, normal, offen, plaetze frei, plätze frei, restkarten,
      stattfindend, terminiert, veroeffentlicht, veröffentlicht, voll, vorbei, warteliste, wenige plaetze,
      wenige plätze, zugesagt
    `,
    tentative: `
      angefragt, geplant unter vorbehalt, in klaerung, in klärung, in planung, mit vorbehalt, nicht bestaetigt,
      nicht bestätigt, noch nicht bestaetigt, noch nicht bestätigt, offene planung, option auf termin, optioniert,
      termin folgt, termin offen, unbestaetigt, unbestätigt, unter vorbehalt, voraussichtlich, vorbehaltlich,
      vorgemerkt, vorlaeufig, vorläufig
    `,
    cancelled: `
      abgesagt, abgesetzt, absage, annulliert, ausfall, ausgefallen, entfaellt, entfallen, entfällt, faellt aus,
      faellt leider aus, fallen aus, findet nicht statt, fällt aus, fällt leider aus, gestrichen, storniert,
      wird abgesagt, wurde abgesagt
    `,
    postponed: `
      aufgeschoben, nachholtermin folgt, neuer termin, verlegt, verschoben, vertagt, wird nachgeholt, wird verschoben,
      wurde verschoben, zurückgestellt
    `,
    draft: `
      abgelehnt, archiviert, ausgeblendet, deaktiviert, entwurf, geloescht, gelöscht, gesperrt, in arbeit,
      in bearbeitung, in freigabe, in pruefung, in prüfung, in vorbereitung, inaktiv, konzept, nicht freigegeben,
      nicht veroeffentlicht, nicht veröffentlicht, noch nicht freigegeben, unveroeffentlicht, unveröffentlicht,
      versteckt, vorlage, wartet auf freigabe, zur freigabe, zur pruefung, zur prüfung, zurueckgezogen, zurückgezogen
    `,
    public: `
      alle, allen, extern, frei zugaenglich, frei zugänglich, fuer alle, fuer jedermann, für alle, für alle offen,
      für jedermann, ja, jeder, jedermann, oeffentlich, oeffentlich zugaenglich, oeffentliche veranstaltung,
      offen für alle, sichtbar, öffentlich, öffentlich zugänglich, öffentliche veranstaltung, öffentlichkeit
    `,
    unlisted: `
      ausgeblendet, mit link, nicht aufgeführt, nicht gelistet, nur link, nur mit link, nur über link, per link,
      unsichtbar, verborgen, versteckt
    `,
    private: `
      geschlossene gesellschaft, geschlossene veranstaltung, geschuetzt, geschützt, gesperrt, hausintern,
      hinter verschlossenen türen, intern, intern nur, nein, nicht auf der webseite, nicht auf der website,
      nicht im web, nicht oeffentlich, nicht öffentlich, nicht-oeffentlich, nicht-öffentlich, nur auf einladung,
      nur fuer auf einladung, nur fuer eingeladene, nur fuer geladene gaeste, nur fuer mitarbeiter,
      nur fuer mitglieder, nur für auf einladung, nur für eingeladene, nur für geladene gäste, nur für mitarbeiter,
      nur für mitglieder, nur intern, nur mitglieder, privat, vereinsintern, vertraulich
    `,
    only: 'nur',
    soldOut: `
      alle plätze belegt, alle plätze vergeben, ausgebucht, ausreserviert, ausverkauft, kein platz mehr frei,
      keine freien plätze, keine freien plätze mehr, keine karten mehr, keine plätze mehr, keine tickets mehr,
      restlos belegt, vergriffen
    `,
    soldOutAlone: 'belegt, keine plätze frei, restlos ausverkauft, voll, voll belegt',
    free: `
      eintritt frei, eintritt ist frei, freiem eintritt, freien eintritt, freier eintritt, gebührenfrei*, gratis*,
      kein eintritt, keine kosten, kostenfrei*, kostenlos*, ohne eintritt, ohne kosten, ohne teilnahmegebühr,
      teilnahme frei, teilnahme ist frei, umsonst, unentgeltlich*
    `,
    freeAlone: 'frei',
    notQuite: 'bald, beinahe, bis, falls, fast, nahezu, nicht, noch nicht, teilweise, wenn',
    online: `
      digital, fernteilnahme, im internet, im livestream, online, online-seminar, online-veranstaltung, per video,
      videokonferenz, virtuell, virtuelle veranstaltung
    `,
    nowhere: 'kein ort, ohne ort, ortsunabhängig',
    nothing: 'entfällt, keine, keine angabe, keiner, keines, nicht angegeben',
    yesNo: 'j/n, ja/nein, wahr/falsch',
    organization: `
      abteilung, akademie, amt, anstalt, arbeitskreis, behörde, bibliothek, bund, büro, chor, dezernat, e.v.,
      fachbereich, fachschaft, fakultät, feuerwehr, freundeskreis, förderverein, gemeinde, genossenschaft,
      gesellschaft, gewerkschaft, ggmbh, gmbh, gruppe, gymnasium, hochschule, initiative, innung, institut, kammer,
      kindergarten, kirchengemeinde, klinikum, kreis, kreisverband, kulturamt, landesamt, landesverband, landkreis,
      lehrstuhl, ministerium, museum, musikschule, orchester, pfarramt, pfarrei, referat, ressort, schule,
      sportverein, stadtbücherei, stadtverwaltung, stiftung, theater, universität, verband, verein, verlag,
      volkshochschule, werkstatt, zentrum
    `,
    venue: `
      allee, aula, außenstelle, bahnhof, bibliothek, burg, bücherei, bühne, bürgerhaus, café, dorfgemeinschaftshaus,
      erdgeschoss, etage, festhalle, feuerwehrhaus, foyer, freibad, galerie, garten, gasthaus, gebäude, gemeindehaus,
      gemeindesaal, gemeindezentrum, halle, haus, hof, hotel, hörsaal, jugendzentrum, kapelle, keller, kirche,
      kulturzentrum, markt, mehrzweckhalle, mensa, museum, obergeschoss, park, pfarrheim, platz, rathaus, raum, saal,
      schloss, schule, sporthalle, sportplatz, stadion, stadthalle, stock, str., strasse, straße, theater, turnhalle,
      universität, untergeschoss, weg, werkstatt, zentrum, zimmer, zweigstelle
    `,
    kind: `
      aktionstag, andacht, aufführung, ausflug, ausstellung, ball, basar, besichtigung, elternabend, exkursion, fest,
      film, filmvorführung, flohmarkt, fortbildung, führung, gespräch, gottesdienst, infoabend,
      informationsveranstaltung, jahreshauptversammlung, kabarett, kino, kolloquium, konferenz, kongress, konzert,
      kurs, kurse, lehrgang, lesung, markt, messe, mitgliederversammlung, musik, oper, party, podiumsdiskussion,
      preisverleihung, premiere, probe, ratssitzung, schulung, seminar, sitzung, sommerfest, spieleabend, sport,
      sprechstunde, stammtisch, tag der offenen tür, tagung, tanz, theater, training, treffen, turnier, umzug,
      unterricht, vernissage, versammlung, vorführung, vorlesung, vorstellung, vortrag, wanderung, weihnachtsmarkt,
      weiterbildung, wettbewerb, workshop
    `,
    be: 'ist, wird, wurde',
    inTitles: 'absage, ausfall',
    because: 'auf grund, aufgrund, infolge, krankheitshalber, mangels, wegen',
    lesson: 'kurs, lehrgang, seminar, spiel, stunde',
    notKind: 'beispiel, manifest, transport',
    takesPlace: 'findet statt',
    newDate: 'ersatztermin, neuen datum, neuen termin, neuer termin, neues datum',
    access: 'zugang, zugriff',
    later: `
      folgt, in kürze, später, wird bekannt gegeben, wird bekanntgegeben, wird noch bekannt gegeben,
      wird noch bekanntgegeben
    `,
    insider: 'eingeladene, geladene, intern, interne, mitarbeitende, mitarbeiter, personal, vorstand',
    unpublishing: 'nicht anzeigen, nicht veröffentlichen',
    indefinitely: `
      auf einen späteren termin, auf einen späteren zeitpunkt, auf später, auf unbestimmt, auf unbestimmte zeit
    `,
    agent: 'durch den veranstalter, seitens des veranstalters, vom veranstalter, von der veranstalterin, von uns',
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
    am: 'am morgen, am vormittag, früh, morgens, vormittag, vormittags',
    pm: 'abend, abends, am abend, am nachmittag, nachmittag, nachmittags',
    night: 'in der nacht, nachts',
    until: 'bis, bis ca, bis gegen, bis um, bis zum, ende',
    at: `
      ab, am, beginn, ca, den, der, etwa, gegen, jeweils, jeweils ab, jeweils um, jeweils von, täglich, um, ungefähr,
      vom, von
    `,
    and: 'und',
    unit: 'c.t., h, uhr',
    beforeHour: 'um',
    unset: `
      datum folgt, folgt, in planung, nach vereinbarung, noch offen, offen, termin folgt, termin offen,
      termin wird noch bekannt gegeben, termin wird noch bekanntgegeben, wird bekannt gegeben,
      wird noch bekannt gegeben, wird noch bekanntgegeben
    `,
    doors: 'abendkasse, einlass, einlaß, kassenöffnung, saalöffnung, türen, türöffnung',
    begins: `
      anpfiff, beginn, konzert, konzertbeginn, show, showbeginn, start, veranstaltungsbeginn, vorstellung,
      vorstellungsbeginn
    `,
    between: 'zwischen',
    openEnd: 'ende offen, open end, open-end, schluss',
  },
  ownDates: {
    and: 'u',
  },
  paging: {
    next: 'folgende naechste nächste weiter weitere',
    page: 'blatt seite seiten',
    pages: 'seiten',
    total: 'anzahl gesamt gesamtzahl insgesamt',
    all: 'gesamt gesamtzahl insgesamt',
    noun: 'ergebnisse termine veranstaltungen',
    size: 'anzahlproseite groesse größe',
    per: 'pro',
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
    records: `
      daten datensaetze datensätze eintraege einträge elemente ergebnis ergebnisliste ergebnisse liste treffer zeilen
    `,
    lesson: 'block schulstunde stunde unterrichtsstunde',
    weekday: 'wochentag wochentage',
    week: 'kalenderwoche kalwoche kw woche wochennr',
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
    account: 'benutzer besitzer eigentümer konto',
    audience: 'zielgruppe zielgruppen',
    reason: 'begründung grund',
    remark: 'anmerkung anmerkungen bemerkung bemerkungen hinweis hinweise kommentar vermerk vermerke',
    mark: 'ergebnis karten kartenverkauf kennzeichen markierung resultat tickets',
    places: 'plaetze plätze',
    where: 'wo',
    home: 'gastgeber heim heimmannschaft heimteam heimverein',
    away: 'auswärts auswärtsteam gast gastmannschaft gastteam gastverein gäste',
    team: 'mannschaft team verein',
    permission: 'absagbar darf erlaubt kann kündbar moeglich möglich stornierbar zulässig',
  },
};
