import { afterEach, describe, expect, it } from 'vitest';
import { fieldOf, openWorkbench, type Workbench } from './open-workbench.ts';

let workbench: Workbench;
afterEach(() => workbench?.close());

const talk = (n: number, more: object = {}) => ({
  id: `e${n}`,
  title: `Talk ${n}`,
  start: `2031-05-${String(n).padStart(2, '0')}T10:00:00+02:00`,
  ...more,
});
const talks = (more: (n: number) => object = () => ({})) =>
  Array.from({ length: 20 }, (_, n) => talk(n + 1, more(n + 1)));

/** Local times or UTC? */
const withoutZone = talks((n) => ({
  start: undefined,
  opens: `2031-05-${String(n).padStart(2, '0')} 16:00:00`,
  closes: `2031-05-${String(n).padStart(2, '0')} 17:00:00`,
  // What some texts say is the hour in Berlin, if the dates are in UTC.
  about: n % 4 === 0 ? 'We begin at 18:00 in the hall by the river.' : 'We meet in the hall by the river.',
}));

describe('questions', () => {
  it('about a status that nobody can read are asked with its events, and answered by a table', async () => {
    workbench = await openWorkbench({
      portal: { events: talks((n) => ({ zustand: n % 5 === 0 ? 'X3' : 'A1' })) },
      settings: { mapping: { event: { status: { path: 'zustand', values: { A1: 'confirmed' } } } } },
    });
    const before = await workbench.post('state');
    const [question] = before.questions;
    expect(question).toMatchObject({
      kind: 'status',
      where: 'mapping.event.status',
      message: 'Is "X3" cancelled? 4 of 20 events have it as their status, and it is read as confirmed.',
    });
    expect(question?.choices.map(({ label }) => label)).toEqual([
      'Yes, it is cancelled',
      'No, it takes place',
      'No, it is postponed',
      'No, it is not certain yet',
      'No, it is a draft: leave it out',
    ]);
    const [yes] = question?.choices ?? [];
    expect(yes?.examples[0]).toEqual({ calendar: 'c1', record: 4, title: 'Talk 5', value: 'X3' });
    const answered = await workbench.post('change', { label: 'Cancelled', changes: yes?.changes });
    expect(answered.questions).toEqual([]);
    expect(answered.calendars[0]?.rows.filter(({ isCancelled }) => isCancelled).map(({ record }) => record)).toEqual([
      4, 9, 14, 19,
    ]);
    expect(fieldOf(answered, 'status').rule).toEqual({
      path: 'zustand',
      values: { A1: 'confirmed', X3: 'cancelled' },
    });
    expect(answered.published.fields).toEqual([{ field: 'status', events: 4 }]);
  });

  it('about numbers under the name of a status say how many records have each', async () => {
    workbench = await openWorkbench({ portal: { events: talks((n) => ({ state: n % 10 === 0 ? 3 : 1 })) } });
    const { questions } = await workbench.post('state');
    expect(questions.map(({ topic }) => topic)).toEqual([
      { code: 'cancelledCodes', path: 'state', codes: [{ code: '3', records: 2 }], of: 20 },
    ]);
  });

  it('about several codes are answered one by one, and never by a rule that swallows the others', async () => {
    const phase = (n: number) => (n === 4 || n === 9 ? 7 : n === 12 ? 8 : 2);
    workbench = await openWorkbench({ portal: { events: talks((n) => ({ state: phase(n) })) } });
    const [question] = (await workbench.post('state')).questions;
    expect(question?.choices.map(({ code }) => code).sort()).toEqual(['7', '8', null]);
    const seven = question?.choices.find(({ code }) => code === '7');
    const { questions, calendars } = await workbench.post('change', { label: '7', changes: seven?.changes });
    expect(questions.map(({ about }) => about)).toEqual([{ code: '8', events: 1, of: 20 }]);
    expect(calendars[0]?.rows.filter(({ isCancelled }) => isCancelled).map(({ record }) => record)).toEqual([3, 8]);
  });

  it('about a code that most events have offer first that these take place', async () => {
    workbench = await openWorkbench({
      portal: { events: talks((n) => ({ zustand: n === 5 ? 'X3' : 'A1' })) },
      settings: { mapping: { event: { status: 'zustand' } } },
    });
    const { questions } = await workbench.post('state');
    expect(questions.map(({ about, choices }) => [about?.code, choices[0]?.means])).toEqual([
      ['A1', 'confirmed'],
      ['X3', 'cancelled'],
    ]);
  });

  it('about the zone of the start answer it for the end, too', async () => {
    workbench = await openWorkbench({ portal: { events: withoutZone } });
    const { questions } = await workbench.post('state');
    const choices = questions.find(({ kind }) => kind === 'start')?.choices ?? [];
    const utc = choices.find(({ changes }) => JSON.stringify(changes).includes('UTC'));
    expect(utc?.changes).toEqual([
      { path: ['mapping', 'event', 'start'], value: { path: 'opens', timeZone: 'UTC' } },
      { path: ['mapping', 'event', 'end'], value: { path: 'closes', timeZone: 'UTC' } },
    ]);
    for (const { label } of choices) expect(label).not.toContain('{');
  });

  it('of detection keep their key, name real records, and go when they are answered', async () => {
    workbench = await openWorkbench({ portal: { events: withoutZone } });
    const before = await workbench.post('state');
    const question = before.questions.find(({ where }) => where === 'mapping.event.start');
    expect(question?.kind).toBe('start');
    expect(question?.choices.length).toBeGreaterThan(1);
    const example = question?.choices[0]?.examples[0];
    expect(example).toMatchObject({ calendar: 'c1', record: expect.any(Number) });
    const again = await workbench.change({ path: ['site', 'title'], value: 'Talks' });
    expect(again.questions.map(({ key }) => key)).toContain(question?.key);
    const other = question?.choices[1];
    const answered = await workbench.post('change', { label: 'The other', changes: other?.changes });
    expect(answered.questions.map(({ where }) => where)).not.toContain('mapping.event.start');
    expect(fieldOf(answered, 'start')).toMatchObject({ origin: 'configured', doubt: null });
    // What detection would say stays beside it.
    expect(fieldOf(answered, 'start').alternatives.map(({ rule }) => rule)).toContainEqual(
      question?.choices[0]?.changes[0]?.value,
    );
  });

  it('are asked where detection is far from sure and knows no other, with what else is in the records', async () => {
    workbench = await openWorkbench({ portal: { events: talks(() => ({ title: undefined, label_2: 'Event' })) } });
    const { questions, fields } = await workbench.post('state');
    const title = questions.find(({ where }) => where === 'mapping.event.title');
    expect(fields.find(({ name }) => name === 'title')?.doubt?.message).toMatch(/^It is detected with \d+ % only\.$/);
    expect(title?.choices.map(({ changes }) => changes[0]?.value).sort()).toEqual(['id', 'label_2']);
    expect(title?.choices.find(({ changes }) => changes[0]?.value === 'label_2')?.examples[0]).toEqual({
      calendar: 'c1',
      record: 0,
      title: null,
      value: 'Event',
    });
  });

  it('are asked where a field is the same in all events, and to accept it locks the rule', async () => {
    workbench = await openWorkbench({
      portal: {
        events: talks(() => ({ start: '2031-05-01T10:00:00+02:00' })),
      },
    });
    const { questions } = await workbench.post('state');
    const start = questions.find(({ where }) => where === 'mapping.event.start');
    expect(start?.message).toContain('is the same in all events: 2031-05-01 10:00 Europe/Berlin');
    const accepted = await workbench.post('change', { label: 'Accept', changes: start?.choices[0]?.changes });
    expect(accepted.questions.map(({ where }) => where)).not.toContain('mapping.event.start');
    expect(fieldOf(accepted, 'start')).toMatchObject({ origin: 'configured', rule: 'start' });
    expect(accepted.published).toMatchObject({ appear: 0, disappear: 0, fields: [] });
  });

  it('about the time zone are asked where neither the portal nor the configuration names one', async () => {
    workbench = await openWorkbench({
      portal: { events: talks((n) => ({ start: `2031-05-${String(n).padStart(2, '0')} 10:00` })) },
      settings: { site: {} },
    });
    const before = await workbench.post('state');
    const question = before.questions.find(({ kind }) => kind === 'timeZone');
    expect(question).toMatchObject({ where: 'site.timeZone', undecided: true });
    expect(question?.choices.map(({ label }) => label)).toEqual(['Europe/Berlin', 'UTC']);
    expect(before.calendars[0]?.rows[0]?.when).toBeNull();
    const answered = await workbench.post('change', { label: 'Zone', changes: question?.choices[0]?.changes });
    expect(answered.questions.filter(({ kind }) => kind === 'timeZone')).toEqual([]);
    expect(answered.calendars[0]?.rows[0]?.when).toContain('10:00');
  });
});

describe('fields', () => {
  it('say what is in force, where it came from, how sure, why, and how many events have it', async () => {
    workbench = await openWorkbench({
      portal: { events: talks((n) => ({ hall: n < 11 ? `Hall ${n % 2}` : '' })) },
      settings: { mapping: { event: { location: 'hall', organizer: null } } },
    });
    const state = await workbench.post('state');
    expect(fieldOf(state, 'title')).toMatchObject({
      part: 'event',
      path: ['mapping', 'event', 'title'],
      rule: 'title',
      origin: 'detected',
      coverage: { events: 20, filled: 20, distinct: 20 },
    });
    expect(fieldOf(state, 'title').why).not.toBe('');
    expect(fieldOf(state, 'location')).toMatchObject({
      origin: 'configured',
      coverage: { events: 20, filled: 10, distinct: 2 },
      values: [
        { value: 'Hall 1', events: 5 },
        { value: 'Hall 0', events: 5 },
      ],
    });
    expect(fieldOf(state, 'organizer')).toMatchObject({ rule: null, origin: 'configured' });
    expect(fieldOf(state, 'latitude')).toMatchObject({ origin: 'none', alternatives: [] });
    expect(fieldOf(state, 'latitude')).not.toHaveProperty('rule');
    expect(fieldOf(state, 'items', 'events')).toMatchObject({ rule: 'items[*]', coverage: null });
    expect(fieldOf(state, 'allDayEnd').path).toEqual(['mapping', 'allDayEnd']);
    const inclusive = await workbench.change({ path: ['mapping', 'allDayEnd'], value: 'inclusive' });
    expect(fieldOf(inclusive, 'allDayEnd')).toMatchObject({ rule: 'inclusive', origin: 'configured' });
  });
});
