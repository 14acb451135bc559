import fc from 'fast-check';
import { RRuleTemporal } from 'rrule-temporal';
import { Temporal } from 'temporal-polyfill/implementation';
import { describe, expect, it } from 'vitest';
import { readRule, ruleFault, ruleStarts, writeRule } from '../../src/calendar/rrule.ts';
import { mapRecord } from '../mapping/mapper-of.ts';

const upTo = (end: number, from = 0) => Array.from({ length: end - from }, (_, n) => n + from).join();
const weekdays = 'MO,TU,WE,TH,FR,SA,SU';

/** Rules that took the library seconds, minutes or for ever. */
const hostile = [
  'FREQ=MINUTELY;INTERVAL=9999;BYMONTHDAY=31;BYMONTH=2',
  'FREQ=SECONDLY;BYMONTHDAY=31;BYMONTH=2',
  'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30',
  'FREQ=MONTHLY;BYDAY=5MO;BYMONTHDAY=1;UNTIL=99991231T000000Z',
  `FREQ=DAILY;BYHOUR=${upTo(24)};BYMINUTE=${upTo(60)};BYSECOND=${upTo(60)}`,
  `FREQ=YEARLY;BYHOUR=${upTo(24)};BYMINUTE=${upTo(60)};BYDAY=${weekdays}`,
  `FREQ=HOURLY;BYMINUTE=${upTo(60)};BYSECOND=${upTo(60)};BYSETPOS=-1`,
  'FREQ=HOURLY;COUNT=50000',
  'FREQ=DAILY;COUNT=99999',
  'FREQ=YEARLY;INTERVAL=9999;COUNT=5',
];

const instant = (text: string) => Temporal.Instant.from(text);

function search(rule: string, from: string, to: string, limit: number, zone = 'Europe/Berlin', start = from) {
  const parts = readRule(rule);
  if (parts === null) throw new Error(`${rule} is no rule`);
  const first = instant(start).toZonedDateTimeISO(zone);
  return ruleStarts(parts, first, false, [instant(from), instant(to)], limit);
}

describe('a search for occurrences', () => {
  it.each(hostile)('has an end: %s', (rule) => {
    const before = process.cpuUsage();
    search(rule, '2026-01-05T09:00:00Z', '2028-11-22T00:00:00Z', 1000);
    search(rule, '2026-11-22T00:00:00Z', '9999-12-31T00:00:00Z', 1, 'Europe/Berlin', '1971-01-05T09:00:00Z');
    // Each takes 0 to 2 s. Before there was a budget, 2 s to more than an hour.
    expect(process.cpuUsage(before).user / 1e6).toBeLessThan(15);
  });

  it('is the same as that of the library for what portals write', () => {
    const by: Readonly<Record<string, readonly string[]>> = {
      DAILY: ['', 'BYDAY=MO,WE', 'BYMONTH=2,10', 'BYHOUR=9,14'],
      WEEKLY: ['', 'BYDAY=MO', 'BYDAY=TU,TH,SU', 'BYDAY=MO;WKST=SU', 'BYDAY=MO,FR;BYHOUR=10,16'],
      MONTHLY: ['', 'BYDAY=2TU', 'BYDAY=-1FR', 'BYMONTHDAY=1,15,31', `BYDAY=${weekdays};BYSETPOS=-1`],
      YEARLY: ['', 'BYMONTH=2;BYMONTHDAY=29', 'BYDAY=1MO', 'BYYEARDAY=1,-1', 'BYWEEKNO=20;BYDAY=MO'],
    };
    const rules = fc
      .constantFrom(...Object.keys(by))
      .chain((frequency) =>
        fc
          .tuple(
            fc.constantFrom('', 'INTERVAL=2', 'INTERVAL=5'),
            fc.constantFrom(...(by[frequency] ?? [])),
            fc.constantFrom('', '', 'COUNT=1', 'COUNT=12', 'COUNT=300', 'UNTIL=20270310T120000Z', 'UNTIL=20260701'),
          )
          .map((more) => [`FREQ=${frequency}`, ...more].filter((part) => part !== '').join(';')),
      );
    const zones = fc.constantFrom('Europe/Berlin', 'America/New_York', 'UTC', 'Africa/Casablanca', 'Asia/Kolkata');
    const starts = fc.constantFrom('2019-03-30T01:30:00Z', '2025-10-26T00:30:00Z', '2026-01-31T18:00:00Z');
    fc.assert(
      fc.property(rules, zones, starts, fc.constantFrom(1, 3, 1000), (rule, zone, start, limit) => {
        const [from, to] = ['2026-01-01T00:00:00Z', '2028-06-01T00:00:00Z'];
        const dtstart = instant(start).toZonedDateTimeISO(zone);
        const rruleString = writeRule(readRule(rule) ?? new Map(), false, zone);
        const plain = new RRuleTemporal({ rruleString, dtstart, temporal: Temporal })
          .between(instant(from).toZonedDateTimeISO(zone), instant(to).toZonedDateTimeISO(zone), true)
          .slice(0, limit);
        const found = search(rule, from, to, limit, zone, start);
        expect(found.overBudget).toBe(false);
        expect(found.starts.map(String)).toEqual(plain.map((at) => at.toInstant().toString()));
      }),
      { seed: 11, numRuns: 150 },
    );
  });
});

describe('the fault of a rule', () => {
  const fault = (rule: string) => ruleFault(rule, '2026-01-05T09:00:00Z', 'Europe/Berlin');

  it.each([
    ['FREQ=MONTHLY;BYMONTHDAY=45', 'has BYMONTHDAY=45, which RFC 5545 §3.3.10 does not allow'],
    ['FREQ=WEEKLY;BYMONTHDAY=1', 'has parts that do not go together, which RFC 5545 §3.3.10 does not allow'],
    ['FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30', 'never occurs'],
    [`FREQ=DAILY;BYHOUR=${upTo(24)};BYMINUTE=${upTo(60)}`, 'gives 1440 starts a period, more than 400'],
    ['FREQ=SECONDLY;BYMONTHDAY=31;BYMONTH=2', 'never occurs'],
  ])('%s: %s', (rule, expected) => {
    expect(fault(rule)).toBe(expected);
  });

  it.each(['FREQ=DAILY', 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=9,11,14', 'FREQ=YEARLY;BYDAY=MO,TU,WE,TH,FR'])(
    '%s: none',
    (rule) => {
      expect(fault(rule)).toBeNull();
    },
  );
});

describe('an event with rules that no feed can carry', () => {
  const map = (rule: unknown) =>
    mapRecord({ start: 'start', recurrence: 'rule' }, { id: 17, start: '2026-11-02T10:00:00+01:00', rule });

  it.each(hostile.filter((rule) => ruleFault(rule, '2026-11-02T09:00:00Z', 'UTC') !== null))(
    'is published without %s, which is named',
    (rule) => {
      const { event, problems } = map(rule);
      expect(event.start).toBe('2026-11-02T09:00:00Z');
      expect(event.recurrence).toBeNull();
      expect(problems).toEqual([
        expect.stringMatching(
          /calendar 42, event 17, recurrence: (the rule|expected a recurrence rule).*FREQ=.*(without it|once)$/,
        ),
      ]);
    },
  );

  it('keeps a bounded number of rules and dates, and says so', () => {
    const day = (n: number) => `203${Math.floor(n / 1000) % 10}0101T${String(n % 24).padStart(2, '0')}0000Z`;
    const dates = Array.from({ length: 199 }, () => `EXDATE:${Array.from({ length: 500 }, (_, n) => day(n)).join()}`);
    const many = map(['RRULE:FREQ=WEEKLY', ...dates]);
    expect(many.event.recurrence?.exclude).toHaveLength(2000);
    expect(many.problems).toEqual([expect.stringContaining('expected EXDATE: at most 2000 dates, found more')]);
    const rules = map(Array.from({ length: 5000 }, () => 'FREQ=WEEKLY;BYDAY=MO'));
    expect(rules.event.recurrence?.rules).toHaveLength(10);
    expect(rules.problems.join('\n')).toContain('expected at most 10 rules, found more');
    expect(rules.problems.join('\n')).toContain('expected at most 200 lines, found more');
  });
});
