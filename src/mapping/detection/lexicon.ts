/**
 * What the words of keys mean, in the languages that portals are written in. Words are in lower case, without accents,
 * Cyrillic transliterated (`words.ts` brings keys into the same form and sees through inflection and compounds).
 * A word may stand under several concepts; which one is meant is for the values to say.
 */
export const lexicon = {
  event:
    'event events veranstaltung veranstaltungen termin termine evenement evenements manifestation meropriyatie meropriyatiya sobytie sobytiya zahid zahody podiya podii tapahtuma tapahtumat tapahtuman evento eventos eventi acto activity activities aktivitaet activite actividad wydarzenie wydarzenia impreza evenementen akce udalost udalosti etkinlik etkinlikler evenemang handelse agenda meeting conference concert show item entry node post',
  calendar:
    'calendar calendars kalender kalendar kalendari kalendarz kalenteri kalenterit calendrier calendriers calendario calendarios calendari takvim group groups gruppe organization organizations organisation organisations collection agenda agendas feed channel channels category categories',
  id: 'id ids uid uuid guid key identifier identifiant identificador identyfikator identifikator nummer numero nomer pk oid tunniste tunnus',
  slug: 'slug alias urlname handle permalinkname shortname nicename kod code kood sluggy machinename subdomain kurzname ident',
  title:
    'title titles titel titre titulo titolo tytul otsikko headline heading zagolovok zaholovok nazvanie naimenovanie nazva naimenuvannya nadpis nazev naslov baslik bezeichnung denominazione denominacion intitule subject betreff tema teema name names naam nom nombre nome nimi namn nazwa ad adi imya displayname caption rubrik label libelle benennung ueberschrift uberschrift oggetto etkinlikadi aihe',
  name: 'name names naam nom nombre nome nimi namn nazwa imya ad adi displayname fullname label fio',
  summary:
    'summary excerpt teaser abstract tagline subtitle intro introduction lead lede blurb kratko kratkoe korotko korotkyi anons annotaciya annotatsiya podzagolovok vorspann anriss untertitel einleitung kurztext kurzbeschreibung chapeau chapo resume soustitre resumen subtitulo entradilla sintesi sottotitolo riassunto resumo ingressi tiivistelma alaotsikko ingress sammanfattning samenvatting inleiding ondertitel skrot streszczenie zajawka perex shrnuti ozet altbaslik short shorttext',
  description:
    'description desc descriptions body text content contents html details about notes note longtext bodytext beschreibung inhalt volltext opisanie opysanie opys opis kuvaus sisalto teksti descripcion contenido texto descrizione contenuto testo descricao conteudo omschrijving beschrijving inhoud tekst tresc popis obsah aciklama icerik metin beskrivning innehall descriptif contenu texte tekstovka soderzhanie zmist polnoe info information richtext',
  short:
    'short brief small mini kurz kratko kratkoe kratkiy korotkyi court corto breve curto lyhyt kort krotki kratky kisa teaser',
  start:
    'start starts starting begin begins beginning from since onset beginn anfang von debut debute commence depuis inicio comienzo empieza desde inizio dal nachalo nachala nachinaetsya start pochatok alku alkaa alkaen alkupvm alkamisaika comeco aanvang vanaf poczatek rozpoczecie od zacatek zahajeni borjar start startar fran baslangic baslama deb starttime dtstart beginnt',
  end: 'end ends ending finish finishes until till to thru through ende bis schluss endet fin fine al fim termino hasta ate konec konca okonchanie okonchaniya zavershenie kinec kinets zakinchennya loppu loppuu paattyy paattyen paattymisaika loppupvm einde eind tot koniec zakonczenie ukonceni do slut slutar till bitis bitme dtend endtime',
  date: 'date dates datum daten tag den data daty paivamaara pvm paiva fecha fechas dia data giorno datas dia dzien datum den tarih gun dag day days datetime when kogda koly wann quand cuando quando milloin kiedy kdy zaman datumtid timestamp jour',
  time: 'time times hour hours uhrzeit zeit uhr heure heures hora horas ora orario ore vremya chas klo kello kelloaika aika tijd godzina czas cas hodina saat tid klockslag horaire horario',
  allDay:
    'allday wholeday fullday isallday ganztag ganztags ganztagig ganztagige ganztaegig journeeentiere touteljournee journee todoeldia diacompleto tuttoilgiorno interagiornata diainteiro odiatodo kokopaiva kokopaivan vesden celyiden tselyiden uvesden hele heledag heldag heldags calydzien calodniowe celyden celodenni tumgun dateonly isdateonly notime',
  timeZone:
    'timezone tz tzid timezonename timezoneid zeitzone zone fuseau fuseauhoraire zonahoraria husohorario fusoorario fusohorario chasovoypoyas chasovyipoyas chasovoipoyas poyas aikavyohyke tijdzone strefa strefaczasowa casovepasmo saatdilimi tidszon',
  offset: 'offset utcoffset gmtoffset timezoneoffset tzoffset smeschenie versatz',
  utc: 'utc gmt zulu universal',
  local: 'local lokal locale wall',
  duration:
    'duration length dauer laenge duree duracion durata duracao kesto prodolzhitelnost dlitelnost tryvalist duur trwania dlugosc delka trvani sure varaktighet langd',
  sessions:
    'sessions session occurrences occurrence instances instance timings timing dates schedule schedules slots slot termine seances seance fechas sesiones sesion periods period repeats performances showtimes shows times orari horarios horaires raspisanie seansy seans rozklad data daty sessiot ajat esityskerrat tilfallen terminy opakovani seanslar sessioni sessies tijden dni',
  recurrence:
    'recurrence recurrences rrule repeat repeating recurring wiederholung serie recurrencerule repetition povtorenie povtor toistuvuus rules icalrecurrence',
  created:
    'created creation creationdate erstellt erstellung angelegt cree creado creato criado sozdan sozdano sozdaniya sozdanie stvoreno luotu luonti skapad aangemaakt gemaakt utworzono dodano vytvoreno olusturma olusturuldu inserted insertion added dateadded posted entered eingetragen imported crdate ctime',
  updated:
    'updated update modified modification changed change edited lastupdate lastmodified lastchange geandert geaendert aktualisiert aktualisierung anderung modifie modifiee maj misajour actualizado modificado actualizacion aggiornato modificato atualizado obnovlen obnovleno obnovlenie obnovleniya izmenen izmeneno izmeneniya izmenenie onovleno zmineno paivitetty muokattu muutettu gewijzigd bijgewerkt zmodyfikowano zmieniono aktualizacja zmeneno upraveno guncelleme guncellendi degistirme andrad uppdaterad tstamp mtime revision',
  published:
    'published publish publication publicationdate veroffentlicht veroeffentlicht veroffentlichung publie publiee parution publicado publicacion pubblicato pubblicazione opublikovan opublikovano opublikovana publikaciya publikacii publikatsiya opublikuvano julkaistu julkaisu julkaisuaika publicerad publiceringsdatum gepubliceerd opublikowano publikacja zverejneno publikovano yayin yayinlanma yayimlandi golive pubdate issued',
  deadline:
    'deadline registration registrations register signup apply application applications anmeldung anmeldeschluss anmeldefrist frist bewerbung inscription inscriptions inscripcion iscrizione iscrizioni inscricao plazo registraciya reestraciya reiestratsiia podacha dedlain ilmoittautuminen ilmoittautumisen aanmelden inschrijving anmalan rekisteroityminen rejestracja zapisy registrace prihlasky kayit basvuru rsvp ticket tickets sale sales booking presale vorverkauf billetterie billets biletter bilety bilet einlass doors embargo expires expiry expiration archive archived unpublish visibleuntil visiblefrom display displayed earlybird cancellation checkin check valid validity reminder reservation osallistuminen entry offer offers',
  place:
    'place places location locations venue venues venuename where ort orte veranstaltungsort spielstatte spielort standort lieu lieux libellelieu endroit emplacement salle lugar lugares sitio luogo sede local mesto mesta mestoprovedeniya misce mistse lokaciya lokatsiia gde ploschadka paikka paikat tapahtumapaikka sijainti plats lokal locatie plaats miejsce lokalizacja misto mistokonani lokalita yer mekan konum kde gdzie missa onde donde wo ou wheretogo facility tila tilat toimipiste ploshchadka',
  address:
    'address addresses addressline adresse adressen anschrift adres adresa adress direccion domicilio indirizzo endereco osoite katuosoite katu street strasse str rue calle via rua ulica ulitsa vulytsya straat gatuadress gata ulice sokak cadde postaladdress hausnummer housenumber',
  room: 'room rooms roomnumber hall auditorium auditoriya auditorija audytoriya kabinet raum saal horsaal hoersaal aula salle sala sali sal zal zala huone luokka zaal kamer building gebaude gebaeude korpus batiment edificio edificio rakennus gebouw byggnad budynek budova bina floor etage mistnost salon stockwerk',
  city: 'city town stadt gemeinde ville commune ciudad municipio citta comune cidade gorod misto kaupunki kunta stad ort gemeente kommun miasto mesto sehir locality municipality ortschaft localite',
  region:
    'region state province land bundesland country pays pais paese strana kraina maa countrycode county kanton canton departement oblast adminlevel district bezirk land kraj',
  zip: 'zip zipcode plz postcode postalcode postal codepostal codigopostal cap indeks postinumero postnummer psc kodpocztowy',
  latitude:
    'lat latitude breite breitengrad geolat shirota shyrota latitud latitudine leveys leveysaste leveyspiiri breddgrad szerokosc sirka enlem',
  longitude:
    'lng lon long longitude laenge lange langengrad laengengrad geolng geolon dolgota dovhota longitud longitudine pituus pituusaste pituuspiiri langdgrad dlugosc delka boylam',
  geo: 'geo coords coord coordinates coordinate coordonnees coordenadas coordinate point position geopoint geolocation latlng latlon geoposition koordinaten koordinaty koordinaatit koordinat gps geometry map wsg84 wkt',
  url: 'url urls uri href link links website webpage web homepage page path permalink weblink htmllink detailurl eventurl publicurl canonical verweis webseite webseiten internet internetseite lien liens siteweb adresseweb enlace enlaces sitio collegamento sito ligacao ssylka ssylki posylannya linkki linkit verkkosivu verkkosivut nettisivu lank webbplats odkaz odkazy odnosnik adresurl strona baglanti stranica sayt',
  image:
    'image images img picture pictures pic photo photos poster posters cover covers coverimage thumbnail thumb thumbs banner visual visuel hero keyvisual illustration featuredimage media artwork bild bilder titelbild foto fotos vorschaubild affiche vignette imagen imagenes cartel immagine immagini locandina imagem imagens kartinka kartinki izobrazhenie izobrazheniya oblozhka oblozhki zobrazhennya svitlyna obkladynka afisha kuva kuvat julisteet juliste afbeelding afbeeldingen plaatje obraz obrazek obrazky zdjecie plakat grafika resim gorsel afis logo',
  online:
    'online onlineurl onlinelink onlineaccess stream streams streaming streamurl webcast livestream live virtual videocall videoconference videoconf video zoom teams meet meeting meetingurl joinurl join hangout webinar conferencelink etatapahtuma etayhteys etalinkki verkossa translyaciya translyatsiya translyatsiia efir vebinar videosvyaz visio visioconference enligne enlinea enlinia digital digitaal zugangslink uzaktan przezinternet transmisja remote broadcast call',
  organizer:
    'organizer organizers organiser organisers organizedby organisedby host hosts hosted hostedby organization organisation organizations veranstalter veranstalterin ausrichter ausrichtender organisateur organisateurs organisatrice organizador organizadores organizadora organizzatore organizzatori promotor promoter organizator organizatory organizatori organizacja organizator porzadatel poradatel poradatele jarjestaja jarjestajat arrangor arrangorer arrangeur arrangement organisator organisatie duzenleyen organizatör vidpovidalnyi otvetstvennyy otvetstvennyi responsible podrazdelenie pidrozdil fakultet department departement dept abteilung institut unit owningorganization group groupname association verein presenter sponsoredby publisher vydavatel',
  agenda: 'originagenda agenda sourcecalendar',
  contact:
    'contact contacts kontakt ansprechpartner ansprechperson kontaktperson kontakti yhteyshenkilo contacto contatto contactperson responsable fio',
  person:
    'author authors autor auteur avtor creator createdby user owner editor updatedby modifiedby uploader tekija redaktor verfasser redakteur speaker speakers lecturer performer performers artist artists participant participants attendee attendees member members teacher instructor chair chairs moderator referent referenten dozent intervenant intervenants ponente ponentes relatore relatori dokladchik spiker lektor vedushiy lyudi puhuja esiintyja agent',
  category:
    'category categories cat cats categoryname eventtype eventtypes eventcategory type types kind kategorie kategorien kategoriya kategorii kategoriia katehoriya kategoria kategoriat rubrik rubriken rubrique rubriques rubrika rubriki rubryka genre genres gattung sparte art veranstaltungsart typ typy tip tipy vid vydy categoria categorias categorie thematique thematiques themes theme thema themen tipo tipos tyyppi tyypit luokka luokitus aihealue laji lajit sportart disziplin napravlenie format soort tur turu section sections topic topics department discipline druh',
  tag: 'tag tags keyword keywords label labels schlagwort schlagworte schlagworter stichwort stichworte motcle motscles etiquette etiquettes etiqueta etiquetas palabrasclave palabras parolechiave teg tegi tehy metki metka klyuchevyeslova avainsana avainsanat asiasanat trefwoorden nyckelord slowakluczowe tagi klicovaslova stitky etiketler hashtag hashtags',
  status:
    'status state statuscode eventstatus zustand statut etat estado stato situation sostoyanie status stan tila tapahtumantila stav stany durum lage moderation moderationstate moderationstatus accessstatus workflow workflowstate phase stage',
  visibility:
    'visibility visible hide hidefromlistings privacy access ispublic public private privat ispriv prive privado privato hidden unlisted listed sichtbar sichtbarkeit oeffentlich offentlich visibilite vidimost dostup dostupnost publichnoe publichnyy vydymist nakyvyys julkinen nakyva zichtbaar openbaar widocznosc publiczne viditelnost verejne gorunurluk herkeseacik internalonly onlymembers membersonly visibilidad secret confidential gizli yksityinen synlighet',
  draft:
    'draft isdraft drafts entwurf brouillon borrador bozza rascunho chernovik chernetka luonnos koncept utkast szkic taslak unpublished',
  cancelled:
    'cancelled canceled iscancelled iscanceled cancel cancellation abgesagt fallsaus ausgefallen annule annulee cancelado cancelada annullato annullata cancellato otmenen otmeneno otmenena otmena skasovano vidmineno peruttu peruutettu installd installt geannuleerd afgelast odwolane odwolany anulowane zruseno zrusena iptal iptaledildi nothappening isnothappening dropped deleted isdeleted removed udaleno udalen vydaleno geloescht geloscht supprime eliminado poistettu',
  postponed:
    'postponed verschoben reporte reportee aplazado pospuesto rinviato adiado perenesen pereneseno vidkladeno siirretty uppskjuten uitgesteld przelozone odlozeno ertelendi rescheduled',
  email: 'email mail emails emailaddress courriel correo sahkoposti pochta poshta eposta epost',
  phone: 'phone telephone tel telefon telefone telefono puhelin mobile fax handy',
  price:
    'price prices cost costs fee fees preis preise eintritt kosten gebuhr prix tarif tarifs precio precios prezzo costo preco cena ceny stoimost tsina vartist hinta pris prijs koszt ucret fiyat currency conditions',
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
  full: 'full long complete polnoe polnyi povne lang langtext long longue ausfuhrlich pitka larga pelny uplny detailed main',
  raw: 'raw source value markdown',
  rendered: 'rendered processed html formatted safe',
  modifier:
    'is has the of field fields custom attributes attribute data props properties value values main primary default public event_ extra de der des du la le og und and i y',
} as const satisfies Record<string, string>;

/** What a word can mean. */
export type Concept = keyof typeof lexicon;
