/** One thing that subscribers have and that has changed. */
export interface Difference {
  /** The event as a reader would name it, or the feed itself. */
  readonly of: string;
  readonly property: string;
  /** Null: there was no such property. */
  readonly was: string | null;
  /** Null: there is no such property any more. */
  readonly is: string | null;
}

/** An event of a feed, or the feed itself, with its properties. */
interface Entry {
  readonly name: string;
  readonly properties: ReadonlyMap<string, string>;
}

/** Entries by UID or guid; the feed itself has an empty key. */
type Entries = ReadonlyMap<string, Entry>;

/** The differences of two bodies of one format: `ics`, `rss`, `atom` or `json`. Empty when the bytes are the same. */
export function compareBodies(format: string, kept: string, found: string): readonly Difference[] {
  if (kept === found) return [];
  const read = format === 'ics' ? readCalendar : format === 'json' ? readJsonFeed : readXml;
  const [before, after] = [read(kept), read(found)];
  const differences = [...new Set([...before.keys(), ...after.keys()])].flatMap((id) =>
    compareEntries(before.get(id), after.get(id)),
  );
  return differences.length > 0 ? differences : [firstLine(kept, found)];
}

/** One sentence per event: `“Talk” (c1/talk@uni.example): SEQUENCE was 0, is 1; DTSTAMP was …`. */
export function inWords(differences: readonly Difference[]): readonly string[] {
  const shown = (value: string | null) => (value === null ? 'nothing' : value);
  const sentences = Map.groupBy(differences, ({ of }) => of);
  return [...sentences].map(([of, all]) => {
    const parts = all.map(({ property, was, is }) => {
      const [before, after] = aroundChange(shown(was), shown(is));
      return `${property} was ${before}, is ${after}`;
    });
    return `${of}: ${parts.join('; ')}`;
  });
}

function compareEntries(before: Entry | undefined, after: Entry | undefined): readonly Difference[] {
  const of = (before ?? after)?.name ?? '';
  if (before === undefined || after === undefined)
    return [{ of, property: 'the event', was: before ? 'there' : null, is: after ? 'there' : null }];
  const names = new Set([...before.properties.keys(), ...after.properties.keys()]);
  return [...names]
    .map((property) => ({
      of,
      property,
      was: before.properties.get(property) ?? null,
      is: after.properties.get(property) ?? null,
    }))
    .filter(({ was, is }) => was !== is);
}

/** For a change outside all properties: the order of events, a line's folding, white space. */
function firstLine(kept: string, found: string): Difference {
  const [before, after] = [kept.split('\n'), found.split('\n')];
  const at = before.findIndex((line, index) => line !== after[index]);
  const line = (lines: readonly string[]) => JSON.stringify(lines[at === -1 ? before.length : at] ?? null);
  return { of: 'the feed itself', property: `line ${at + 1}`, was: line(before), is: line(after) };
}

/** Both values, cut to the text around the first character that differs. */
function aroundChange(was: string, is: string): readonly [string, string] {
  let at = 0;
  while (at < was.length && was[at] === is[at]) at += 1;
  const from = at < 60 ? 0 : at - 30;
  const cut = (value: string) =>
    `${from > 0 ? '…' : ''}${value.slice(from, from + 100)}${value.length > from + 100 ? '…' : ''}`;
  return [cut(was), cut(is)];
}

/** Joins the values of a repeated property, in their order. */
function gathered(properties: readonly (readonly [string, string])[]): ReadonlyMap<string, string> {
  const all = new Map<string, string>();
  for (const [name, value] of properties) all.set(name, all.has(name) ? `${all.get(name)} | ${value}` : value);
  return all;
}

function readCalendar(text: string): Entries {
  const lines = text.replaceAll(/\r?\n[ \t]/gu, '').split(/\r?\n/u);
  const parts: { event: boolean; properties: [string, string][] }[] = [{ event: false, properties: [] }];
  const [itself] = parts;
  let current = itself;
  for (const line of lines) {
    const [, name = '', parameters = '', value = ''] =
      /^([\w-]+)((?:;[\w-]+=(?:"[^"]*"|[^";:])*)*):(.*)$/su.exec(line) ?? [];
    if (line === 'BEGIN:VEVENT') {
      current = { event: true, properties: [] };
      parts.push(current);
    } else if (line === 'END:VEVENT') current = itself;
    else {
      current?.properties.push([name, value]);
      for (const [, parameter = '', given = ''] of parameters.matchAll(/;([\w-]+)=((?:"[^"]*"|[^";])*)/gsu))
        current?.properties.push([`${name};${parameter}`, given]);
    }
  }
  return entriesOf(
    parts.map(({ event, properties }) => {
      const all = gathered(properties);
      const replaced = all.get('RECURRENCE-ID');
      const id = event ? [all.get('UID'), replaced].filter((part) => part !== undefined).join(' of ') : '';
      return { id, title: all.get('SUMMARY'), properties: all };
    }),
  );
}

function readJsonFeed(text: string): Entries {
  const { items, ...feed } = JSON.parse(text) as { items: Record<string, unknown>[] };
  const properties = (value: object) =>
    gathered(Object.entries(value).map(([name, member]) => [name, JSON.stringify(member)]));
  return entriesOf([
    { id: '', title: undefined, properties: properties(feed) },
    ...items.map((item) => ({ id: String(item.id), title: String(item.title), properties: properties(item) })),
  ]);
}

/** Parses RSS and Atom as Kalends writes them: elements of one kind are never nested in each other. */
function readXml(text: string): Entries {
  const items = /<(item|entry)>(.*?)<\/\1>/gsu;
  const children = (inner: string) =>
    gathered(
      [...inner.matchAll(/<([\w:]+)((?:\s[^>]*?)?)(?:\/>|>(.*?)<\/\1>)/gsu)].map(
        ([, name = '', attributes = '', value = '']): [string, string] => [
          name,
          `${attributes.trim()} ${value}`.trim(),
        ],
      ),
    );
  const feed = text.replaceAll(items, '').replace(/^.*?<(?:channel|feed)\b[^>]*>/su, '');
  return entriesOf([
    { id: '', title: undefined, properties: children(feed) },
    ...[...text.matchAll(items)].map(([, , inner = '']) => ({
      id: elementText(inner, 'guid') ?? elementText(inner, 'id') ?? '?',
      title: elementText(inner, 'title'),
      properties: children(inner),
    })),
  ]);
}

const elementText = (xml: string, name: string): string | undefined =>
  new RegExp(`<${name}\\b[^>]*>(?:<!\\[CDATA\\[)?(.*?)(?:\\]\\]>)?</${name}>`, 'su').exec(xml)?.[1];

function entriesOf(
  read: readonly {
    readonly id: string;
    readonly title: string | undefined;
    readonly properties: Entry['properties'];
  }[],
): Entries {
  return new Map(
    read.map(({ id, title, properties }) => [
      id,
      { name: id === '' ? 'the feed itself' : `“${title ?? 'without a title'}” (${id})`, properties },
    ]),
  );
}
