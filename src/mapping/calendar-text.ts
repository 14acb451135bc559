/** The most lines of an event that are read. */
const maxLines = 2000;

/** Whether a text may be an iCalendar object (RFC 5545 §3.4). */
export const isCalendarText = (text: string): boolean => /^\s*BEGIN:V(?:EVENT|CALENDAR)\s*[\r\n]/i.test(text);

/**
 * The properties of the one event in an iCalendar text, by their names. A date that names its zone is `{ value, tzid }`; a rule has the
 * dates beside it that are added or left out. Null: there is no event, or there are several.
 */
export function readCalendarText(text: string): Readonly<Record<string, unknown>> | null {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n[ \t]/g, '').split('\n', maxLines); // biome-ignore format: one chain
  const starts = lines.filter((line) => /^\s*BEGIN:VEVENT\s*$/i.test(line));
  if (starts.length !== 1) return null;
  const properties = new Map<string, unknown>();
  const inside: string[] = [];
  for (const line of lines) {
    const [, name = '', parameters = '', value = ''] = /^\s*([\w-]+)((?:;(?:"[^"]*"|[^":])*)?):(.*)$/.exec(line) ?? [];
    const key = name.toUpperCase();
    if (key === 'BEGIN') inside.push(value.trim().toUpperCase());
    else if (key === 'END') inside.pop();
    else if (key !== '' && inside.at(-1) === 'VEVENT') add(properties, key, parameters, value.trim());
  }
  return properties.size === 0 ? null : Object.fromEntries(properties);
}

function add(properties: Map<string, unknown>, key: string, parameters: string, value: string): void {
  if (value === '') return;
  if (/^(?:RRULE|RDATE|EXDATE)$/.test(key)) {
    const before = properties.get('RRULE');
    const line = `${key}${parameters}:${value}`;
    properties.set('RRULE', before === undefined ? line : `${before}\n${line}`);
    return;
  }
  if (properties.has(key)) return;
  const zone = /;TZID="?([^;"]+)/i.exec(parameters)?.[1];
  properties.set(key, zone === undefined ? plainText(value) : { value, tzid: zone });
}

/** RFC 5545 §3.3.11. */
const plainText = (value: string): string =>
  value.replace(/\\([nN,;\\])/g, (_, sign: string) => (sign.toLowerCase() === 'n' ? '\n' : sign));
