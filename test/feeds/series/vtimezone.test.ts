import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import ICAL from 'ical.js';
import { Temporal } from 'temporal-polyfill/implementation';
import { describe, expect, it } from 'vitest';
import { vtimezone } from '../../../src/feeds/series/vtimezone.ts';

/** Zones whose rules iCalendar can't express in the form that Outlook reads: their series are expanded. */
const withoutRules =
  /^(Africa\/(Cairo|Casablanca|El_Aaiun)|America\/(Edmonton|Godthab|Nuuk|Santiago|Scoresbysund|Vancouver|Yellowknife)|Asia\/(Gaza|Hebron|Jerusalem|Tel_Aviv)|Canada\/(Mountain|Pacific)|Chile\/Continental|Egypt|Israel)$/;

describe.each([2026, 2036])('the VTIMEZONE of every zone in %i', (year) => {
  const zones = Intl.supportedValuesOf('timeZone');

  it('exists, except for zones without yearly rules', () => {
    const missing = zones.filter((zone) => vtimezone(zone, year) === null);
    expect(missing.filter((zone) => !withoutRules.test(zone))).toEqual([]);
    expect(zones.length).toBeGreaterThan(400);
  });

  it('has the right offset before and after each change, and in between', () => {
    for (const zone of zones) {
      const text = vtimezone(zone, year);
      if (text === null) continue;
      const component = new ICAL.Component(ICAL.parse(text));
      const parsed = new ICAL.Timezone({ component, tzid: zone });
      for (const instant of instantsOf(zone, year)) {
        const local = instant.toZonedDateTimeISO(zone);
        const plain = local.toPlainDateTime();
        // Clients differ in which of two instants they choose for a local time that comes twice.
        if (isTwice(plain, zone)) continue;
        const time = ICAL.Time.fromDateTimeString(plain.toString({ smallestUnit: 'second' }));
        expect(`${zone} ${plain} ${parsed.utcOffset(time)}`).toBe(`${zone} ${plain} ${local.offsetNanoseconds / 1e9}`);
      }
    }
  });
});

function isTwice(plain: Temporal.PlainDateTime, zone: string): boolean {
  const [first, last] = (['earlier', 'later'] as const).map((disambiguation) =>
    plain.toZonedDateTime(zone, { disambiguation }),
  );
  return first?.epochMilliseconds !== last?.epochMilliseconds;
}

/** Two hours around each change of the year, and the middle of each season. */
function instantsOf(zone: string, year: number): Temporal.Instant[] {
  const hours = [-2, -1, 0, 2];
  let clock = Temporal.ZonedDateTime.from(`${year}-01-01T00:00[${zone}]`);
  const found = [`${year}-01-15T12:00Z`, `${year}-07-15T12:00Z`].map((text) => Temporal.Instant.from(text));
  for (;;) {
    const next = clock.getTimeZoneTransition('next');
    if (next === null || next.year > year) return found;
    found.push(...hours.map((count) => next.toInstant().add({ hours: count })));
    clock = next;
  }
}

it('has one STANDARD and one DAYLIGHT with yearly rules that begin early', () => {
  expect(vtimezone('America/New_York', 2026)?.split('\r\n')).toEqual([
    ...['BEGIN:VTIMEZONE', 'TZID:America/New_York'],
    ...['BEGIN:STANDARD', 'TZNAME:EST', 'TZOFFSETFROM:-0400', 'TZOFFSETTO:-0500', 'DTSTART:19701101T020000'],
    ...['RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU', 'END:STANDARD'],
    ...['BEGIN:DAYLIGHT', 'TZNAME:EDT', 'TZOFFSETFROM:-0500', 'TZOFFSETTO:-0400', 'DTSTART:19700308T020000'],
    ...['RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU', 'END:DAYLIGHT'],
    ...['END:VTIMEZONE', ''],
  ]);
});

it('treats the lower offset as the standard time of Ireland', () => {
  expect(vtimezone('Europe/Dublin', 2026)).toMatch(/BEGIN:STANDARD\r\nTZNAME:GMT.*BEGIN:DAYLIGHT\r\nTZNAME:IST/s);
});

it('exists only when it is true for another ten years: North Korea set its clocks back in 2015', () => {
  expect(vtimezone('Asia/Pyongyang', 2004)).toContain('TZOFFSETTO:+0900\r\n');
  for (const year of [2005, 2010, 2014]) expect(vtimezone('Asia/Pyongyang', year)).toBeNull();
});

it('keeps the requested name', () => {
  expect(vtimezone('Europe/Kiev', 2026)).toContain('TZID:Europe/Kiev\r\n');
});

it('does not depend on a Temporal that another package has made global', () => {
  // node-ical does so, with a release of the polyfill that knows no change of the clocks after 2036.
  const script = `await import('node-ical');
    const { vtimezone } = await import('./src/feeds/series/vtimezone.ts');
    console.log(typeof globalThis.Temporal, vtimezone('Europe/Berlin', 2026)?.includes('DAYLIGHT'));`;
  const cwd = fileURLToPath(new URL('../../..', import.meta.url));
  const said = execFileSync(process.execPath, ['--input-type=module', '--eval', script], { cwd, encoding: 'utf8' });
  expect(said.trim()).toBe('object true');
});
