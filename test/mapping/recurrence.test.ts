import { describe, expect, test } from 'vitest';
import { mapRecord } from './mapper-of.ts';

const map = (rule: unknown, record: object = {}) =>
  mapRecord(
    { start: 'start', timeZone: 'zone', recurrence: 'rule', overridesId: 'masterId', overridesStart: 'original' },
    { id: 17, start: '2026-11-02T10:00:00+01:00', zone: 'Europe/Berlin', rule, ...record },
  );

describe('a recurrence', () => {
  test.each([
    ['RRULE:FREQ=WEEKLY;BYDAY=MO', 'FREQ=WEEKLY;BYDAY=MO'],
    ['freq=weekly;byday=mo', 'FREQ=WEEKLY;BYDAY=MO'],
    ['FREQ=WEEKLY;UNTIL=20261231T225959Z', 'FREQ=WEEKLY;UNTIL=20261231T225959Z'],
    ['FREQ=WEEKLY;UNTIL=20261231', 'FREQ=WEEKLY;UNTIL=20261231T225959Z'],
    [{ freq: 'weekly', interval: 2, byday: ['monday', 'WE'], until: null }, 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE'],
    ['weekly', 'FREQ=WEEKLY'],
    ['еженедельно', 'FREQ=WEEKLY'],
  ])('%j is %s', (rule, expected) => {
    const { event, problems } = map(rule);
    expect(problems).toEqual([]);
    expect(event.recurrence).toEqual({ rules: [expected], exclude: [], include: [] });
  });

  test.each<[string, object, object]>([
    ['of days', { start: '2026-11-02', end: '2026-12-14' }, { start: '2026-11-02', end: '2026-11-03', rules: ['FREQ=WEEKLY;BYDAY=MO;UNTIL=20261214'] }],
    ['over midnight', { start: '2026-11-02T22:00', end: '2026-12-14T01:00' }, { start: '2026-11-02T21:00:00Z', end: '2026-11-03T00:00:00Z', rules: ['FREQ=WEEKLY;BYDAY=MO;UNTIL=20261214T225959Z'] }],
    ['until a day', { start: '2026-11-02T18:00', end: '2026-12-14' }, { start: '2026-11-02T17:00:00Z', end: null, rules: ['FREQ=WEEKLY;BYDAY=MO;UNTIL=20261214T225959Z'] }],
    ['until a midnight', { start: '2026-11-02T18:00', end: '2026-12-14T00:00' }, { start: '2026-11-02T17:00:00Z', end: null, rules: ['FREQ=WEEKLY;BYDAY=MO;UNTIL=20261214T225959Z'] }],
    ['until the last second', { start: '2026-11-02T18:00', end: '2026-12-14T23:59:59' }, { start: '2026-11-02T17:00:00Z', end: null, rules: ['FREQ=WEEKLY;BYDAY=MO;UNTIL=20261214T225959Z'] }],
    ['from another day on', { start: '2026-10-31T10:00', end: '2026-12-14T11:00' }, { start: '2026-10-31T09:00:00Z', end: '2026-12-14T10:00:00Z', rules: null }],
  ])('may end with the last event, %s', (_, record, { rules, ...times }: { rules?: readonly string[] | null }) => {
    const rule = { freq: 'WEEKLY', byDay: 'Montag', until: 'end' };
    const mapped = mapRecord({ start: 'start', end: 'end', timeZone: 'zone', recurrence: 'rule' }, { id: 17, zone: 'Europe/Berlin', rule, ...record }, { allDayEnd: 'inclusive' });
    expect(mapped.event).toMatchObject({ ...times, recurrence: rules === null ? null : { rules, exclude: [], include: [] } });
  }); // biome-ignore format: a table

  test.each([
    [{ freq: 'WEEKLY', byDay: ['TU'], until: '2026-12-15' }, 'FREQ=WEEKLY;BYDAY=TU;UNTIL=20261215T225959Z'],
    [{ freq: 'WEEKLY', byDay: ['TU', 'TH'] }, 'FREQ=WEEKLY;BYDAY=TU,TH'],
    [{ freq: 'MONTHLY', byDay: 'MO,1TU' }, 'FREQ=MONTHLY;BYDAY=MO,1TU'],
    [{ freq: 'WEEKLY', byDay: 'Dienstag und Donnerstag' }, 'FREQ=WEEKLY;BYDAY=TU,TH'],
  ])('%j keeps the days that it names', (rule, expected) => {
    expect(map(rule).event.recurrence?.rules).toEqual([expected]);
  });

  test.each([
    { freq: 'weekly', byweekday: [0, 2] },
    { freq: 'MONTHLY', byDay: 'first Tuesday' },
  ])('%j is reported: nobody knows its days', (rule) => {
    const { event, problems } = map(rule);
    expect([event.recurrence, problems.length]).toEqual([null, 1]);
  });

  test('that ends in the evening of its first day may come twice elsewhere', () => {
    const rule = 'FREQ=WEEKLY;BYDAY=MO,TU;UNTIL=20260907T210000Z';
    const { event } = map(rule, { start: '2026-09-07T09:00', zone: 'Pacific/Auckland' });
    expect(event.recurrence?.rules).toEqual([rule]);
  });

  test.each([
    [{ freq: 'WEEKLY', byDay: 'MO', until: 'end' }, '2026-11-02T12:00'],
    [{ freq: 'WEEKLY', byDay: 'MO', until: 'end' }, null],
    [{ freq: 'einmalig', until: 'end' }, '2026-12-14T11:00'],
    [{ freq: 'WEEKLY', byDay: 'MO', until: '2026-11-02' }, '2026-11-02T12:00'],
  ])('is none where %j is over on its first day, or says that it is none', (rule, end) => {
    const rules = { start: 'start', end: 'end', timeZone: 'zone', recurrence: 'rule' };
    const { event, problems } = mapRecord(rules, {
      id: 1,
      start: '2026-11-02T10:00',
      zone: 'Europe/Berlin',
      rule,
      end,
    });
    expect(problems).toEqual([]);
    expect(event.recurrence).toBeNull();
  });

  test('reads its exceptions, in lines or a list of lines, as days or instants like its start', () => {
    const rule = ['EXDATE;TZID=Europe/Berlin:20261116T100000', 'RRULE:FREQ=WEEKLY;BYDAY=MO', 'RDATE:20261118T090000Z'];
    const expected = {
      rules: ['FREQ=WEEKLY;BYDAY=MO'],
      exclude: ['2026-11-16T09:00:00Z'],
      include: ['2026-11-18T09:00:00Z'],
    };
    expect(map(rule).event.recurrence).toEqual(expected);
    expect(map(`DTSTART:20261102T100000\n${rule.join('\n')}`).event.recurrence).toEqual(expected);
    expect(
      map('RRULE:FREQ=DAILY;UNTIL=20261105\nEXDATE;VALUE=DATE:20261103', { start: '2026-11-02' }).event.recurrence,
    ).toEqual({ rules: ['FREQ=DAILY;UNTIL=20261105'], exclude: ['2026-11-03'], include: [] });
  });

  test('excludes the occurrence of a day that is given without a time', () => {
    const rule = 'RRULE:FREQ=WEEKLY\nEXDATE;VALUE=DATE:20261116';
    expect(map(rule).event.recurrence?.exclude).toEqual(['2026-11-16T09:00:00Z']);
  });

  test.each([
    // Midnight in Berlin: some software writes a day so in UTC.
    ['20261104T230000Z', '2026-11-05'],
    ['20261105T225959Z', '2026-11-05'],
    // Midnight in UTC: other software writes it so.
    ['20261105T000000Z', '2026-11-05'],
    ['20261105T235959Z', '2026-11-05'],
  ])('takes %s for the day that is meant, %s, where the event has days', (written, day) => {
    const mapped = map(`RRULE:FREQ=DAILY;UNTIL=${written}\nEXDATE:${written}`, { start: '2026-11-02' });
    const rules = [`FREQ=DAILY;UNTIL=${day.replaceAll('-', '')}`];
    expect(mapped.event.recurrence).toEqual({ rules, exclude: [day], include: [] });
  });

  test.each([
    ['FREQ=FORTNIGHTLY'],
    ['FREQ=WEEKLY;BYDAY=XX'],
    ['BYDAY=MO'],
    ['FREQ=DAILY;COUNT=0'],
    ['FREQ=DAILY;COUNT=2;UNTIL=20261231'],
    ['FREQ=DAILY\u0000;X=1'],
    [true],
    [{ a: 1 }],
  ])('that is none leaves the event once, and is said: %j', (rule) => {
    const { event, problems } = map(rule);
    expect(event.recurrence).toBeNull();
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain('warning calendar 42, event 17, recurrence: expected a recurrence rule');
  });

  test('may have an override, which names the series and the start it replaces', () => {
    const { event } = map(null, { masterId: 'm', original: { dateTime: '2026-11-09T10:00:00+01:00' } });
    expect(event.overrides).toEqual({ id: 'm', start: '2026-11-09T09:00:00Z' });
    expect(map(null, { masterId: 'm', original: { date: '2026-11-09' } }).event.overrides).toEqual({
      id: 'm',
      start: '2026-11-09',
    });
  });
});
