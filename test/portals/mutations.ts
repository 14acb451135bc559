import { readKey, splitKey } from '../../src/vocabulary/key-words.ts';
import type { Concept } from '../../src/vocabulary/language-words.ts';
import { answers, colon, instant, isJson, type Json, mapValues } from './answers.ts';
import type { PortalData, TrueEvent } from './portal-data.ts';

/** The same portal in another shape, with the same truth. */
export type Mutation = (portal: PortalData) => PortalData;

/** Keys with a meaning in their format (JSON:API, HAL, languages, block editors). Renaming them would make another format, not another portal. */
const formal = new Set(
  'data attributes relationships included type id links _links _embedded edges node children text value processed format fr en ar de html plain date time dateTime timeZone tz local utc timezone lat lon lng latitude longitude coordinates year month day hour minutes seconds level href self related documentId'.split(' '),
);

function mapKeys(value: unknown, rename: (key: string) => string): unknown {
  if (Array.isArray(value)) return value.map((one) => mapKeys(one, rename));
  if (!isJson(value)) return value;
  const taken = new Set<string>();
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => {
      let name = rename(key);
      while (taken.has(name)) name += '2';
      taken.add(name);
      return [name, mapKeys(one, rename)];
    }),
  );
}

/** The records in an answer: the objects of its longest list of objects, or of `event`, `result`, `data`. */
function mapRecords(body: unknown, change: (record: Json, wrapped: boolean) => unknown): unknown {
  const list = longestList(body);
  if (list !== null) return replace(body, list, list.map((one) => (isJson(one) ? inside(one, change) : one)));
  return body;
}

const inside = (record: Json, change: (record: Json, wrapped: boolean) => unknown): unknown => {
  const keys = Object.keys(record);
  const only = record[keys[0] ?? ''];
  return keys.length === 1 && isJson(only) ? { [keys[0] as string]: change(only, true) } : change(record, false);
};

function longestList(body: unknown, depth = 0): readonly unknown[] | null {
  if (Array.isArray(body)) return body.some(isJson) ? body : null;
  if (!isJson(body) || depth > 4) return null;
  const own = Object.entries(body)
    .filter(([key]) => !['included', 'additionalInfo', 'featured', 'columns'].includes(key))
    .map(([, one]) => longestList(one, depth + 1))
    .filter((one) => one !== null);
  return own.toSorted((a, b) => JSON.stringify(b).length - JSON.stringify(a).length)[0] ?? null;
}

function replace(value: unknown, from: unknown, to: unknown): unknown {
  if (value === from) return to;
  if (Array.isArray(value)) return value;
  if (!isJson(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, replace(one, from, to)]));
}

// ---- keys

const styled = (words: readonly string[], style: 'camel' | 'snake' | 'kebab' | 'pascal' | 'upper'): string => {
  const big = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
  if (style === 'snake') return words.join('_');
  if (style === 'kebab') return words.join('-');
  if (style === 'upper') return words.join('_').toUpperCase();
  return words.map((word, n) => (n === 0 && style === 'camel' ? word : big(word))).join('');
};

export const inStyle = (style: Parameters<typeof styled>[1]): Mutation => (portal) =>
  answers(portal, (body) => mapKeys(body, (key) => (formal.has(key) || splitKey(key).length === 0 ? key : styled(splitKey(key), style))));

/** Renames by a dictionary of the words that the known portals use. */
export const inWords = (dictionary: Readonly<Record<string, string>>): Mutation => (portal) =>
  answers(portal, (body) =>
    mapKeys(body, (key) => {
      if (formal.has(key)) return key;
      const words = splitKey(key);
      return words.some((word) => dictionary[word] !== undefined) ? words.map((word) => dictionary[word] ?? word).join('_') : key;
    }),
  );

/** Replaces every key by a meaningless one, the same for the same key. */
export const nonsense: Mutation = (portal) => {
  const names = new Map<string, string>();
  const name = (key: string) => {
    if (formal.has(key)) return key;
    if (!names.has(key)) names.set(key, `${'fxqwz'[names.size % 5]}${names.size + 1}`);
    return names.get(key) as string;
  };
  return answers(portal, (body) => mapKeys(body, name));
};

// ---- nesting

export const wrapped: Mutation = (portal) => ({
  ...answers(portal, (body) => ({ status: 'ok', response: { payload: body } })),
});

export const itemsWrapped: Mutation = (portal) => ({
  ...portal,
  pages: portal.pages.map((body) => mapRecords(body, (record, already) => (already || 'relationships' in record || 'node' in record ? record : { entry: record }))),
});

export const unwrapped: Mutation = (portal) => ({
  ...portal,
  pages: portal.pages.map((body) => (isJson(body) && 'included' in body ? body : (longestList(body) ?? body))),
});

/** Moves everything but the id one level down. */
export const fieldsNested: Mutation = (portal) => ({
  ...portal,
  pages: portal.pages.map((body) =>
    mapRecords(body, (record) => {
      const key = ['id', 'uid', 'documentId', 'eventId'].filter((one) => one in record).at(-1);
      if (key === undefined || 'attributes' in record) return record;
      const { [key]: id, ...rest } = record;
      return { [key]: id, properties: rest };
    }),
  ),
  details: new Map(),
});

// ---- wrapped values

/** Wraps every plain value of a record but its id, as content systems do. Removes the details, whose keys would override the list's. */
const valuesWrapped =
  (wrap: (value: string | number | boolean) => unknown): Mutation =>
  (portal) => ({
    ...portal,
    pages: portal.pages.map((body) =>
      mapRecords(body, (record) =>
        Object.fromEntries(
          Object.entries(record).map(([key, value]) => {
            const plain = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
            return [key, plain && !/^(?:_?id|uid|documentId|eventId|type)$/.test(key) ? wrap(value) : value];
          }),
        ),
      ),
    ),
    details: new Map(),
  });

export const inValue = valuesWrapped((value) => ({ value }));
export const inTypedValue = valuesWrapped((value) => ({ type: typeof value, name: 'Field', value }));
export const inListOfValue = valuesWrapped((value) => [{ value }]);
export const inLocale = valuesWrapped((value) => ({ 'en-US': value }));
export const inList = valuesWrapped((value) => [value]);

// ---- dates

const onInstants = (change: (at: number, text: string) => unknown): Mutation => (portal) =>
  answers(portal, (body) => mapValues(body, (value) => (typeof value === 'string' && instant.test(value) ? change(Date.parse(colon(value)), value) : value)));

export const epochSeconds = onInstants((at) => Math.floor(at / 1000));
export const epochMillis = onInstants((at) => at);
export const netDates = onInstants((at) => `/Date(${at})/`);
export const dayFirstWithOffset = onInstants((_, text) => {
  const [, year, month, day, time, zone] = /^(\d{4})-(\d{2})-(\d{2})T([\d:]+)(?:\.\d+)?(.*)$/.exec(colon(text)) as unknown as string[];
  return `${day}.${month}.${year} ${time} ${zone === 'Z' ? '+00:00' : zone}`;
});
export const dateObjects = onInstants((at) => {
  const text = new Date(at).toISOString();
  return { date: text.slice(0, 10), time: text.slice(11, 19), timezone: 'UTC' };
});
/** Rewrites `2026-10-25 01:30:00` and `2026-10-25` as `25.10.2026 01:30:00` and `25.10.2026`. */
export const dayFirst: Mutation = (portal) =>
  answers(portal, (body) =>
    mapValues(body, (value) => (typeof value === 'string' ? value.replace(/^(\d{4})-(\d{2})-(\d{2})(?=$|[ T]\d{2}:\d{2}(?::\d{2})?$)/, '$3.$2.$1').replace(/^(\d{2}\.\d{2}\.\d{4})T/, '$1 ') : value)),
  );

// ---- more and less

const shifted = (value: string, days: number): string => new Date(Date.parse(colon(value)) + days * 86_400_000).toISOString();

/** Adds what many portals also send: deadlines, stamps, authors, related events, counters, other links. */
export const distracted: Mutation = (portal) => ({
  ...portal,
  pages: portal.pages.map((body) => {
    let n = 0;
    return mapRecords(body, (record) => {
      n += 1;
      const from = findInstant(record) ?? '2026-10-01T10:00:00Z';
      const added = {
        registration_deadline: shifted(from, -3),
        registration: { opens_at: shifted(from, -30), closes_at: shifted(from, -1), url: `https://forms.example/f/${n}`, max_participants: 40 + n },
        imported_at: '2026-09-01T03:00:00Z',
        author: { id: 7, name: 'Site Editor', avatar: 'https://img.example/avatars/7.png', url: 'https://site.example/people/7' },
        related_events: [{ id: 99_000 + n, title: 'Something else', start: shifted(from, 7), url: 'https://site.example/e/else' }],
        view_count: 1000 + 37 * n,
        share_url: `https://social.example/share?u=${n}`,
        api_url: `https://api.example/v1/events/${n}`,
        seo: { title: 'Event | Site', description: 'All our events', image: 'https://img.example/og.png' },
        speakers: [{ name: 'Dr. A. Speaker', photo: 'https://img.example/p/1.jpg' }],
      };
      return 'attributes' in record ? { ...record, attributes: { ...added, ...(record.attributes as Json) } } : { ...added, ...record };
    });
  }),
});

const programmeKeys = ['programme', 'schedule', 'program', 'ohjelma', 'programa', 'ablauf', 'agendaItems', 'talks', 'deroule', 'programma'];

/** Adds what belongs to an event and is none of its dates and links: a programme with titles, tickets with their sale, the record's own address. */
export const accompanied: Mutation = (portal) => ({
  ...portal,
  pages: portal.pages.map((body) => {
    let n = 0;
    return mapRecords(body, (record) => {
      n += 1;
      const from = findInstant(record);
      if (from === null) return record;
      const items = [0, 1, 2].map((m) => ({ title: `Part ${m + 1} of ${n}`, start: shifted(from, m / 24), end: shifted(from, (m + 0.5) / 24), speaker: 'A. Guest' }));
      const added = {
        _links: { self: [{ href: `https://portal.example/rest/events/${n}` }] },
        tickets: [{ name: 'Early bird', price: 8, salesStart: shifted(from, -40), salesEnd: shifted(from, -10) }],
        [programmeKeys[portal.name.length % programmeKeys.length] as string]: items,
      };
      return 'attributes' in record ? { ...record, attributes: { ...added, ...(record.attributes as Json) } } : { ...added, ...record };
    });
  }),
});

const findInstant = (value: unknown): string | null => {
  if (typeof value === 'string') return instant.test(value) ? value : null;
  if (typeof value !== 'object' || value === null) return null;
  return Object.values(value).map(findInstant).find((one) => one !== null) ?? null;
};

/** Sixty records instead of a few: copies with ids and links of their own. */
export const sixty: Mutation = (portal) => {
  if (portal.pages.some((body) => longestList(body) === null)) return portal;
  const copies = Math.ceil(60 / portal.truth.events.length);
  const mark = (text: string, n: number) => (n === 0 ? text : `${text}${n}`);
  const events: TrueEvent[] = [];
  const details = new Map<string, unknown>();
  const written = JSON.stringify([portal.pages, [...portal.details.values()]]);
  const linked = (url: string | null) => url !== null && written.includes(JSON.stringify(url));
  const byId = new Map(portal.truth.events.map((event) => [String(event.id), event]));
  const copied = (body: unknown, own: readonly TrueEvent[], n: number): unknown =>
    mapValues(body, (value) => {
      const event = own.find((one) => value === one.id || value === Number(one.id) || (one.url !== null && value === one.url));
      if (event === undefined) return value;
      if (value === event.url) return mark(`${event.url}?n=`, n).replace(/\?n=$/, '');
      const id = copyId(event.id, n);
      return typeof value === 'number' ? Number(id) : id;
    });
  for (let n = 0; n < copies; n++) {
    for (const event of portal.truth.events) events.push({ ...event, id: copyId(event.id, n), url: n > 0 && linked(event.url) ? `${event.url}?n=${n}` : event.url });
  }
  for (const [id, body] of portal.details) {
    const event = byId.get(id);
    for (let n = 0; n < copies; n++) details.set(copyId(id, n), event === undefined ? body : copied(body, [event], n));
  }
  const pages = portal.pages.map((body) => {
    const list = longestList(body);
    if (list === null) return body;
    const longer = Array.from({ length: copies }, (_, n) => list.map((one) => copied(one, portal.truth.events, n))).flat();
    return replace(body, list, longer);
  });
  return { ...portal, pages, details, truth: { ...portal.truth, events } };
};

const copyId = (id: string, n: number): string => (n === 0 ? id : /^\d+$/.test(id) ? String(Number(id) + n * 1000) : `${id}x${n}`);

// ---- things that stand elsewhere

const isThing = (key: string, value: unknown): value is Json =>
  isJson(value) &&
  ['place', 'organizer', 'category', 'performer', 'series'].some((concept) => readKey(key).concepts.has(concept as Concept)) &&
  Object.keys(value).length > 1 &&
  Object.keys(value).every((one) => (!formal.has(one) || one === 'id') && !/^[a-z]{2}(?:[-_]|$)/i.test(one.replace(/^id$/, ''))) &&
  Object.values(value).every((one) => one === null || typeof one !== 'object') &&
  Object.values(value).some((one) => typeof one === 'string' && /\p{L}{2} ?\p{L}/u.test(one)) &&
  findInstant(value) === null;

/** Puts the places, organizers and other things of the records into directories in the envelope; the records name them by an id. */
const lookedUp =
  (nameOf: (key: string) => { readonly key: string; readonly directory: string }, write: (things: Readonly<Record<string, Json>>) => unknown, idOf: (n: number, directory: string) => string | number): Mutation =>
  (portal) =>
    answers(portal, (body) => {
      const directories = new Map<string, Map<string, Json>>();
      const idIn = (directory: string, thing: Json): string | number => {
        const things = directories.get(directory) ?? new Map<string, Json>();
        directories.set(directory, things);
        const text = JSON.stringify(thing);
        if (!things.has(text)) things.set(text, thing);
        return idOf([...things.keys()].indexOf(text), directory);
      };
      const visit = (value: unknown): unknown => {
        if (Array.isArray(value)) return value.map(visit);
        if (!isJson(value)) return value;
        return Object.fromEntries(
          Object.entries(value).map(([key, one]) => {
            if (!isThing(key, one)) return [key, formal.has(key) && key !== 'data' && key !== 'attributes' ? one : visit(one)];
            const name = nameOf(key);
            return [name.key, idIn(name.directory, one)];
          }),
        );
      };
      const changed = visit(body);
      if (directories.size === 0) return body;
      const written = Object.fromEntries(
        [...directories].map(([name, things]) => [name, write(Object.fromEntries([...things.values()].map((thing, n) => [idOf(n, name), thing])))]),
      );
      return isJson(changed) && longestList(body) !== null ? { ...changed, lookups: written } : { items: changed, lookups: written };
    });

/** `venue: { … }` as `venue_no: 1` beside `lookups: { venues: [{ no: 1, … }] }`. */
export const lookedUpByNumber = lookedUp(
  (key) => ({ key: `${key}_no`, directory: `${key}s` }),
  (things) => Object.entries(things).map(([no, thing]) => ({ no: Number(no), ...thing })),
  (n) => n + 1,
);

const hashOf = (text: string): number => [...text].reduce((sum, char) => (sum * 31 + char.charCodeAt(0)) % 997, 7);

/** `venue: { … }` as `venue: 'x4c1'` beside `lookups: { section7: { x4c1: { … } } }`: only the codes tell what belongs to what. */
export const lookedUpByCode = lookedUp(
  (key) => ({ key, directory: `section${hashOf(key)}` }),
  (things) => things,
  (n, directory) => `x${n}c${hashOf(directory)}`,
);
