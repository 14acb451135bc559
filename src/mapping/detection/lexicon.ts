/**
 * What the words of keys mean, in the languages that portals are written in. Words are in lower case, without accents,
 * Cyrillic transliterated (`words.ts` brings keys into the same form and sees through inflection and compounds).
 * A word may stand under several concepts; which one is meant is for the values to say.
 */
export const lexicon = {
  event:
    'aktivitet aktiviteter aktivitets arrangementer arrangements event events veranstaltung veranstaltungen termin termine evenement evenements manifestation meropriyatie meropriyatiya sobytie sobytiya zahid zahody podiya podii tapahtuma tapahtumat tapahtuman evento eventos eventi acto activity activities aktivitaet activite actividad wydarzenie wydarzenia impreza evenementen akce udalost udalosti etkinlik etkinlikler evenemang handelse agenda meeting conference concert show item entry node post',
  calendar:
    'calendar calendars kalender kalendar kalendari kalendarz kalenteri kalenterit calendrier calendriers calendario calendarios calendari takvim group groups gruppe organization organizations organisation organisations collection agenda agendas feed channel channels category categories',
  id: 'id ids uid uuid guid key identifier identifiant identificador identyfikator identifikator nummer nr numero nomer pk oid tunniste tunnus',
  slug: 'slug alias urlname handle permalinkname shortname nicename kod code kood sluggy machinename subdomain kurzname ident',
  title:
    'nadtytul tytulwydarzenia nazwawydarzenia oznaczenie pojmenovani eventname eventtitle aktivitetsnamn arrangementsnavn evenementsnaam naziv etkinlikbasligi konubasligi denominacao denominazione intestazione motto kop koptekst kurstitel onderwerp ueberschrift emne tittel overskrift evenementnaam title titles titel titre titulo titolo tytul otsikko headline heading zagolovok zaholovok nazvanie naimenovanie nazva naimenuvannya nadpis nazev naslov baslik bezeichnung denominacion intitule subject betreff tema teema name names naam nom nombre nome nimi namn nazwa ad adi imya displayname caption rubrik label libelle benennung uberschrift oggetto etkinlikadi aihe',
  name: 'name names naam nom nombre nome nimi namn nazwa imya ad adi displayname fullname label fio',
  summary:
    'kurzinfo kurzinhalt lidtext krotkiopis opiskrotki krotkypopis ozeti kortebeschrijving korttext sintese resumo riassunto avstract perexy accroche summary excerpt teaser abstract tagline subtitle intro introduction lead lede blurb kratko kratkoe korotko korotkyi anons annotaciya annotatsiya podzagolovok vorspann anriss untertitel einleitung kurztext kurzbeschreibung chapeau chapo resume soustitre resumen subtitulo entradilla sintesi sottotitolo ingressi tiivistelma alaotsikko ingress sammanfattning samenvatting inleiding ondertitel skrot streszczenie zajawka perex shrnuti ozet altbaslik short shorttext',
  description:
    'tresci zawartosc szczegoly podrobnosti detaily detalji detaljer detalhes detalle detalles dettagli bijzonderheden toelichting informatie informacje informacion informazioni informacoes informaciya popisek annotace aciklamasi detay detaylar kerrontaa lisatiedot yksityiskohdat ausfuehrlich artikel fliesstext langbeschreibung detailtext description desc descriptions body text content contents html details about notes note longtext bodytext beschreibung inhalt volltext opisanie opysanie opys opis kuvaus sisalto teksti descripcion contenido texto descrizione contenuto testo descricao conteudo omschrijving beschrijving inhoud tekst tresc popis obsah aciklama icerik metin beskrivning innehall descriptif contenu texte tekstovka soderzhanie zmist polnoe info information richtext',
  short:
    'short brief small mini kurz kratko kratkoe kratkiy korotkyi court corto breve curto lyhyt kort krotki kratky kisa teaser',
  start:
    'rozpoczyna poczatku zaczyna zacina zacatku pocetak pocatek baslama baslar baslangici inizia inizio inicia empieza comeca inicio demarre demarrage vonhaus ab abfahrt anfangs beginntam startet starttidspunkt begynner begynder aanvangstijd begintijd beginuur starttijd startdatum startzeit pocinje opens start starts starting begin begins beginning from since onset beginn anfang von debut debute commence depuis comienzo desde dal nachalo nachala nachinaetsya pochatok alku alkaa alkaen alkupvm alkamisaika comeco aanvang vanaf poczatek rozpoczecie od zacatek zahajeni borjar startar fran baslangic deb starttime dtstart beginnt',
  end: 'konczy koncem kraj zavrsetak bitisi biter finisce finale termina terminer fini terminee einddatum eindtijd einduur endet endzeit enddatum slutter slutning sluttid slutdatum paattymisaika closes end ends ending finish finishes until till to thru through ende bis schluss fin fine al fim termino hasta ate konec konca okonchanie okonchaniya zavershenie kinec kinets zakinchennya loppu loppuu paattyy paattyen loppupvm einde eind tot koniec zakonczenie ukonceni do slut slutar bitis bitme dtend endtime',
  date: 'date dates datum daten tag den data daty paivamaara pvm paiva fecha fechas dia giorno datas dzien tarih gun dag day days datetime when kogda koly wann quand cuando quando milloin kiedy kdy zaman datumtid timestamp jour',
  time: 'time times hour hours uhrzeit zeit uhr heure heures hora horas ora orario ore vremya chas klo kello kelloaika aika tijd godzina czas cas hodina saat tid klockslag horaire horario',
  allDay:
    'calodniowy calodzienne dlugiwydarzenie celodenne tumgunluk gunboyu diaentero jornadacompleta helddag heledagen ganzertag wholedayevent allday wholeday fullday isallday ganztag ganztags ganztagig ganztagige ganztaegig journeeentiere touteljournee journee todoeldia diacompleto tuttoilgiorno interagiornata diainteiro odiatodo kokopaiva kokopaivan vesden celyiden tselyiden uvesden hele heledag heldag heldags calydzien calodniowe celyden celodenni tumgun dateonly isdateonly notime nospecifictime timetba timetbd timetbc timeunknown timeunspecified',
  timeZone:
    'timezone tz tzid timezonename timezoneid zeitzone zone fuseau fuseauhoraire zonahoraria husohorario fusoorario fusohorario chasovoypoyas chasovyipoyas chasovoipoyas poyas aikavyohyke tijdzone strefa strefaczasowa casovepasmo saatdilimi tidszon',
  offset: 'offset utcoffset gmtoffset timezoneoffset tzoffset smeschenie versatz',
  utc: 'utc gmt zulu universal',
  local: 'local lokal locale wall',
  duration:
    'dlugosctrwania czastrwania delkatrvani sureci duracao varighed varighet spieldauer duration length dauer laenge duree duracion durata kesto prodolzhitelnost dlitelnost tryvalist duur trwania dlugosc delka trvani sure varaktighet langd',
  sessions:
    'przedstawienia spektakle repertuar daty terminu funciones funcion fechashoras repliche date apresentacoes sessoes gosterimler forestillinger forestallningar datumlista tidslista opakovanie programdates occasions tidpunkter speeldata voorstellingen sessions session occurrences occurrence instances instance timings timing dates schedule schedules slots slot termine seances seance fechas sesiones sesion periods period repeats performances showtimes shows times orari horarios horaires raspisanie seansy seans rozklad data sessiot ajat esityskerrat tilfallen terminy opakovani seanslar sessioni sessies tijden dni',
  recurrence:
    'recurrence recurrences rrule repeat repeating recurring wiederholung serie recurrencerule repetition povtorenie povtor toistuvuus rules icalrecurrence',
  created:
    'utworzony utworzenia vytvoreni zalozeno creacion creazione criacao opprettet oprettet eklenme kayittarihi aanmaak aanmaakdatum erfasst erfassung angelegtam anlage luontiaika datecreation created creation creationdate erstellt erstellung angelegt cree creado creato criado sozdan sozdano sozdaniya sozdanie stvoreno luotu luonti skapad aangemaakt gemaakt utworzono dodano vytvoreno olusturma olusturuldu inserted insertion added dateadded posted entered eingetragen imported crdate ctime',
  updated:
    'zmieniony zaktualizowano zmodyfikowany modyfikacja aktualizace aktualizovano zmena zmeneny modificata modificati ultimaactualizacion ultimamodifica ultimamodificacion modificacion modificacao atualizacao sidstandrad senastandrad endret oppdatert opdateret guncellenme sondegisiklik gewijzigd wijziging laatstgewijzigd bijwerking stand aenderungsdatum aenderung geaendertam letzteaenderung dernieremaj datemaj datemodif modif updated update modified modification changed change edited lastupdate lastmodified lastchange geandert geaendert aktualisiert aktualisierung anderung modifie modifiee maj misajour actualizado modificado actualizacion aggiornato modificato atualizado obnovlen obnovleno obnovlenie obnovleniya izmenen izmeneno izmeneniya izmenenie onovleno zmineno paivitetty muokattu muutettu bijgewerkt zmodyfikowano zmieniono aktualizacja zmeneno upraveno guncelleme guncellendi degistirme andrad uppdaterad tstamp mtime revision',
  published:
    'published publish publication publicationdate veroffentlicht veroeffentlicht veroffentlichung publie publiee parution publicado publicacion pubblicato pubblicazione opublikovan opublikovano opublikovana publikaciya publikacii publikatsiya opublikuvano julkaistu julkaisu julkaisuaika publicerad publiceringsdatum gepubliceerd opublikowano publikacja zverejneno publikovano yayin yayinlanma yayimlandi golive pubdate issued',
  deadline:
    'deadline registration registrations register signup apply application applications anmeldung anmeldeschluss anmeldefrist frist bewerbung inscription inscriptions inscripcion iscrizione iscrizioni inscricao plazo registraciya reestraciya reiestratsiia podacha dedlain ilmoittautuminen ilmoittautumisen aanmelden inschrijving anmalan rekisteroityminen rejestracja zapisy registrace prihlasky kayit basvuru rsvp ticket tickets sale sales booking presale vorverkauf billetterie billets biletter bilety bilet einlass doors embargo expires expiry expiration archive archived unpublish visibleuntil visiblefrom display displayed earlybird cancellation checkin check valid validity reminder reservation osallistuminen entry offer offers',
  place:
    'miejscowosc lokace misto luogo ubicacion ubicaciones localizacion localizacao spazio spacio espacio espace treffpunkt veranstaltungsraum konser salon mekanlar sahne stadion arena theater theatre teatr teatro museum kirche church park zentrum centre center accommodation lugaracto adresselieu scena scene stage buehne buhne podium lokaal accommodatie sted lokalitet place places location locations venue venues venuename where ort orte veranstaltungsort spielstatte spielort standort lieu lieux libellelieu endroit emplacement salle lugar lugares sitio sede local mesto mesta mestoprovedeniya misce mistse lokaciya lokatsiia gde ploschadka paikka paikat tapahtumapaikka sijainti plats lokal locatie plaats miejsce lokalizacja mistokonani lokalita yer mekan konum kde gdzie missa onde donde wo ou wheretogo facility tila tilat toimipiste ploshchadka',
  address:
    'ulicy sokakadi gateadresse postadresse vejnavn streetname strassenname adressestrasse voie numerorue via rua address addresses addressline adresse adressen anschrift adres adresa adress direccion domicilio indirizzo endereco osoite katuosoite katu street strasse str rue calle ulica ulitsa vulytsya straat gatuadress gata ulice sokak cadde postaladdress',
  houseNumber:
    'housenumber hausnummer huisnummer housenr hausnr huisnr streetnumber streetno numerodomu nomerdoma dom numerocivico numerodevoie talonumero cislopopisne',
  room: 'room rooms roomnumber hall auditorium auditoriya auditorija audytoriya kabinet raum saal horsaal hoersaal aula salle sala sali sal zal zala huone luokka zaal kamer building gebaude gebaeude korpus batiment edificio rakennus gebouw byggnad budynek budova bina floor etage mistnost salon stockwerk',
  city: 'plaats woonplaats plads poststed city town stadt gemeinde ville commune ciudad municipio citta comune cidade gorod misto kaupunki kunta stad ort gemeente kommun miasto mesto sehir locality municipality ortschaft localite',
  region:
    'region state province land bundesland country pays pais paese strana kraina maa countrycode county kanton canton departement oblast adminlevel district bezirk kraj',
  zip: 'zip zipcode plz postcode postalcode postal codepostal codigopostal cap indeks postinumero postnummer psc kodpocztowy',
  latitude:
    'breedtegraad breddegrad lat latitude breite breitengrad geolat shirota shyrota latitud latitudine leveys leveysaste leveyspiiri breddgrad szerokosc sirka enlem',
  longitude:
    'lengtegraad laengdegrad lengdegrad lng lon long longitude laenge lange langengrad laengengrad geolng geolon dolgota dovhota longitud longitudine pituus pituusaste pituuspiiri langdgrad dlugosc delka boylam',
  geo: 'geo coords coord coordinates coordinate coordonnees coordenadas point position geopoint geolocation latlng latlon geoposition koordinaten koordinaty koordinaatit koordinat gps geometry map wsg84 wkt',
  url: 'odnosniki www adreswww strony linku ligacoes lenker lenke webside nettside baglantisi detaylink permalien permalinks vinculo enlaces adressesite siteinternet url urls uri href link links website webpage web homepage page path permalink weblink htmllink detailurl eventurl publicurl canonical verweis webseite webseiten internet internetseite lien liens siteweb adresseweb enlace sitio collegamento sito ligacao ssylka ssylki posylannya linkki linkit verkkosivu verkkosivut nettisivu lank webbplats odkaz odkazy odnosnik adresurl strona baglanti stranica sayt',
  image:
    'ilustracja zdjecia plakaty okladka miniatura ilustrace nahled plakat gorseller kapak imagens copertina foto fotografia fotografie fotografija affiches visuels titelbilder vorschau headerbild teaserbild bilde forsidebilde omslag omslagsbild coverbild picto image images img picture pictures pic photo photos poster posters cover covers coverimage thumbnail thumb thumbs banner visual visuel hero keyvisual illustration featuredimage media artwork bild bilder titelbild fotos vorschaubild affiche vignette imagen imagenes cartel immagine immagini locandina imagem kartinka kartinki izobrazhenie izobrazheniya oblozhka oblozhki zobrazhennya svitlyna obkladynka afisha kuva kuvat julisteet juliste afbeelding afbeeldingen plaatje obraz obrazek obrazky zdjecie grafika resim gorsel afis logo',
  online:
    'zdalnie zdalne dostepzdalny vysilani prenos cevrimici canli canliyayin diretta aovivo envivo endirect direkte videolink videochat online onlineurl onlinelink onlineaccess stream streams streaming streamurl webcast livestream live virtual videocall videoconference videoconf video zoom teams meet meeting meetingurl joinurl join hangout webinar conferencelink etatapahtuma etayhteys etalinkki verkossa translyaciya translyatsiya translyatsiia efir vebinar videosvyaz visio visioconference enligne enlinea enlinia digital digitaal zugangslink uzaktan przezinternet transmisja remote broadcast call',
  organizer:
    'organizuje organizacje organizacija zalozyciel gospodarz porada usporadatel arrangoer vertinneur entidad entidade ente organismo institucion istituzione instytucja instytut kurum kurulus kurumu duzenleyici traeger trager anbieter foerderer hostname unidad facultad faculty school schule college fakultat fachbereich kafedra katedra wydzial department afdeling avdelning organizer organizers organiser organisers organizedby organisedby host hosts hosted hostedby organization organisation organizations veranstalter veranstalterin ausrichter ausrichtender organisateur organisateurs organisatrice organizador organizadores organizadora organizzatore organizzatori promotor promoter organizator organizatory organizatori organizacja porzadatel poradatel poradatele jarjestaja jarjestajat arrangor arrangorer arrangeur arrangement organisator organisatie duzenleyen organizatör vidpovidalnyi otvetstvennyy otvetstvennyi responsible podrazdelenie pidrozdil fakultet departement dept abteilung institut unit owningorganization group groupname association verein presenter sponsoredby publisher vydavatel',
  agenda: 'originagenda agenda sourcecalendar',
  contact:
    'contact contacts kontakt ansprechpartner ansprechperson kontaktperson kontakti yhteyshenkilo contacto contatto contactperson responsable fio',
  person:
    'author authors autor auteur avtor creator createdby user owner editor updatedby modifiedby uploader tekija redaktor verfasser redakteur speaker speakers lecturer performer performers artist artists participant participants attendee attendees member members teacher instructor chair chairs moderator referent referenten dozent intervenant intervenants ponente ponentes relatore relatori dokladchik spiker lektor vedushiy lyudi puhuja esiintyja agent',
  category:
    'gatunek gatunki gatunku rodzaj rodzaje dzial kategorija kategorie zanr zanry oblast oblasti kategorin amne amnen aktivitetstyp activiteitsoort onderwerpen argomento argomenti genere generi tematica tematicas assunto assuntos area areas eventart kursart konu kategorisi turler tematika temaatika rozdil rubryky napryam categorieen category categories cat cats categoryname eventtype eventtypes eventcategory type types kind kategorien kategoriya kategorii kategoriia katehoriya kategoria kategoriat rubrik rubriken rubrique rubriques rubrika rubriki rubryka genre genres gattung sparte art veranstaltungsart typ typy tip tipy vid vydy categoria categorias categorie thematique thematiques themes theme thema themen tipo tipos tyyppi tyypit luokka luokitus aihealue laji lajit sportart disziplin napravlenie format soort tur turu section sections topic topics department discipline druh',
  tag: 'slowa stikord emneord trefwoord sanat tag tags keyword keywords label labels schlagwort schlagworte schlagworter stichwort stichworte motcle motscles etiquette etiquettes etiqueta etiquetas palabrasclave palabras parolechiave teg tegi tehy metki metka klyuchevyeslova avainsana avainsanat asiasanat trefwoorden nyckelord slowakluczowe tagi klicovaslova stitky etiketler hashtag hashtags',
  status:
    'stan statusy stavu durumu situacao situazione estatus staat toestand tilstand status state statuscode eventstatus zustand statut etat estado stato situation sostoyanie tila tapahtumantila stav stany durum lage moderation moderationstate moderationstatus accessstatus workflow workflowstate phase stage',
  visibility:
    'visibility visible hide hidefromlistings privacy access ispublic public private privat ispriv prive privado privato hidden unlisted listed sichtbar sichtbarkeit oeffentlich offentlich visibilite vidimost dostup dostupnost publichnoe publichnyy vydymist nakyvyys julkinen nakyva zichtbaar openbaar widocznosc publiczne viditelnost verejne gorunurluk herkeseacik internalonly onlymembers membersonly visibilidad secret confidential gizli yksityinen synlighet',
  draft:
    'draft isdraft drafts entwurf brouillon borrador bozza rascunho chernovik chernetka luonnos koncept utkast szkic taslak unpublished',
  cancelled:
    'odwolanie odwolana zruseni zrusen annullering geannuleerde afgezegd avlyst aflyst avbrutet installda iptaledilen annullata sospeso suspendido annulation cancelled canceled iscancelled iscanceled cancel cancellation abgesagt fallsaus ausgefallen annule annulee cancelado cancelada annullato cancellato otmenen otmeneno otmenena otmena skasovano vidmineno peruttu peruutettu installd installt geannuleerd afgelast odwolane odwolany anulowane zruseno zrusena iptal iptaledildi nothappening isnothappening dropped deleted isdeleted removed udaleno udalen vydaleno geloescht geloscht supprime eliminado poistettu',
  postponed:
    'postponed verschoben reporte reportee aplazado pospuesto rinviato adiado perenesen pereneseno vidkladeno siirretty uppskjuten uitgesteld przelozone odlozeno ertelendi rescheduled',
  email: 'email mail emails emailaddress courriel correo sahkoposti pochta poshta eposta epost',
  phone: 'phone telephone tel telefon telefone telefono puhelin mobile fax handy',
  price:
    'wstep vstupne bilhete entrada entradas ingresso biglietto biglietti bilet adgang pristype toegang toegangsprijs entree price prices cost costs fee fees preis preise eintritt kosten gebuhr prix tarif tarifs precio precios prezzo costo preco cena ceny stoimost tsina vartist hinta pris prijs koszt ucret fiyat currency conditions',
  count:
    'count counts counter total totals views view likes favorites comments capacity seats places limit max min num number size attending kapazitat plaetze plazas rating rank ranking score priority sort order position weight version sequence popularity width height anzahl kolichestvo kilkist maara antal aantal ilosc pocet sayi hits age',
  language:
    'language lang langs langcode locale sprache langue idioma lingua yazyk mova kieli taal jezyk jazyk dil sprak localizations translations',
  related:
    'related next previous prev parent parents children child similar suggested recommendations siblings series seriesid master linked similaires aehnliche pokhozhie samankaltaiset original recurringevent',
  attachment:
    'attachment attachments file files document documents download downloads dokument dokumente fichier fichiers archivo archivos allegato allegati fayl fayly liite liitteet bijlage plik pliki priloha ek dosya material materials resource resources',
  api: 'api self rest resource resourceuri endpoint edit admin ics ical icaluid webcal rss feed embed webhook etag next previous first last collection activitypub apuserapid',
  social: 'facebook twitter instagram youtube vk telegram linkedin tiktok mastodon social google share whatsapp',
  registrationUrl: 'signupurl ticketurl ticketlink bookingurl registrationurl anmeldelink buchungslink',
  seo: 'seo og metatags metadescription metatitle meta jsonld schema opengraph',
  thumb:
    'thumb thumbnail thumbnails thumbs preview small tiny medium icon avatar mini square crop sizes formats variants srcset srcsets large xs sm md',
  original: 'original full fullsize large big huge max orig default source base',
  sponsor: 'sponsor sponsors partner partners brand provider advertiser funder',
  full: 'full long complete polnoe polnyi povne lang langtext longue ausfuhrlich pitka larga pelny uplny detailed main',
  raw: 'raw source value markdown',
  rendered: 'rendered processed html formatted safe',
  modifier:
    'is has the of field fields custom attributes attribute data props properties value values main primary default public event_ extra de der des du la le og und and i y',
} as const satisfies Record<string, string>;

/** What a word can mean. */
export type Concept = keyof typeof lexicon;
