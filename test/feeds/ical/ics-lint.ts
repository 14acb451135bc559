/** An unfolded content line of RFC 5545 §3.1. */
export interface IcsLine {
  readonly name: string;
  readonly parameters: Readonly<Record<string, string>>;
  readonly value: string;
}

export interface IcsComponent {
  readonly name: string;
  readonly lines: readonly IcsLine[];
  readonly components: readonly IcsComponent[];
}

/**
 * What a strict client would reject in a calendar's bytes. Parsers forgive bare line feeds, byte order marks, long lines
 * and folds inside a character; some of the clients that people use do not.
 */
export function lintIcs(bytes: Uint8Array): string[] {
  const faults = lintBytes(bytes);
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  const lines = text
    .replace(/\r\n[ \t]/g, '')
    .split('\r\n')
    .slice(0, -1);
  const parsed = lines.map(parseLine);
  for (const [index, line] of parsed.entries()) if (line === null) faults.push(`no content line: ${lines[index]}`);
  if (faults.length > 0) return faults;
  const { root, problems } = componentsOf(parsed.filter((line) => line !== null));
  faults.push(...problems);
  if (root.components.length !== 1 || root.components[0]?.name !== 'VCALENDAR') return [...faults, 'not one VCALENDAR'];
  return [...faults, ...lintCalendar(root.components[0])];
}

/** Parses a calendar that passes the lint. */
export function readIcs(text: string): IcsComponent {
  const lines = text.replace(/\r\n /g, '').split('\r\n').slice(0, -1);
  const { root } = componentsOf(lines.map(parseLine).filter((line) => line !== null));
  return root.components[0] as IcsComponent;
}

function lintBytes(bytes: Uint8Array): string[] {
  const faults: string[] = [];
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) faults.push('byte order mark');
  if (bytes.at(-1) !== 0x0a) faults.push('no line end at the end');
  const strict = new TextDecoder('utf-8', { fatal: true });
  let from = 0;
  for (const [at, byte] of bytes.entries()) {
    if (byte === 0x0d && bytes[at + 1] !== 0x0a) faults.push(`bare CR at ${at}`);
    if (byte === 0x0a && bytes[at - 1] !== 0x0d) faults.push(`bare LF at ${at}`);
    if ((byte < 0x20 && byte !== 0x09 && byte !== 0x0a && byte !== 0x0d) || byte === 0x7f)
      faults.push(`control ${byte}`);
    if (byte !== 0x0a) continue;
    const line = bytes.subarray(from, at - 1);
    if (line.length > 75) faults.push(`line of ${line.length} octets at ${from}`);
    if (line.length === 0) faults.push(`empty line at ${from}`);
    try {
      strict.decode(line);
    } catch {
      faults.push(`line at ${from} is no UTF-8 by itself`);
    }
    from = at + 1;
  }
  return faults;
}

const parameter = /;([A-Z0-9-]+)=((?:"[^"]*"|[^";:,]*)(?:,(?:"[^"]*"|[^";:,]*))*)/y;

function parseLine(line: string): IcsLine | null {
  const name = /^[A-Z0-9-]+/.exec(line)?.[0];
  if (name === undefined) return null;
  const parameters: Record<string, string> = {};
  parameter.lastIndex = name.length;
  let end = name.length;
  for (let found = parameter.exec(line); found !== null; found = parameter.exec(line)) {
    if (found[1] === undefined || found[2] === undefined || found[1] in parameters) return null;
    parameters[found[1]] = found[2].replace(/^"(.*)"$/, '$1');
    end = parameter.lastIndex;
  }
  return line[end] === ':' ? { name, parameters, value: line.slice(end + 1) } : null;
}

function componentsOf(lines: readonly IcsLine[]): { root: IcsComponent; problems: string[] } {
  interface Open {
    name: string;
    lines: IcsLine[];
    components: Open[];
  }
  const problems: string[] = [];
  const root: Open = { name: '', lines: [], components: [] };
  const stack = [root];
  for (const line of lines) {
    const top = stack.at(-1) as Open;
    if (line.name === 'BEGIN') {
      const component = { name: line.value, lines: [], components: [] };
      top.components.push(component);
      stack.push(component);
    } else if (line.name === 'END') {
      if (top.name !== line.value || stack.length === 1) problems.push(`END:${line.value} closes ${top.name}`);
      else stack.pop();
    } else {
      top.lines.push(line);
    }
  }
  if (stack.length !== 1) problems.push('not all components are closed');
  return { root, problems };
}

const textProperties = new Set([
  'SUMMARY',
  'DESCRIPTION',
  'LOCATION',
  'CONTACT',
  'NAME',
  'X-WR-CALNAME',
  'X-WR-CALDESC',
]);
const eventProperties = new Set([
  ...[
    'UID',
    'DTSTAMP',
    'DTSTART',
    'DTEND',
    'SEQUENCE',
    'SUMMARY',
    'DESCRIPTION',
    'LOCATION',
    'STATUS',
    'TRANSP',
    'CREATED',
  ],
  ...['LAST-MODIFIED', 'URL', 'GEO', 'CATEGORIES', 'ORGANIZER', 'CONTACT', 'RRULE', 'EXDATE', 'RECURRENCE-ID'],
  ...['IMAGE', 'CONFERENCE', 'X-ALT-DESC', 'X-APPLE-STRUCTURED-LOCATION', 'X-MICROSOFT-CDO-BUSYSTATUS'],
  ...['X-GOOGLE-CONFERENCE', 'X-MICROSOFT-SKYPETEAMSMEETINGURL'],
]);

function lintCalendar(calendar: IcsComponent): string[] {
  const faults: string[] = [];
  for (const name of ['VERSION', 'PRODID']) if (valuesOf(calendar, name).length !== 1) faults.push(`not one ${name}`);
  if (valuesOf(calendar, 'METHOD').length > 0) faults.push('METHOD');
  if (calendar.components.length === 0) faults.push('no component');
  const zones = calendar.components.filter(({ name }) => name === 'VTIMEZONE');
  const named = new Set(zones.flatMap((zone) => valuesOf(zone, 'TZID')));
  if (named.size !== zones.length) faults.push('a zone twice');
  const identities = new Set<string>();
  for (const event of calendar.components.filter(({ name }) => name === 'VEVENT')) {
    const identity = `${valuesOf(event, 'UID')[0]} ${valuesOf(event, 'RECURRENCE-ID')[0] ?? ''}`;
    if (identities.has(identity)) faults.push(`twice: ${identity}`);
    identities.add(identity);
    faults.push(...lintEvent(event, named).map((fault) => `${identity}: ${fault}`));
  }
  for (const zone of zones) faults.push(...lintZone(zone));
  return [...faults, ...calendar.lines.flatMap(lintText)];
}

function lintZone(zone: IcsComponent): string[] {
  const kinds = zone.components.map(({ name }) => name);
  const faults = ['STANDARD', 'STANDARD,DAYLIGHT'].includes(kinds.join()) ? [] : [`zone of ${kinds}`];
  for (const part of zone.components) {
    for (const name of ['DTSTART', 'TZOFFSETFROM', 'TZOFFSETTO']) {
      if (valuesOf(part, name).length !== 1) faults.push(`zone without ${name}`);
    }
    if (kinds.length === 2 && !/^FREQ=YEARLY;/.test(valuesOf(part, 'RRULE')[0] ?? '')) faults.push('no yearly rule');
  }
  return faults;
}

function lintEvent(event: IcsComponent, zones: ReadonlySet<string>): string[] {
  const faults: string[] = [];
  const count = new Map<string, number>();
  for (const { name } of event.lines) count.set(name, (count.get(name) ?? 0) + 1);
  for (const [name, times] of count) if (times > 1 || !eventProperties.has(name)) faults.push(`${times} ${name}`);
  for (const name of [
    'UID',
    'DTSTAMP',
    'DTSTART',
    'DTEND',
    'SUMMARY',
    'SEQUENCE',
    'LAST-MODIFIED',
    'STATUS',
    'TRANSP',
  ]) {
    if (!count.has(name)) faults.push(`no ${name}`);
  }
  if ((valuesOf(event, 'UID')[0]?.length ?? 0) > 202) faults.push('UID over 202 bytes');
  if (valuesOf(event, 'DTSTAMP')[0] !== valuesOf(event, 'LAST-MODIFIED')[0])
    faults.push('DTSTAMP is not LAST-MODIFIED');
  const [start, end] = ['DTSTART', 'DTEND'].map((name) => event.lines.find((line) => line.name === name));
  if (start === undefined || end === undefined) return faults;
  if (JSON.stringify(start.parameters) !== JSON.stringify(end.parameters)) faults.push('start and end differ in kind');
  if (end.value <= start.value && start.parameters.TZID === undefined) faults.push('DTEND is not after DTSTART');
  for (const line of event.lines) faults.push(...lintText(line), ...lintMoment(line, zones));
  return [...faults, ...event.components.flatMap(lintAlarm)];
}

/** RFC 5545 §3.6.6. Outlook reads a trigger's absolute value, so it must not be after the start. */
function lintAlarm(alarm: IcsComponent): string[] {
  const [trigger, ...more] = valuesOf(alarm, 'TRIGGER');
  const isWhole = alarm.name === 'VALARM' && valuesOf(alarm, 'ACTION').join() === 'DISPLAY' && more.length === 0;
  const isBefore = /^-P(?:\d+D)?(?:T(?:\d+H)?(?:\d+M)?)?$/.test(trigger ?? '');
  const faults = valuesOf(alarm, 'DESCRIPTION').length === 1 && isWhole && isBefore ? [] : [`alarm at ${trigger}`];
  return [...faults, ...alarm.lines.flatMap(lintText)];
}

const moments = new Set(['DTSTART', 'DTEND', 'RECURRENCE-ID', 'EXDATE', 'DTSTAMP', 'LAST-MODIFIED', 'CREATED']);

function lintMoment({ name, parameters, value }: IcsLine, zones: ReadonlySet<string>): string[] {
  if (!moments.has(name)) return [];
  const zone = parameters.TZID;
  if (zone !== undefined && (!zones.has(zone) || zone.startsWith('/'))) return [`${name} in an undefined zone`];
  const form = parameters.VALUE === 'DATE' ? /^\d{8}$/ : zone === undefined ? /^\d{8}T\d{6}Z$/ : /^\d{8}T\d{6}$/;
  return value.split(',').every((one) => form.test(one)) ? [] : [`${name} of ${value}`];
}

/** RFC 5545 §3.3.11: in a TEXT, a backslash may come only before `\ ; , n N`, and `;` and `,` only after one. */
function lintText({ name, value }: IcsLine): string[] {
  if (name === 'CATEGORIES') return /^(\\[\\;,nN]|[^\\;])*$/.test(value) ? [] : [`${name} is no TEXT: ${value}`];
  if (name === 'URL') return /^https?:\/\/[\x21-\x7e]+$/.test(value) ? [] : [`URL is none: ${value}`];
  if (!textProperties.has(name)) return [];
  return /^(\\[\\;,nN]|[^\\;,])*$/.test(value) ? [] : [`${name} is no TEXT: ${value}`];
}

function valuesOf(component: IcsComponent, name: string): string[] {
  return component.lines.filter((line) => line.name === name).map(({ value }) => value);
}
