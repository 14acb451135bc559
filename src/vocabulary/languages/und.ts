import type { LanguageWords } from '../language-words.ts';

/** Words of no language: abbreviations of programmers, names of standards and of services. */
export const und: LanguageWords = {
  keys: {
    event: 'ev evnt evnts evs evt evts node',
    calendar: 'cals',
    id: 'evtid evtnr guid objectid oid pk recordid uid uniqueid uuid',
    slug: 'ident machinename nicename sluggy urlname',
    title: 'cn hdl nm titl ttl',
    name: 'cn nm',
    description: 'bodytext descr dsc dscr html remk remks richtext rmk rmks',
    start: `
      beg begints bgn datefrom dtfr dtfrom dtst dtstart frdt fromdate fromts frtm sdt startdt startts stdt sttm tmfr
    `,
    end: 'dateto dten dtend dtto edt enddt endtm endts entm finishts tmto todate todt totm tots untildate',
    date: 'datetime dt dts timestamp',
    time: 'chgtm crttm endtm entm frtm sttm tm tmfr tmto totm updtm',
    allDay: 'dateonly isdateonly timetba timetbc timetbd',
    timeZone: 'timezoneid timezonename tz tzid',
    offset: 'gmtoffset offset timezoneoffset tzoffset utcoffset',
    utc: 'gmt utc zulu',
    local: 'locale',
    duration: 'dur',
    recurrence: 'icalrecurrence recurrencerule rrule rules',
    created: 'cdt crdate crdt createdt createdts createtime createts crt crtd crtdt crttm ctime insertts insts',
    updated: `
      changets chgdt chgtm chgts lastchg lstchg lstupd mdt mod moddt modf modts mtime timestamp tstamp udt upd
      updatetime updatets upddt updt updtm updts
    `,
    published: 'pdt pub pubdate publ publishts pubts',
    deadline: 'reg tkt tkts',
    place: 'locs ven venu vnu',
    address: 'addr addr1 adr line1 str',
    latitude: 'geolat',
    longitude: 'geolng geolon lon',
    geo: 'coord coords geo geolocation geometry geopoint geoposition gps latlng latlon point wkt wsg84',
    url: 'hlink href lnk lnks uri urls www',
    image: 'img img1 imgs pic pict thmb',
    organizer: 'org orgn orgs',
    person: 'auth usr',
    category: 'cat catg cats ctg ctgs',
    status: 'sts',
    visibility: 'ispriv ispublic',
    booked: 'resv rsvd',
    draft: 'isdraft',
    cancelled: 'iscanceled iscancelled isdeleted',
    phone: 'gsm',
    language: 'langcode langs locale localizations',
    related: 'prev revisionid templateid versionid',
    api: `
      activitypub api apuserapid embed endpoint etag ical icaluid ics metadata odata resourceuri rest rss self webcal
      webhook
    `,
    social: 'facebook google instagram linkedin mastodon telegram tiktok twitter vk whatsapp youtube',
    seo: 'jsonld meta metadescription metatags metatitle og opengraph schema seo',
    thumb: 'md micro sm srcset srcsets xs xxs',
    original: 'orig xl xxl',
    raw: 'markdown',
    rendered: 'html',
    modifier: 'og props',
  },
  values: {
    confirmed: 'conf, ok, true',
    tentative: 'tbc, tbd, tent',
    cancelled: 'canc',
    draft: 'false',
    public: '1, pub, true, web',
    private: '0, false, pri',
    free: 'bepul, বিনামূল্যে',
    yesNo: '.t./.f., 1/0, all_day/null, t/f, x/',
  },
  stems: {
    confirmed: 'planlan',
  },
  dates: {
    allDay: 'allday',
    and: '&',
    unit: 'h, hr, hrs, hs, t',
    unset: 'n. n., n. v., n.n., n.v., n/a, null, tba, tbc, tbd',
  },
  paging: {
    page: 'pg',
    noun: 'doc docs nb num x',
    size: 'pagesize perpage pp',
    offset: 'startindex',
    current: 'no nr num p pagenumber',
    other: 'auth csrf ratelimit xsrf',
  },
  units: {
    week: 'w',
    day: 'd',
    hour: 'h',
    minute: 'm min mins mn',
    second: 's sec secs',
    millisecond: 'ms msec',
  },
  recurrence: {
    never: '0, false',
  },
  fields: {
    records: `
      body collection content contents data edges elements embedded entries entry hits item items list nodes object
      objects payload record records response result results row rows value values
    `,
    value: 'val value values',
    name: 'cn',
    year: 'y yyyy',
    month: 'm mm mo mon',
    day: 'd dd mday',
    hour: 'h hh hr',
    minute: 'mi min mins',
    second: 's sec secs ss',
    date: 'date',
    time: 'time',
  },
};
