import { describe, expect, it } from 'vitest';
import type { Config } from '../../src/config/config.ts';
import { parseConfig } from '../../src/config/parse-config.ts';
import { publisherSettings } from '../../src/config/part-settings.ts';
import { defineConfig } from '../../src/config/settings.ts';

const portal = { KALENDS_BASE_URL: 'https://portal.example/api', KALENDS_TOKEN: 'tok-9f3c71' };

function config(input: unknown, env: Record<string, string | undefined> = portal): Config {
  const parsed = parseConfig(input, env);
  if ('problems' in parsed) throw new Error(JSON.stringify(parsed.problems));
  return parsed.config;
}

/** Every problem, as one line each. */
function problems(input: unknown, env: Record<string, string | undefined> = portal): readonly string[] {
  const parsed = parseConfig(input, env);
  return 'problems' in parsed ? parsed.problems.map(({ where, message }) => `${where}: ${message}`) : [];
}

describe('the resulting configuration', () => {
  it('is complete with only a base URL and a token', () => {
    expect(config(undefined)).toEqual({
      source: {
        baseUrl: 'https://portal.example/api',
        linkBase: 'https://portal.example',
        movedFrom: null,
        auth: { in: 'header', name: 'Authorization', scheme: 'Bearer' },
        endpoints: {
          calendars: '/event-calendars',
          events: '/event-calendar/{eventCalendarId}/events',
          details: '/event-calendar/{eventCalendarId}/event/{eventId}/details',
        },
        query: {},
        headers: {},
        paging: 'auto',
        timeoutMs: 10_000,
        concurrency: 6,
        maxBytes: 20_000_000,
        retries: 2,
      },
      mapping: { calendars: {}, events: {}, details: {}, event: {}, allDayEnd: 'auto' },
      site: {
        id: null,
        title: 'Events',
        url: null,
        timeZone: null,
        language: 'en',
        author: null,
        images: 'direct',
        map: null,
        words: {},
        logo: null,
        colors: { accent: null, accentDark: null },
        font: null,
        footer: [],
        css: null,
        head: null,
        image: null,
        allow: {},
      },
      calendars: {},
      feeds: {},
      limits: { pastDays: 90, items: 100, bytes: 1_000_000 },
      events: { defaultMinutes: 60, busy: false },
      refresh: {
        everySeconds: 300,
        detailsMaxAgeHours: 24,
        staleAfterMinutes: null,
        guard: { share: 0.5, times: 3, minutes: 60 },
        removeAfter: { times: 2, minutes: 10 },
      },
      server: { hosts: [], cors: '*', cacheBytes: null, maxRenderings: null, maxWaiting: 50, securityTxt: null },
      worker: { plan: 'free', requestsPerRun: null, everySeconds: null },
      sample: false,
      publicUrl: null,
    });
  });

  it('is the sample when nothing is configured', () => {
    expect(config(undefined, {}).sample).toBe(true);
    expect(config({}, { KALENDS_TIMEZONE: 'Europe/Helsinki', KALENDS_TOKEN: '' })).toMatchObject({
      sample: true,
      site: { timeZone: 'Europe/Helsinki' },
    });
  });

  it('takes every documented setting', () => {
    const input = defineConfig({
      source: {
        baseUrl: 'https://portal.example/api/',
        linkBase: 'https://www.portal.example',
        auth: { in: 'basic', user: 'reader' },
        endpoints: { details: '/e/{slug}' },
        query: { events: { from: { days: -90, format: 'yyyy-MM-dd' }, lang: 'en', size: 50, all: true } },
        headers: { 'X-Org': '7' },
        paging: { style: 'cursor', param: 'after', next: 'meta.next' },
      },
      mapping: {
        calendars: { items: 'data', id: 'id' },
        events: { items: 'data.events' },
        event: {
          title: ['name', 'title'],
          start: { path: 'begin', format: 'dd.MM.yyyy HH:mm', timeZone: 'Europe/Berlin' },
          status: { path: 'state', values: { '3': 'cancelled' }, default: 'confirmed' },
          url: { template: 'https://portal.example/e/{slug}' },
          location: (record) => record.place,
        },
        allDayEnd: 'inclusive',
      },
      site: { id: 'portal.example', title: 'Portal', timeZone: 'Europe/Berlin', language: 'de-AT' },
      calendars: { '42': { slug: 'talks', color: '#00FF00', hidden: true } },
      feeds: { lectures: { title: 'Lectures', calendars: ['42'], category: ['Lecture'], view: 'new' } },
      limits: { pastDays: 0 },
      refresh: { everySeconds: 1, guard: { share: 1 } },
    });
    const inForce = config(input, { KALENDS_TOKEN: 'tok-9f3c71' });
    expect(inForce.source).toMatchObject({
      baseUrl: 'https://portal.example/api',
      auth: { in: 'basic', user: 'reader' },
    });
    expect(inForce.mapping.event.location).toBe(input.mapping?.event?.location);
    expect(inForce.mapping.event.status).toEqual({ path: 'state', values: { '3': 'cancelled' }, default: 'confirmed' });
    expect(inForce.calendars['42']).toEqual({ slug: 'talks', color: '#00ff00', hidden: true });
    expect(inForce.limits).toEqual({ pastDays: 0, items: 100, bytes: 1_000_000 });
    expect(inForce.refresh.guard).toEqual({ share: 1, times: 3, minutes: 60 });
  });

  it('lets the environment override the file, and treats an empty variable as unset', () => {
    const file = { source: { baseUrl: 'https://file.example' }, site: { timeZone: 'Asia/Tokyo' } };
    const env = { ...portal, KALENDS_TIMEZONE: 'europe/berlin', KALENDS_PUBLIC_URL: 'https://events.example/k/' };
    expect(config(file, env)).toMatchObject({
      source: { baseUrl: 'https://portal.example/api' },
      site: { timeZone: 'Europe/Berlin' },
      publicUrl: 'https://events.example/k',
    });
    expect(config(file, { KALENDS_TOKEN: 'x', KALENDS_BASE_URL: '', KALENDS_TIMEZONE: ' ' })).toMatchObject({
      source: { baseUrl: 'https://file.example' },
      site: { timeZone: 'Asia/Tokyo' },
    });
  });

  it('sends the token without a scheme in a header of another name', () => {
    expect(config({ source: { auth: { in: 'header', name: 'X-Token' } } }).source.auth).toEqual({
      in: 'header',
      name: 'X-Token',
      scheme: '',
    });
  });

  it('treats a key whose value is undefined as absent', () => {
    expect(config({ site: { title: undefined }, calendars: { a: { title: undefined } } })).toMatchObject({
      site: { title: 'Events' },
      calendars: { a: {} },
    });
  });
});

describe('the problems', () => {
  it('are all reported at once, each with its place, the expected and the found value', () => {
    const input = {
      source: {
        timeoutMs: '5s',
        retries: -1,
        auth: { in: 'cookie' },
        endpoints: { calendars: 'calendars' },
        paging: { style: 'pages' },
      },
      site: { timeZone: 'Europe/Berln', language: 'en_US', url: 'ftp://x.example', id: 'a b' },
      calendars: { '42': { color: 'gren', slug: 'a b', hidden: 'yes' } },
      feeds: { lectures: { calendars: '42', view: 'newest' } },
      limits: { items: 1.5 },
      refresh: { everySeconds: 0, guard: { share: 50 }, removeAfter: { times: 0 } },
      mapping: { event: { title: 7, start: { format: '' } }, allDayEnd: 'inclusiv' },
    };
    expect(
      problems(input, {
        ...portal,
        PORT: '70000',
        HOST: 'a b',
        KALENDS_STORE: 'db.sqlite',
        KALENDS_METRICS: 'yes',
        KALENDS_LOG: 'xml',
      }),
    ).toMatchInlineSnapshot(`
      [
        "KALENDS_STORE: Expected sqlite:PATH, sqlite::memory: or postgres://USER:PASSWORD@HOST:PORT/DATABASE, found "db.sqlite".",
        "KALENDS_METRICS: Expected 0 or 1, found "yes".",
        "KALENDS_LOG: Expected text or json, found "xml".",
        "HOST: Expected a name or an address to listen on, such as 127.0.0.1, found "a b".",
        "PORT: Expected a whole number from 0 to 65535, found "70000".",
        "source.auth.in: Expected one of header, query, basic, none, found a text.",
        "source.endpoints.calendars: Expected a path that begins with one slash, such as /event-calendars, found "calendars".",
        "source.paging.style: Expected one of page, offset, cursor, link, none, found "pages". Did you mean page?",
        "source.timeoutMs: Expected a whole number from 1 to 600000, found "5s".",
        "source.retries: Expected a whole number from 0 to 10, found -1.",
        "mapping.event.title: Expected a rule: a JMESPath expression, an object such as { path, format }, a function, or a list of these, found 7.",
        "mapping.event.start.format: Expected a text that is not empty, found "".",
        "mapping.event.start: The rule can't be compiled: expected a path, a template or a default.",
        "mapping.allDayEnd: Expected one of auto, exclusive, inclusive, found "inclusiv". Did you mean inclusive?",
        "site.id: Expected a domain name such as events.uni.example, found "a b".",
        "site.url: Expected an http or https URL such as https://portal.example, found "ftp://x.example".",
        "site.timeZone: Expected an IANA time zone such as Europe/Berlin, found "Europe/Berln". Did you mean Europe/Berlin?",
        "site.language: Expected a language tag such as en, de-AT or ru, with hyphens, found "en_US".",
        "calendars.42.slug: Expected a name of at most 100 letters a to z, digits, hyphens and underscores, found "a b".",
        "calendars.42.color: Expected a CSS colour name or #rrggbb, found "gren". Did you mean green?",
        "calendars.42.hidden: Expected true or false, found "yes".",
        "feeds.lectures.title: Expected a text, found nothing.",
        "feeds.lectures.calendars: Expected a list of ids of calendars, found "42".",
        "feeds.lectures.view: Expected one of upcoming, new, changes, found "newest".",
        "limits.items: Expected a whole number from 0 to 100000, found 1.5.",
        "refresh.everySeconds: Expected a whole number from 1 to 604800, found 0.",
        "refresh.guard.share: Expected a number from 0 to 1, found 50.",
        "refresh.removeAfter.times: Expected a whole number from 1 to 1000, found 0.",
      ]
    `);
  });

  it('include a rule that does not compile', () => {
    const mapping = {
      events: { items: 'data[' },
      event: {
        title: ['name', 'a.'],
        url: { template: 'https://x.example/{slug' },
        status: { values: {} },
        start: 'begin',
      },
    };
    const said = problems({ mapping });
    expect(said.map((line) => line.slice(0, line.indexOf("'")))).toEqual([
      'mapping.events.items: The rule can',
      'mapping.event.title: The rule can',
      'mapping.event.url: The rule can',
      'mapping.event.status: The rule can',
    ]);
    expect(said[3]).toContain('expected a path, a template or a default');
  });

  it('include a rule that counts places for a field that has none', () => {
    const soldOut = { path: 'left', as: 'placesLeft' };
    const sample = { source: { baseUrl: 'https://portal.example/api' } };
    const variables = { KALENDS_TOKEN: 'secret-token' };
    expect(parseConfig({ ...sample, mapping: { event: { soldOut } } }, variables)).toHaveProperty('config');
    expect(parseConfig({ ...sample, mapping: { event: { title: ['name', soldOut] } } }, variables)).toMatchObject({
      problems: [
        {
          where: 'mapping.event.title',
          message: "Expected a text's markup in `as`, found 'placesLeft', which is for mapping.event.soldOut alone.",
        },
      ],
    });
  });

  it('include an unknown key, with the nearest known one, at any depth', () => {
    const input = {
      sources: {},
      source: { baseURL: 'https://portal.example', auth: { in: 'header', Scheme: '' }, query: { event: {} } },
      mapping: { event: { titel: 'name', url: { path: 'link', templates: '' } } },
      limits: { rows: 5 },
      calendars: { '42': { colour: 'red' } },
      refresh: { guard: { time: 1 } },
    };
    expect(problems(input)).toMatchInlineSnapshot(`
      [
        "source.auth.Scheme: Unknown key; did you mean scheme?",
        "source.query.event: Unknown key; did you mean events?",
        "source.baseURL: Unknown key; did you mean baseUrl?",
        "mapping.event.url.templates: Unknown key; did you mean template?",
        "mapping.event.titel: Unknown key; did you mean title?",
        "calendars.42.colour: Unknown key; did you mean color?",
        "limits.rows: Unknown key; expected one of pastDays, items, bytes.",
        "refresh.guard.time: Unknown key; did you mean times?",
        "sources: Unknown key; did you mean source?",
      ]
    `);
  });

  it('suggest no key for a short one with two slips, and suggest one for a longer key', () => {
    expect(problems({ sute: {}, stie: {}, limits: { itmes: 1 } })).toMatchInlineSnapshot(`
      [
        "limits.itmes: Unknown key; did you mean items?",
        "sute: Unknown key; did you mean site?",
        "stie: Unknown key; expected one of source, mapping, site, calendars, feeds, limits, events, refresh, server, worker.",
      ]
    `);
  });

  it('include a name that two things claim', () => {
    const input = {
      calendars: { '42': { slug: 'talks' }, '43': { slug: 'talks' }, '44': { slug: '45' }, '45': {}, lectures: {} },
      feeds: { talks: { title: 'Talks' }, lectures: { title: 'Lectures' }, 'a.b': { title: 'x' } },
    };
    expect(problems(input)).toMatchInlineSnapshot(`
      [
        "feeds["a.b"]: Expected a name of at most 100 letters a to z, digits, hyphens and underscores.",
        "calendars.42.slug: Expected a unique name, found "talks", which feeds.talks has too.",
        "calendars.43.slug: Expected a unique name, found "talks", which feeds.talks has too.",
        "calendars.45: Expected a unique name, found "45", which calendars.44.slug has too.",
        "calendars.lectures: Expected a unique name, found "lectures", which feeds.lectures has too.",
      ]
    `);
  });

  it('include half a configuration: a portal without a token, a token without a portal', () => {
    expect(problems({ site: { title: 'x' } }, {})).toMatchInlineSnapshot(`
      [
        "source.baseUrl: Expected an http or https URL such as https://portal.example, found nothing. Set it here or in KALENDS_BASE_URL.",
        "KALENDS_TOKEN: Expected the portal's token in KALENDS_TOKEN or in the file named by KALENDS_TOKEN_FILE, found nothing. If the portal needs no token, set source.auth: { in: 'none' }.",
      ]
    `);
    expect(problems(undefined, { KALENDS_BASE_URL: 'https://portal.example' })).toHaveLength(1);
    expect(problems(undefined, { KALENDS_TOKEN: 'tok-9f3c71' })).toHaveLength(1);
    expect(problems({ source: { auth: { in: 'none' } } }, { KALENDS_BASE_URL: 'https://portal.example' })).toEqual([]);
  });

  it('name a variable, and not also the setting it stands for', () => {
    const env = {
      KALENDS_BASE_URL: 'portal.example',
      KALENDS_TIMEZONE: '+03:00',
      KALENDS_TOKN: 'x',
      KALENDS_TOKEN: 'tok-9f3c71',
    };
    expect(problems(undefined, env)).toMatchInlineSnapshot(`
      [
        "KALENDS_TOKN: Unknown variable; did you mean KALENDS_TOKEN?",
        "KALENDS_BASE_URL: Expected an http or https URL such as https://portal.example, found "portal.example". Did you mean https://portal.example?",
        "KALENDS_TIMEZONE: Expected an IANA time zone such as Europe/Berlin, found "+03:00".",
      ]
    `);
    expect(problems(undefined, { ...portal, KALENDS_TOKEN_FILE: 'token.txt' })).toEqual([
      'KALENDS_TOKEN: Expected one of KALENDS_TOKEN and KALENDS_TOKEN_FILE, found both.',
    ]);
  });

  it('include a value that is no configuration at all', () => {
    for (const input of [7, 'x', [], null, true]) {
      if (input !== null) expect(problems(input)).toHaveLength(1);
    }
    expect(problems({ source: 1, mapping: [], site: null, calendars: 'x', feeds: 2, limits: true })).toHaveLength(6);
  });
});

describe('a time zone', () => {
  it.each([
    ['Moscow', 'Europe/Moscow'],
    ['new-york', 'America/New_York'],
    ['Europe/Berln', 'Europe/Berlin'],
  ])('named %s leads to the suggestion %s', (written, meant) => {
    expect(problems({ site: { timeZone: written } })[0]).toContain(`Did you mean ${meant}?`);
  });
});

describe('a secret', () => {
  const secrets = [
    { source: { baseUrl: 'https://me:hunter2@portal.example' } },
    { source: { baseUrl: 'https://portal.example?key=hunter2' } },
    { source: { baseUrl: 'me:hunter2@portal.example' } },
    { source: { baseUrl: 'hunter2' } },
    { source: { baseUrl: `hunter2.${'x'.repeat(70)}.y` } },
    { source: { headers: { Authorization: 'Bearer hunter2' } } },
    { source: { headers: { 'X-Key': 'hunter2\n' } } },
    { source: { auth: { in: 'basic', user: 'me:hunter2' } } },
    { source: { auth: { in: 'header', token: 'hunter2' } } },
    { source: { query: { events: { key: ['hunter2'] } } } },
    { token: 'hunter2' },
  ];

  it.each(secrets)('is not shown in the problems of %o', (input) => {
    // Not the token: only the place shows that the value is a secret.
    const said = problems(input, { KALENDS_TOKEN: 'tok-9f3c71' });
    expect(said.length).toBeGreaterThan(0);
    expect(said.join('\n')).not.toContain('hunter2');
  });

  it('in the wrong place is not shown there', () => {
    const said = problems({ site: { timeZone: 'tok-9f3c71' } });
    expect(said[0]).toMatch(/^site.timeZone: /u);
    expect(said.join()).not.toContain('tok-9f3c71');
  });

  it('in place of the base URL is not shown, whichever variable holds it', () => {
    const said = problems(undefined, { KALENDS_BASE_URL: 'hunter2', KALENDS_TOKEN: 'https://events.uni.example' });
    expect(said).toEqual([
      'KALENDS_BASE_URL: Expected an http or https URL such as https://portal.example, found a text that is not a URL.',
    ]);
  });

  it('that no header can carry is refused without being shown', () => {
    const said = problems(undefined, { ...portal, KALENDS_TOKEN: 'hunter2\r\nX: y' });
    expect(said).toEqual([
      'KALENDS_TOKEN: Expected a token on one line with only characters that an HTTP header allows, found others.',
    ]);
  });

  it.each(['token', 'tokn', 'Tokens'])('in the key %s is refused with the advice to put it elsewhere', (key) => {
    expect(problems({ source: { [key]: 'x' } })).toEqual([
      `source.${key}: Unknown key; the token is not part of the configuration: set KALENDS_TOKEN or KALENDS_TOKEN_FILE.`,
    ]);
  });

  it('in the configuration is refused with the advice to put it elsewhere', () => {
    expect(problems({ source: { token: 'x' } })).toEqual([
      'source.token: Unknown key; the token is not part of the configuration: set KALENDS_TOKEN or KALENDS_TOKEN_FILE.',
    ]);
    expect(problems({ source: { baseUrl: 'https://me:pw@portal.example' } }, { KALENDS_TOKEN: 'x' })[0]).toContain(
      'source.auth',
    );
  });
});

describe('server.hosts', () => {
  const read = (hosts: unknown) => {
    const parsed = parseConfig(
      { ...{ source: { auth: { in: 'none' } } }, server: { hosts } },
      { KALENDS_BASE_URL: 'https://portal.example' },
    );
    return 'problems' in parsed
      ? parsed.problems.map(({ where, message }) => `${where}: ${message}`)
      : parsed.config.server.hosts;
  };

  it('are names and addresses in the form of URLs', () => {
    expect(read(['Calendar.Intranet', '10.0.0.7', '::1', '[::1]', 'bücher.example', 'my_host'])).toEqual([
      'calendar.intranet',
      '10.0.0.7',
      '[::1]',
      '[::1]',
      'xn--bcher-kva.example',
      'my_host',
    ]);
  });

  it('have neither scheme nor port', () => {
    for (const bad of ['https://calendar.intranet', 'calendar.intranet:8080', 'calendar.intranet/x'])
      expect(read([bad])).toEqual([
        `server.hosts[0]: Expected a host name without scheme and port, such as calendar.intranet, found ${JSON.stringify(bad)}. Did you mean calendar.intranet?`,
      ]);
    expect(read(['*', 'a b'])).toHaveLength(2);
  });
});

describe('server.cors', () => {
  const read = (cors: unknown) => {
    const settings = { source: { auth: { in: 'none' } }, server: { cors } };
    const parsed = parseConfig(settings, { KALENDS_BASE_URL: 'https://portal.example' });
    return 'problems' in parsed ? parsed.problems.map(({ message }) => message) : parsed.config.server.cors;
  };

  it('is everyone, nobody, or origins as browsers write them', () => {
    expect([read('*'), read(false), read(undefined)]).toEqual(['*', false, '*']);
    expect(read(['https://WWW.Uni.example/', 'http://localhost:8080', 'https://a.example:443'])).toEqual([
      'https://www.uni.example',
      'http://localhost:8080',
      'https://a.example',
    ]);
  });

  it('names what is wrong', () => {
    expect(read(['www.uni.example'])).toEqual([
      'Expected an origin such as https://www.uni.example, found "www.uni.example". Did you mean https://www.uni.example?',
    ]);
    expect(read(['https://www.uni.example/path'])).toEqual([
      expect.stringContaining('Did you mean https://www.uni.example?'),
    ]);
    expect(read(true)).toEqual([expect.stringContaining("'*', false, or a list of origins")]);
    expect(read(['*'])).toHaveLength(1);
  });
});

describe('site.images', () => {
  it('moves the revisions of those who leave the images out, and of nobody else', () => {
    const publication = (site: object) => {
      const parsed = parseConfig(
        { source: { auth: { in: 'none' } }, site },
        { KALENDS_BASE_URL: 'https://portal.example' },
      );
      if ('problems' in parsed) throw new Error(parsed.problems[0]?.message);
      return publisherSettings(parsed.config).publication;
    };
    expect(publication({ images: 'direct' })).toBe(publication({}));
    expect(JSON.parse(publication({}))).toHaveLength(3);
    expect(publication({ images: 'none' })).not.toBe(publication({}));
  });
});

describe('addresses with placeholders', () => {
  const read = (site: object) => {
    const parsed = parseConfig(
      { source: { auth: { in: 'none' } }, site },
      { KALENDS_BASE_URL: 'https://portal.example' },
    );
    return 'problems' in parsed ? parsed.problems.map(({ message }) => message) : [parsed.config.site.images, parsed.config.site.map]; // biome-ignore format: a choice
  };

  it('takes those of pictures and of a map', () => {
    const images = 'https://uni.example/cdn-cgi/image/width={width},fit=scale-down/{+url}';
    const map = 'https://maps.example/?q={query}';
    expect(read({ images, map })).toEqual([images, map]);
    expect(read({ images: '/resize/{width}?from={url}', map: false })).toEqual(['/resize/{width}?from={url}', false]);
  });

  it.each([
    { images: 'https://img.example/{url}' },
    { images: 'https://img.example/{width}/{url}/{height}' },
    { images: '//img.example/{width}/{url}' },
    { images: 'javascript:{width}{url}' },
    { images: 'direkt' },
  ])('refuses %j', (site) => {
    expect(read(site)).toEqual([expect.stringContaining("Expected 'direct', 'none', or an address with {width} and {url}")]);
  }); // biome-ignore format: a call

  it.each([{ map: true }, { map: 'https://maps.example/' }, { map: 'maps.example/{query}' }])('refuses %j', (site) => {
    expect(read(site)).toEqual([expect.stringContaining('Expected false, or an address with {query} or {place}')]);
  });
});

describe('server.securityTxt', () => {
  const read = (securityTxt: unknown) => {
    const settings = { source: { auth: { in: 'none' } }, server: { securityTxt } };
    const parsed = parseConfig(settings, { KALENDS_BASE_URL: 'https://portal.example' });
    return 'problems' in parsed
      ? parsed.problems.map(({ where, message }) => `${where}: ${message}`)
      : parsed.config.server.securityTxt;
  };

  it('takes an address or several, and a day', () => {
    expect(read({ contact: 'security@uni.example', expires: '2027-11-30' })).toEqual({
      contact: ['mailto:security@uni.example'],
      expires: '2027-11-30T00:00:00Z',
    });
    const contact = ['https://uni.example/report', 'tel:+49-1'];
    expect(read({ contact, expires: '2027-11-30T10:00+02:00', languages: ['DE'] })).toEqual({
      contact,
      expires: '2027-11-30T08:00:00Z',
      languages: ['de'],
    });
    expect(read(null)).toBeNull();
  });

  it('names what is missing or can be no line of the file', () => {
    expect(read({ contact: 'security@uni.example' })).toEqual([
      expect.stringMatching(/^server\.securityTxt\.expires: /),
    ]);
    expect(read({ contact: ['x\nPolicy: y'], expires: 'soon' })).toEqual([
      expect.stringMatching(/^server\.securityTxt\.contact\[0\]: Expected an e-mail address/),
      expect.stringMatching(/^server\.securityTxt\.expires: Expected a day such as/),
    ]);
    expect(read({ contact: 'http://uni.example', expires: '2027-02-31' })).not.toHaveProperty('contact');
  });
});

describe('a field that is switched off', () => {
  it('is null, for every field but the id', () => {
    expect(config({ mapping: { event: { image: null }, calendars: { url: null } } }).mapping).toMatchObject({
      event: { image: null },
      calendars: { url: null },
    });
    expect(problems({ mapping: { event: { id: null } } })).toEqual([
      'mapping.event.id: Expected a rule: a JMESPath expression, an object such as { path, format }, a function, or a list of these, found null.',
    ]);
  });
});

it.each([
  ['headers', 'header'],
  ['bearer', 'header'],
  ['querry', 'query'],
])('suggests a way to send the token for %j', (written, meant) => {
  expect(problems({ source: { auth: { in: written } } })).toEqual([
    `source.auth.in: Expected one of header, query, basic, none, found a text. Did you mean ${meant}?`,
  ]);
});
