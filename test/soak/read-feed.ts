import { XMLParser } from 'fast-xml-parser';

/** One event as a subscriber sees it. */
export interface SeenEvent {
  /** The event's id in the portal. */
  readonly id: string;
  /** The version of the portal's record, from its title. */
  readonly version: number;
  readonly cancelled: boolean;
  /** It has the description of this version, which only the details hold. */
  readonly complete: boolean;
  /** Values that must never go back, in order: numbers, or texts that sort by time. */
  readonly stamps: readonly (number | string)[];
  /** The event's whole text. */
  readonly text: string;
}

const formats: Readonly<Record<string, (body: string) => readonly SeenEvent[]>> = {
  ics(body) {
    const blocks = body.replaceAll('\r\n ', '').match(/BEGIN:VEVENT[\s\S]*?END:VEVENT/g) ?? [];
    return blocks.map((text) => {
      const value = (name: string) => new RegExp(`^${name}:(.*)\r$`, 'm').exec(text)?.[1] ?? '';
      const stamps = [Number(value('SEQUENCE')), value('LAST-MODIFIED'), value('DTSTAMP')];
      return seen(value('SUMMARY'), stamps, text, value('STATUS') === 'CANCELLED');
    });
  },
  json: (body) =>
    JSON.parse(body).items.map((item: Record<string, string>) =>
      seen(item.title, [item.date_modified ?? ''], JSON.stringify(item)),
    ),
  atom: (body) =>
    list(xml.parse(body).feed.entry).map((entry) => seen(entry.title, [entry.updated ?? ''], JSON.stringify(entry))),
  rss: (body) => list(xml.parse(body).rss.channel.item).map((item) => seen(item.title, [], JSON.stringify(item))),
};

export const feedFormats = Object.keys(formats);

/** The events of a feed in this format. Throws when one can't be read. */
export function readFeed(format: string, body: string): readonly SeenEvent[] {
  const read = formats[format];
  if (read === undefined) throw new Error(`There is no format ${format}.`);
  return read(body);
}

const xml = new XMLParser({ ignoreAttributes: true });

type Element = Readonly<Record<string, string>>;
const list = (found: Element | readonly Element[] | undefined): readonly Element[] =>
  found === undefined ? [] : Array.isArray(found) ? found : [found as Element];

function seen(title: unknown, stamps: SeenEvent['stamps'], text: string, cancelled?: boolean): SeenEvent {
  const found = /Event (\w+) version (\d+)/.exec(String(title));
  if (found === null) throw new Error(`An event has the title ${JSON.stringify(title)}.`);
  const [, id = '', version = ''] = found;
  return {
    id,
    version: Number(version),
    complete: text.replaceAll('\\,', ',').includes(`Details of ${id}, version ${version}.`),
    cancelled: cancelled ?? /cancel/i.test(String(title)),
    stamps,
    text,
  };
}
