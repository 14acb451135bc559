import type { LanguageWords } from '../language-words.ts';

/** English. */
export const en: LanguageWords = {
  keys: {
    event: `
      activities activity concert conference entry event events exhibition exhibitions festival fixture happening item
      lecture meeting occasion post show talk workshop
    `,
    calendar: `
      cal calendar calendars categories category channel channels collection feed group groups organization
      organizations תקויم
    `,
    id: 'eventno id identifier ids key nro referencenumber refno schluessel',
    slug: 'alias code handle permalinkname shortname slug slugs subdomain',
    title: 'caption displayname eventname eventtitle heading headline label names subject title titles vad what',
    name: 'displayname fullname label name names',
    summary: `
      abstract avstract blurb excerpt intro introduction lead lede outline perexy resumee short shorttext sintese
      standfirst strapline subhead subheading subtitle summary synopsis tagline teaser
    `,
    description: `
      about agendaitems body content contents desc description descriptions detail details erlaeuterung info information
      instruction instructions longtext note notes opys orderofbusiness overview poznamky remark remarks text
    `,
    short: 'brief mini short small teaser',
    start: `
      begin beginning begins bullyoff commences curtainup datadebut faceoff firstday from kickoff kickoffs kickofftime
      onset opens puckdrop since start starting starts starttime tipoff
    `,
    end: `
      closes closingday dtfin end ending ends endtime fechafinal finish finished finishes krai lastday through thru till
      to until 결束日期
    `,
    date: 'dat date dates day days when',
    time: 'hour hours time times',
    allDay: 'allday celyiden fullday isallday nospecifictime notime timeunknown timeunspecified tselyiden wholeday',
    timeZone: 'timezone zone',
    utc: 'universal',
    local: 'local wall',
    duration: 'dlit duration intermissiontime laenge lasts length runningtime runtime runtm',
    sessions: `
      date dates instance instances lessons occasions occurrence occurrences opakovanie performances period periods
      programdates repeats schedule schedules session sessions showings shows showtimes sittings slot slots speeldata
      tilfallen times timing timings
    `,
    recurrence: 'recurrence recurrences recurring repeat repeating repeatpattern repeats repetition',
    created: `
      added approved crawled created createdon creation creationdate dateadded dateentered entered entrydate harvested
      import imported inserted insertion posted scraped synced
    `,
    updated: `
      aenderung aenderungsdatum amended change changed changing dateedit datelastedited datemaj editdate editdatetime
      edited editedon edittime editts geaendert lastchange lastchanged lastedit lastedited lastmodified lastpublication
      lastpublished lastupdate lastwrite lastwritten latestpublication latestpublished modified modifiedon republished
      revised revision sidstandrad ueberarbeitet update updated writedate writtenat zuletztgeaendert
    `,
    published:
      'announcedat golive issued publication publicationdate publish published released releasedate veroeffentlicht',
    deadline: `
      application applications apply applyby archive archived arrival arrivals arrivaltime arriveby bookable bookby
      booking boxoffice boxofficeopen boxofficeopens calltime cancellation check checkin cutoff deadline departs
      departure departures departuretime display displayed doors doorsopen doortime earlybird embargo enrol enroll
      enrollment enrolment entry expiration expires expiry gate gates gatesopen gathertime loadin meetingpointtime
      meettime offer offers presale register registration registrations reminder reporttime reservation retention rsvp
      sale sales setuptime signup soundcheck teardown ticket tickets unpublish valid validity visiblefrom visibleuntil
      warmup warmuptime
    `,
    featured: `
      bigevent carousel displayhomepage displayonfrontpage displayonhome displayonhomepage editorspick featured
      featuredevent featureevent frontpage headliner homepagedisplay homepagepublic homepagevisible homeslider
      innewsletter inslider isfeatured ishighlighted ispinned ispromoted issticky mainpage newsletter onfrontpage onhome
      onhomepage onlanding onstartpage pinned promoted promotedtofrontpage publishonhomepage showinnewsletter
      showinslider showonfrontpage showonhome showonhomepage showonstartpage slider spotlight sticky topevent
      visibleonhome visibleonhomepage
    `,
    registration: `
      booking bookings enrollment enrolment register registration registrations reservation rsvp signup signups ticket
      tickets tix
    `,
    place: `
      accommodation branch branchname buehne center centre church cinema dvorana facility kirche location locations
      lokalita lokalitaet meetingpoint place places podium premises scene stage venue venuename venues where wheretogo
    `,
    address: 'address addresses addressline postaladdress street streetname',
    houseNumber: 'housenr housenumber numerodevoie numerodomu streetno streetnumber',
    room: 'auditorium bldg building floor gebaeude hall hoersaal room roomnumber rooms screen',
    city: 'city locality municipality town',
    region: 'adminlevel country countrycode county district province region state',
    zip: 'postal postalcode postcode zip zipcode',
    latitude: 'lat latitude',
    longitude: 'laenge laengengrad lng long longitude',
    geo: 'coordinate coordinates map position',
    url: `
      canonical detailurl eventurl homepage htmllink link links page path permalink publicurl readmore timeklis url web
      weblink webpage website
    `,
    image: `
      artwork banner bilete cover coverimage coverphoto covers featuredimage featuredmedia featuredpicture hero image
      images keyvisual media photo photos picto picture pictures poster posters thumb thumbnail thumbs visual
    `,
    online: `
      broadcast call conferencelink dialin hangout join joinurl live livestream livestreamurl meet meeting meetingurl
      online onlineaccess onlinelink onlineurl remote stream streams streamurl teams teleconf video videocall videochat
      videoconf videolink virtual watchlink watchlive webcast webinar zoom
    `,
    organizer: `
      accountname arrangeur bureau chapter club college committee company council departement
      department dept faculty group groupname hiredby hirer host hosted hostedby hostname hosts institution kuka
      ministry organisation organisations organisedby organiser organisers organiz organization organizations
      organizedby organizer organizers owningorganization parish presenter producer producers promoter promoters
      provider publisher responsible schule society sponsoredby sponsoringunit sponsorunit traeger unit vertinneur who
    `,
    agenda: 'agenda originagenda sourcecalendar',
    contact:
      'contact contactdetails contactinfo contactinformation contacts dutyteacher enquiries inquiries pointofcontact',
    person: `
      agent artist artists assignee attendee attendees author authors chair chairs contributor contributors createdby
      creator editor entrant entrants instructor kuenstler lecturer member members minutetaker moderator modifiedby
      owner participant participants performer performers persons presenter reporter secretary speaker speakers teacher
      updatedby uploader user
    `,
    performer: `
      artist artists attractions band bands cast celebrant choir company conductor conductors contributor contributors
      ensemble facilitator facilitators guide guides instructor instructors keynote keynotes leader leaders lecturer
      lecturers lineup musician musicians orator panelist panelists panellist panellists performedby performer
      performers player players practitioner practitioners preacher presenter presenters soloist soloists speaker
      speakernames speakers staff talent taughtby teacher teachers trainer trainers tutor tutors withwhom
    `,
    category: `
      area areas categories category categoryname department eventcategory eventtype eventtypes genre kind kinds section
      sections strand strands taxonomies taxonomy term terms theme topic topics type types typologies typology
      videogame videogames zanrit
    `,
    tag: 'hashtag hashtags keyword keywords label labels sanat tag tags',
    series: 'cycle eventgroup festival partof programmename programname season series superevent tour',
    work: 'course courses film films module modules movie movies play workfeatured workperformed workpresented',
    status: `
      accessstatus estatus eventstatus moderation moderationstate moderationstatus phase stage state status
      statuscategory statuscode workflow workflowstate
    `,
    visibility: `
      access byinvitationonly closedsession confidential dispflag displayflag displayonweb displayonwebsite
      displaypublic displaypublicly displaytopublic displayyn dispyn hidden hiddenfrom hiddenfromdisplay hide hidefrom
      hidefromdisplay hidefromlistings internalonly invitationonly inviteonly isdisplay isshow isshown listed
      membersonly oeffentlich onlymembers onwebsite privacy private public publicdisplay publishonline publishonweb
      publishonwebsite publishtoweb secret security showflag showonline showonsite showonweb showonwebsite showpublic
      showtopublic showyn staffonly unlisted verejny visibility visible visibleonsite webdisplay webpublish webrelease
      webvisible whocansee whosees
    `,
    draft: 'draft drafts unpublished unveroeffentlicht',
    cancelled: `
      calledoff cancel canceled cancellation cancelled deleted dropped entfaellt entfall faelltaus geloescht
      isnothappening nothappening removed retirada torolve
    `,
    postponed: 'delayed postponed',
    email: 'email emailaddress emails mail',
    phone: 'fax mobile phone telephone',
    price: `
      admission concession concessions conditions contribution cost costs currency entrancefee entryrates fee fees
      gebuehr gebuehren guestrates price prices suggesteddonation teilnahmegebuehr ticketrates tuition typerates
    `,
    free: 'complimentary free freeadmission freeentry freeofcharge gratis isfree',
    soldOut: 'bookedout fullybooked isfull issoldout soldout',
    count: `
      age attendancelimit attending capacity comments count counter counts favorites height hits likes limit max
      maxattendees maxparticipants min num number order places plaetze popularity position priority rank ranking rating
      restplaetze score seats sequence size sort total totals version view views weight width
    `,
    capacity: `
      attendancelimit capacity maxattendees maxguests maxparticipants maxpersons numberofseats participantlimit quota
      seating seats spots totalplaces
    `,
    booked: `
      accepted applicants applied attendeecount booked enrolled occupied placestaken registered registrants rsvps
      seatstaken signupcount sold taken ticketssold
    `,
    remaining: `
      availability available availableplaces availableseats freecapacity freeplaces freeseats freespots instock
      lefttobook openings openseats openspots placesfree placesleft remaining seatsfree seatsleft spacesleft spotsfree
      spotsleft ticketsfree ticketsleft unsold vacancies vacant
    `,
    language: 'interpretations lang language languages translations',
    related: `
      aehnliche child children contributions costcenter costcentre linked master next original parent parents previous
      recommendations recommended recurringevent related revision series seriesid siblings similar suggested
    `,
    attachment: `
      anhaenge attachment attachments document documents download downloads file files material materials resource
      resources
    `,
    api: 'admin collection edit feed first last next previous resource',
    social: 'share social',
    registrationUrl: `
      applicationlink applicationurl applylink applyurl bookhere bookhref bookingurl booklink booknow booknowlink
      booknowurl bookurl buylink buyurl joinform purchaselink purchaseurl registrationurl shop shoplink shopurl
      signupform signupurl ticketlink ticketurl
    `,
    thumb: `
      avatar crop formats icon large medium mini preview sizes small square thumb thumbnail thumbnails thumbs tile tiny
      variants
    `,
    original: 'base big default full fullsize huge large max original source',
    sponsor: 'advertiser brand funder partner partners sponsor sponsors',
    full: 'complete detailed full long main',
    raw: 'raw source value',
    rendered: 'formatted processed rendered safe',
    modifier: `
      and attraction attribute attributes control current custom default earliest event_ extra field fields has is
      latest main of primary product products properties public the value values
    `,
  },
  values: {
    personTitle: 'capt, dr, hon, mr, mrs, ms, prof, rev',
    attendance: `
      classroom, face to face, hybrid, in person, offline, on site, online, onsite, physical, remote, virtual,
      virtual event
    `,
    andOthers: 'and more, and others, et al, etc',
    confirmed: `
      accepted, active, agreed, approved, authorised, authorized, available, booked, booked out, booking open,
      bookings closed, bookings open, closed, complete, completed, confirm, confirmed, current, definite, enabled,
      ended, event moved online, event rescheduled, event scheduled, featured, few tickets left, finished, fixed, full,
      fully booked, going ahead, held, last tickets, limited availability, live, moved online, not moderated, occurred,
      off sale, offsale, on, ongoing, online, open, opened, past, places available, planned, public, publish,
      published, ready, registration closed, registration full, registration open, released, rescheduled, running,
      scheduled, shown, sold out, sold-out, soldout, started, takes place, taking place, ticketsalenotopen, upcoming,
      verified, visible, waiting list, waitlist
    `,
    tentative: `
      awaiting confirmation, date not confirmed, maybe, not confirmed, not yet confirmed, not yet sure,
      on hold, penciled in, pencilled, pencilled in, pending confirmation, planning, proposed, provisional,
      provisionally booked, requested, subject to change, subject to confirmation, tentative, to be announced,
      to be confirmed, to be decided, unconfirmed
    `,
    cancelled: `
      annulled, called off, cancel, canceled, cancelled, does not take place, event canceled, event cancelled,
      event is cancelled, not happening, not taking place, will not take place
    `,
    postponed: `
      deferred, delayed, event postponed, new date to follow, pending reschedule, pending rescheduling, postponed,
      postponed indefinitely, postponed until further notice, put back, put off, reschedule pending,
      rescheduling pending, to be rescheduled
    `,
    draft: `
      archived, auto draft, awaiting approval, awaiting moderation, awaiting review, blocked, deactivated, declined,
      deleted, disabled, draft, future, hidden, in preparation, in review, inactive, internal, moderation,
      not approved, not public, not published, not yet published, off, on moderation, pending, pending approval,
      pending review, private, refused, rejected, removed, review, spam, to be moderated, trash, trashed, unapproved,
      unlisted, unpublished, wip, work in progress
    `,
    public: `
      all, all welcome, anyone, default, display on web, display on website, everyone, everywhere, external,
      for everyone, free, general public, inherit, listed, open, open to all, open to everyone, open to the public,
      public, public event, publish, publish to web, published, show on web, show on website, show online, shown,
      unlocked, visible, world, yes
    `,
    underway: 'in play, ongoing, running, started, under way, underway',
    unlisted: `
      anyone with the link, by link, direct link, hidden, hidden from list, link, link holders, link only, not listed,
      people with the link, secret, unlisted, via link, with link
    `,
    private: `
      authenticated, behind closed doors, by invitation, by invitation only, by invite only, closed event,
      closed session, confidential, draft, employees, employees only, for members only, in camera, internal only,
      internal use only, invitation only, invite only, invited guests only, invitees only, locked, logged in, me,
      members, members only, nobody, none, not for publication, not on the web, not on the website, not public,
      on invitation only, only me, organization, password, private, private event, protected, registered users,
      restricted, staff, staff members only, staff only
    `,
    only: 'only',
    soldOut: `
      all places taken, all tickets sold, booked out, capacity reached, event full, fully booked, fully subscribed,
      house full, is currently full, is full, no availability, no more places, no more tickets, no places left,
      no seats left, no spaces left, no spots left, no tickets left, now full, out of stock, oversubscribed,
      registration full, sold out
    `,
    soldOutAlone: `
      at capacity, booked, full, full house, full up, fullhouse, no capacity, no tickets available, none left, soldout
    `,
    free: `
      admission free, admission is free, at no cost, complimentary, entrance free, entrance is free, entry free,
      entry is free, event is free, free admission, free entrance, free entry, free event, free for all,
      free for everyone, free of charge, free registration, free ticket*, free to attend, no admission,
      no admission fee, no charge, no cost, no entry fee, no fee, nothing to pay, without charge, without cost
    `,
    freeAlone: 'free, free!, nil, none',
    notQuite: 'almost, if, last year, nearly, never, not, partially, partly, some, soon, unless, until',
    online: `
      internet, livestream, online, online event, remote, video conference, virtual, virtual event, webinar, zoom
    `,
    nowhere: 'anywhere, no location, no place, no venue, nowhere, without location',
    nothing: 'none, not applicable, not available, not given, not specified',
    yesNo: `
      all-day/none, allday/timed, day/none, full_day/none, hai/ei, on/off, true/false, wholeday/none, y/n, yes/no
    `,
    organization: `
      academy, agency, alliance, association, authority, board, bureau, chamber, chapter, charity, choir,
      city council, club, co., college, committee, community, company, consortium, cooperative, corporation, council,
      department, division, faculty, federation, foundation, friends of, group, guild, inc., institute, institution,
      laboratory, league, library, ltd., ministry, museum, network, office, orchestra, organisation, organization,
      parish, school, secretariat, services, society, team, theatre, trust, union, university
    `,
    venue: `
      arena, auditorium, ave, avenue, ballroom, barn, beach, building, cafe, café, campus, castle, cathedral, center,
      centre, chapel, church, clubhouse, college, court, courthouse, drive, field, floor, foyer, gallery, garden,
      gardens, ground, grounds, gym, gymnasium, hall, harbour, hotel, house, lab, laboratory, lane, library, lobby,
      lounge, museum, park, pavilion, playground, plaza, pub, rd, road, room, school, square, st, stadium, stage,
      station, street, studio, terrace, theater, theatre, university, wing
    `,
    kind: `
      award, ball, ceremony, cinema, class, competition, concert, conference, congress, course, dance, debate,
      exhibition, exposition, fair, festival, film, gala, gathering, gig, guided tour, hackathon, information session,
      lecture, market, masterclass, match, meeting, meetup, music, networking, opera, parade, party, performance,
      play, presentation, reading, rehearsal, screening, seminar, service, show, social, sport, sports, symposium,
      talk, theatre, tour, tournament, training, walk, webinar, workshop, worship
    `,
    be: 'has been, is, was',
    because: 'because of, due to, for lack of, for want of, on account of, owing to',
    lesson: 'class, course, game, lesson, match, session',
    takesPlace: `
      goes ahead, goes on, going ahead, is happening, is taking place, takes place, taking place, will take place
    `,
    newDate: 'new date',
    access: 'access',
    later: 'later, soon, tba, tbc, tbd, to be announced, to be confirmed, to be decided, to follow, will be announced',
    insider: `
      board, committee, council, employee, employees, governors, invitation, invite, invited, invitees, staff, trustees
    `,
    unpublishing: 'do not display, do not list, do not publish, do not show, not for publication',
    indefinitely: 'indefinitely, sine die, to a later date, to another date, until a later date',
    agent: 'by the organiser, by the organisers, by the organizer, by the organizers, by the promoter',
  },
  stems: {
    cancelled: 'annul cancel suspend',
    postponed: 'postpon',
    draft: 'archiv draft inactiv unpublish',
    tentative: 'notconfirm prelimin provisi tentativ unconfirm',
    confirmed: 'activ confirm program publi',
  },
  dates: {
    allDay: 'all day, all day long, all-day, entire day, full day, gün boyu, whole day, 终日',
    noon: 'midday, noon',
    midnight: 'midnight',
    am: 'in the morning, morning',
    pm: 'afternoon, evening, in the afternoon, in the evening',
    night: 'at night, night',
    to: 'to',
    until: 'end, ending, ends, through, thru, til, till, till kl, until',
    at: 'at, begin, beginning, begins, from, of, on, onward, onwards, since, start, starting, starts, the, time',
    and: 'and',
    unit: 'hour, hours, min, minuten, o clock, sharp',
    beforeHour: 'at',
    unset: `
      date tba, date tbc, date tbd, date to be announced, date to be confirmed, none, tbc, time tba, time tbc,
      time tbd, to be announced, to be confirmed, to be determined
    `,
    between: 'between',
    ahead: 'for',
    openEnd: 'close, closing, late, open end',
    doors: `
      arrival, arrive, door, doors, doors at, doors open, gate opens, gates, gates open, house opens, venue opens
    `,
    begins: `
      begins, concert, curtain, curtain up, event, gig, kick off, kick-off, kickoff, main event, performance, show,
      showtime, start, starts
    `,
  },
  paging: {
    next: 'following next subsequent',
    page: 'page pages paging',
    pages: 'pages',
    total: 'count found matched matches matching tot total totals',
    all: 'all available found matched matches matching overall total totale totals',
    found: 'filtered found matched matching',
    returned: 'returned',
    noun: `
      all available cnt count document documents element elements entities entity entries entry event events filter
      filtered hit hits item items list n number object objects of overall query record records result results row rows
      total totals
    `,
    size: 'length limit max per rows size take top',
    per: 'per',
    offset: 'begin from offset skip start',
    current: 'current index number page',
    cursor: 'after batch bookmark continuation continue marker markor resume scroll token',
    more: 'incomplete more partial remaining truncated',
    last: 'complete done end final last',
    moment: 'appointment date day event job month refresh run time update week year',
    other: 'access back bearer before delta first prev previous previously rate refresh retry self session sync',
  },
  months: {
    september: 'sept',
  },
  weekdays: {
    tuesday: 'tues',
    wednesday: 'weds',
    thursday: 'thur, thurs',
    sunday: 'su',
  },
  units: {
    week: 'week weeks',
    day: 'day days',
    hour: 'hour hours hr hrs',
    minute: 'minute minutes',
    second: 'second seconds',
    millisecond: 'millis millisecond milliseconds',
  },
  recurrence: {
    daily: 'daily, day, days',
    weekly: 'week, weekly, weeks',
    monthly: 'month, monthly, months',
    yearly: 'annually, year, yearly, years',
    never: 'never, no, none, once',
  },
  fields: {
    week: 'calendarweek isoweek week weekno weeknr weeknumber wk',
    weekday: 'dayofweek daysofweek meetingdays weekday weekdays',
    lesson: 'lesson lessons period periods slot slots timeslot',
    value: 'content',
    year: 'fullyear year years',
    month: 'month monthofyear months monthvalue',
    day: 'date day dayofmonth days',
    hour: 'hour hourofday hours',
    minute: 'minute minuteofhour minutes',
    second: 'second secondofminute seconds',
    date: 'day',
    time: 'hour',
    latitude: 'lat latitude',
    longitude: 'lng lon long longitude',
    firstName: 'firstname forename given givenname givennames',
    middleName: 'middlename patronymic',
    lastName: 'family familyname lastname surname',
    role: 'domain function kind purpose rel relation relationship role roles type usage',
    account: 'account owner owners tenant user',
    audience: 'audience audiences targetaudience targetgroup targetgroups',
    reason: 'cause reason',
    remark: `
      annotation annotations announcement comment importantmessage importantnote importantnotice message note notes
      notice remark remarks specialmessage specialnote specialnotice
    `,
    mark: 'code flag indicator mark marker result score tickets',
    places: 'left places spots',
    where: 'where',
    home: 'home hometeam host hosts',
    away: 'away awayteam guest guests visiting visitingteam visitor visitors',
    team: 'club side squad team',
    permission: 'allow allowed can cancelable cancellable enable enabled may permitted possible',
  },
};
