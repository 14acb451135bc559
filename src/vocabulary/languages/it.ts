import type { LanguageWords } from '../language-words.ts';

/** Italian. */
export const it: LanguageWords = {
  keys: {
    event: 'appuntamenti appuntamento attività eventi evento manifestazione manifestazioni mostra mostre',
    calendar: 'agenda calendari calendario gruppo',
    id: 'codice identificativo numero riferimento',
    title: 'cosa denominazione intestazione intitolazione nome nomeevento oggetto titoli titolo titoloevento',
    name: 'cognome nome nomi',
    summary: 'abstract descrizionebreve estratto introduzione occhiello riassunto sintesi sommario sottotitolo',
    description: `
      contenuto corpo descrizione dettagli informazioni nota note ordinedelgiorno osservazioni testo
    `,
    short: 'breve corto',
    start: `
      aperturaufficiale avvio dal dalle dalleore datainizio fischiodinizio fischioinizio inizia inizio oradiinizio
      orainizio pallaadue primogiorno
    `,
    end: 'al alleore datafine finale fine finisce fino oradifine orafine termina ultimogiorno',
    date: 'data dataevento date giorni giorno quando',
    time: 'ora orari orario ore',
    allDay: 'giornataintera interagiornata tuttalagiornata tuttoilgiorno',
    timeZone: 'fusoorario',
    local: 'locale',
    duration: 'durata',
    sessions: 'calendarioincontri dateincontri incontri lezioni orari proiezioni repliche sessioni spettacoli',
    recurrence: 'cadenza frequenza ricorrente ricorrenza ripete ripetizione',
    created: `
      creata creato creatoil creazione datacreazione datainserimento inserimento inserito inseritoil registrato
    `,
    updated: `
      aggiornamento aggiornata aggiornato aggiornatoil datamodifica modificata modificati modificato modificatoil
      ultimamodifica ultimapubblicazione ultimoaggiornamento
    `,
    published: 'pubblicata pubblicato pubblicatoil pubblicazione',
    deadline: `
      allestimento aperturabiglietteria aperturacancelli aperturaporte arrivo chiusuraiscrizioni datalimite iscrizione
      iscrizioni iscrizionientro oradiritrovo orapartenza orariodipartenza orariopartenza orarioritrovo oraritrovo
      partenza prenotazione riscaldamento scadenza
    `,
    featured: `
      evidenza inevidenza inhome inhomepage inprimapagina inprimapiano invetrina mostrainhome mostrainhomepage
      primapagina primopiano vetrina visibileinhome
    `,
    registration: `
      acquistabiglietti adesione biglietteria iscriversi iscriviti iscrizione iscrizioni prenota prenotazione
      prenotazioni
    `,
    place: `
      biblioteca chiesa dove filiale luoghi luogo luogodincontro museo plesso posto puntodincontro ritrovo scena sede
      sedi spazio succursale teatro ubicazione
    `,
    address: 'indirizzo recapito via',
    houseNumber: 'civico numerocivico',
    room: 'aula aule edificio padiglione sala stanza',
    city: 'cittadina città comune frazione località',
    region: 'paese provincia regione',
    zip: 'cap codicepostale',
    latitude: 'latitudine',
    longitude: 'longitudine',
    geo: 'coordinate',
    url: 'approfondimento collegamento leggitutto maggioriinformazioni pagina paginadettaglio sito sitoweb',
    image: 'copertina foto illustrazione immagine immagineprincipale immagini locandina miniatura',
    online: 'diretta inlinea linkriunione trasmissione urlriunione videochiamata',
    organizer: `
      acuradi amministrazione areaorganizzativa assessorato associazione circolo comitato dipartimento ente
      enteorganizzatore facoltà fondazione fornitore istituzione organizza organizzatoda organizzatore organizzatori
      organizzazione ospitante parrocchia promossoda promotore proponente scuola settore sezione struttura ufficio
      ufficioorganizzatore unitàorganizzativa
    `,
    contact: 'contatti contatto personadicontatto recapiti referente referenti',
    person: `
      artista autore autori creatoda docente docenti inseritoda modificatoda presidente relatore relatori segretaria
      segretario
    `,
    performer: `
      accompagnatore artista artisti attori cast celebrante conchi conduttore conferenziere coro direttore docente
      docenti dottoranda dottorando esecutori formatore formatori guida insegnante insegnanti interpreti istruttore
      maestro moderatore moderatrice musicista musicisti officiante ospite ospiti regia relatore relatori relatrice
      relatrici solisti tenutoda
    `,
    category: 'argomenti argomento categoria categorie disciplina genere generi tipo tipoevento tipologia tipologie',
    tag: 'etichetta etichette parolechiave',
    series: 'ciclo ciclodincontri festival nellambitodi partedi rassegna serie stagione tournée',
    work: 'corso film insegnamento modulo',
    status: 'situazione stato',
    visibility: `
      aportechiuse chipuòvedere chivede mostrasulsito nascosto privato pubblicasulsito pubblico riservato solomembri
      solosoci visibile visibilesulsito visibilità
    `,
    draft: 'bozza bozze inbozza',
    cancelled: `
      annullamento annullata annullato cancellata cancellato disdetta disdetto rimossa rimossi rimosso soppresso
      sospeso
    `,
    postponed: 'posticipato rinviata rinviato rinvio spostato',
    email: 'posta postaelettronica',
    phone: 'cellulare telefono',
    price: 'biglietti biglietto contributi contributo costo importo ingresso prezzi prezzo quota quotadipartecipazione',
    free: 'entratalibera gratis gratuita gratuito ingressolibero',
    soldOut: 'esaurita esaurito postiesauriti tuttoesaurito',
    count: 'capienza numero posti quantità',
    capacity: 'capienza capienzamassima maxpartecipanti numeromassimo posti',
    booked: 'iscritti partecipantiiscritti postioccupati prenotati venduti',
    remaining: 'disponibile disponibili disponibilità postiliberi postiresidui postirimasti rimanenti',
    language: 'lingua lingue locale',
    related: 'correlati simili',
    attachment: 'allegati allegato documenti documento',
    thumb: 'anteprima miniatura piccola piccolo',
    sponsor: 'patrocinio sostenitore sponsor',
    modifier: 'gestione i la presentazione',
    original: 'grande originale',
  },
  values: {
    attendance: 'a distanza, ibrido, in presenza, misto, presenza, videoconferenza',
    andOthers: 'e altri, ecc',
    personTitle: 'avv, dott, dr, ing, prof',
    confirmed: `
      approvata, approvato, attiva, attivo, autorizzato, completata, completato, completo, concluso, confermata,
      confermato, esaurito, in corso, in programma, iscrizioni aperte, iscrizioni chiuse, lista d'attesa, pianificato,
      posti disponibili, posti esauriti, previsto, programmata, programmato, pubblicata, pubblicato, si svolge, svolto,
      terminato, tutto esaurito, ultimi posti, validato
    `,
    tentative: `
      da confermare, da definire, data da confermare, in attesa di conferma, in fase di definizione, in forse,
      in via di definizione, non confermata, non confermato, opzionato, provvisoria, provvisorio
    `,
    cancelled: `
      annullata, annullate, annullati, annullato, cancellata, cancellato, disdetta, disdetto, non si svolge,
      non si terrà, sconvocata, sconvocato, soppressa, soppresso, sospesa, sospeso
    `,
    postponed: `
      da riprogrammare, data da destinarsi, differito, in attesa di riprogrammazione, posticipata, posticipato,
      rimandata, rimandato, rinviata, rinviati, rinviato, rinviato a data da destinarsi, slittata, slittato, spostato
    `,
    draft: `
      abbozzo, archiviata, archiviato, bozza, cestino, da approvare, da pubblicare, disattivato, disattivo, eliminata,
      eliminato, in approvazione, in attesa, in attesa di approvazione, in bozza, in lavorazione, in preparazione,
      in redazione, in revisione, inattivo, nascosto, non approvato, non pubblicata, non pubblicato, respinto,
      rifiutato
    `,
    public: `
      accessibile a tutti, aperta, aperta a tutti, aperto, aperto a tutti, aperto al pubblico, esterno,
      evento pubblico, mostra sul sito, per tutti, pubblica, pubblica sul sito, pubblico, pubblico generico, sì, tutti,
      visibile, visibile a tutti, visibile online, visibile sul sito
    `,
    unlisted: `
      invisibile, nascosta, nascosto, non elencato, non in elenco, non visibile, solo con link, solo link,
      solo tramite link, tramite link
    `,
    private: `
      a porte chiuse, accesso riservato, ad inviti, confidenziale, interna, interno, no, non pubblica, non pubblico,
      non sul sito, privata, privato, riservata, riservata ai soci, riservato, riservato ai dipendenti,
      riservato ai membri, riservato ai soci, solo dipendenti, solo interno, solo invitati, solo membri, solo per soci,
      solo personale, solo soci, solo su invito, su invito, uso interno
    `,
    only: 'esclusivamente, solamente, solo, soltanto',
    soldOut: `
      biglietti esauriti, esaurita, esaurite, esauriti, esaurito, nessun posto disponibile, non ci sono posti,
      posti esauriti, posti terminati, tutti i posti sono occupati, tutto completo, tutto esaurito
    `,
    soldOutAlone: 'al completo, completa, completi, completo, pieno',
    free: `
      a titolo gratuito, accesso gratuito, accesso libero, entrata gratuita, entrata libera, gratis*, gratuit*,
      ingresso free, ingresso gratuito, ingresso libero, libero accesso, partecipazione libera, senza costi,
      senza spese
    `,
    freeAlone: 'libera, libero',
    notQuite: 'non, presto, quasi, se',
    online: `
      a distanza, collegamento da remoto, da remoto, diretta, diretta streaming, in diretta, in linea, in streaming,
      in videoconferenza, remoto, seminario web, videoconferenza, virtuale
    `,
    nowhere: 'nessun luogo, senza luogo',
    nothing: 'nessuna, nessuno, non disponibile, non previsto',
    yesNo: 's/n, si/no, sì/no, vero/falso',
    organization: `
      accademia, agenzia, amministrazione, archivio, arcidiocesi, assessorato, associazione, azienda, banda,
      biblioteca, camera, centro, circolo, club, collegio, comitato, comitato scientifico, commissione, compagnia,
      comune, comunità, confraternita, conservatorio, consiglio, consorzio, cooperativa, coro, corporazione, diocesi,
      dipartimento, direzione, ente, facoltà, federazione, fondazione, gremio, gruppo, impresa, istituto, laboratorio,
      lega, liceo, ministero, museo, orchestra, ospedale, osservatorio, parrocchia, polisportiva, pro loco, proloco,
      provincia, questura, scuola, segreteria, servizio, settore, sindacato, società, teatro, ufficio, unione,
      unità pastorale, università
    `,
    venue: `
      aeroporto, albergo, anfiteatro, archivio, arena, atrio, auditorium, aula, bar, basilica, biblioteca, borgo,
      caffè, campo, canonica, cantina, cappella, casa, caserma, castello, centro, centro civico, centro culturale,
      chiesa, chiostro, cinema, collegio, convento, corso, corte, cortile, duomo, edificio, fattoria, foyer, galleria,
      giardino, hotel, laboratorio, largo, libreria, liceo, lungomare, malga, mercato, monastero, municipio, museo,
      oratorio, ospedale, ostello, palasport, palazzetto, palazzo, palestra, parco, parrocchia, piano, piano terra,
      piazza, piazzale, pinacoteca, piscina, polo, porto, rifugio, rocca, sacrestia, sala, sala consiliare, salone,
      scuola, sede, spazio, spiaggia, stadio, stazione, strada, studio, teatro, tensostruttura, terrazza, università,
      via, viale, villa
    `,
    kind: `
      apericena, aperitivo, assemblea, asta, audizione, balletto, ballo, caffè letterario, camminata, campionato,
      celebrazione, cena, cerimonia, cineforum, cinema, colloquio, commemorazione, concerto, concorso, conferenza,
      congresso, consiglio comunale, convegno, corsa, corso, corteo, danza, degustazione, dibattito, diretta,
      escursione, esposizione, festa, festival, fiera, film, formazione, forum, gara, giornata di studio, gita,
      inaugurazione, incontro, laboratorio, lettura, lezione, masterclass, mercatino, mercato, messa, mostra, musica,
      opera, partita, passeggiata, performance, pranzo, preghiera, premiazione, presentazione, proiezione, prova,
      raduno, rassegna, recital, ritiro, riunione, saggio, sagra, seduta, seminario, serata, sfilata, simposio,
      spettacolo, sport, tavola rotonda, teatro, tombola, torneo, vernissage, visita, visita guidata, webinar
    `,
    be: 'è, è stata, è stato',
    inTitles: 'sospesa, sospese, sospesi, sospeso',
    because: `
      a causa, causa, per assenza, per causa, per indisponibilità, per indisposizione, per malattia, per maltempo,
      per mancanza, per motivi, per ragioni
    `,
    lesson: 'corso, lezione, partita',
    takesPlace: 'ha luogo, si svolge, si tiene',
    newDate: 'nuova data',
    access: 'accesso',
    later: 'da comunicare, da confermare, da definire, da destinarsi, in seguito, prossimamente, sarà comunicata',
    insider: 'dipendenti, interna, interno, invitati, invito, personale',
    unpublishing: 'non mostrare, non pubblicare',
    indefinitely: `
      a data da definire, a data da destinarsi, a data successiva, a tempo indeterminato, ad altra data, sine die
    `,
    agent: "dagli organizzatori, dall'organizzatore, dall'organizzazione, dall’organizzatore",
  },
  stems: {
    cancelled: 'annul cancel soppress sospes',
    postponed: 'posticip rinvi spostat',
    draft: 'bozz disattiv eliminat inatti nonpubli',
    tentative: 'daconferm nonconferm provvisori',
    confirmed: 'attiv conferm esaur program publi',
  },
  dates: {
    allDay: 'giornata intera, intera giornata, tutta la giornata, tutto il giorno',
    noon: 'mezzogiorno',
    midnight: 'mezzanotte',
    am: 'del mattino, della mattina, di mattina, mattina, mattino',
    pm: 'del pomeriggio, della sera, di pomeriggio, di sera, pomeriggio, sera',
    night: 'della notte, di notte',
    to: 'al, alle, alle ore',
    until: 'fino a, fino al, fino alle, fino alle ore',
    at: 'a partire dalle, ca, circa, dal, dalla, dalle, dalle ore, il, inizio, ore',
    and: 'e',
    beforeHour: 'alle',
    unset: 'da confermare, da definire, da definirsi, data da confermare, data da definire, data da definirsi',
    doors: 'apertura, apertura cancelli, apertura porte, apertura sala, porte',
    begins: 'concerto, inizio, inizio concerto, inizio spettacolo, spettacolo',
    between: 'fra le, tra le',
    openEnd: 'chiusura, tarda notte',
    unit: 'in poi',
  },
  ownDates: {
    at: 'h',
    between: 'fra, tra',
  },
  paging: {
    next: 'prossima prossimo successiva successivo',
    page: 'pag pagina pagine',
    pages: 'pagine',
    total: 'totale totali',
    all: 'totali',
    noun: 'data eventi risultati',
    size: 'dimensione limite',
    per: 'per',
    cursor: 'cursore',
    moment: 'data evento',
    pageParameter: 'pagina',
  },
  months: {
    january: 'genn',
    september: 'sett',
  },
  units: {
    week: 'settimana settimane',
    day: 'giorni giorno',
    hour: 'ora ore',
    minute: 'minuti minuto',
    second: 'secondi secondo',
  },
  recurrence: {
    daily: 'giornaliero, ogni giorno',
    weekly: 'ogni settimana, settimanale',
    monthly: 'mensile, ogni mese',
    yearly: 'annuale, ogni anno',
    never: 'mai, nessuna',
  },
  fields: {
    records: 'contenuto dati elementi elenco lista righe risultati risultato',
    lesson: 'lezione ora oralezione',
    weekday: 'giornodellasettimana giornosettimana',
    week: 'numerosettimana settimana',
    value: 'valore valori',
    name: 'nome titolo',
    year: 'anno',
    month: 'mese',
    day: 'giorno',
    hour: 'ora ore',
    minute: 'minuti minuto',
    second: 'secondi secondo',
    date: 'data',
    time: 'ora',
    latitude: 'latitudine',
    longitude: 'longitudine',
    street: 'via',
    address: 'indirizzo',
    houseNumber: 'numerocivico',
    zip: 'cap',
    city: 'città',
    country: 'paese',
    firstName: 'nome',
    lastName: 'cognome',
    role: 'funzione ruolo tipo uso',
    account: 'proprietario utente',
    audience: 'destinatari',
    reason: 'causale motivazione motivo',
    remark: 'annotazione annotazioni avvisi avviso commento nota note osservazioni',
    mark: 'biglietti contrassegno punteggio risultato segno',
    places: 'posti',
    where: 'dove',
    home: 'casa squadracasa',
    away: 'ospite ospiti squadraospite trasferta',
    team: 'squadra',
    permission: 'annullabile cancellabile consentita consentito permesso possibile può',
  },
};
