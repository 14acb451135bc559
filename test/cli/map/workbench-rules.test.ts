import { afterEach, describe, expect, it } from 'vitest';
import { openWorkbench, type Workbench } from './open-workbench.ts';

let workbench: Workbench;
afterEach(() => workbench?.close());

const concert = (n: number, more: object = {}) => ({
  id: `e${n}`,
  info: { name: `Concert ${n}`, 'under-title': `Part ${n}`, Описание: `О концерте ${n}` },
  dates: [
    { begin: `2031-05-0${n}T18:00:00Z`, finish: `2031-05-0${n}T20:00:00Z` },
    ...(n === 2 ? [{ begin: '2031-06-02T18:00:00Z', finish: '2031-06-02T20:00:00Z' }] : []),
  ],
  attrs: [
    { label: 'Ort', value: `Saal ${n}` },
    { label: 'Veranstalter', value: `Verein ${n % 2}` },
  ],
  pairs: [
    ['Ort', `Raum ${n}`],
    ['Preis', `${n} EUR`],
  ],
  tags: ['jazz', n % 2 === 0 ? 'open air' : 'indoors'],
  active: true,
  opens: `2031-05-0${n}T17:00:00Z`,
  modified: 1_900_000_000 + n,
  ...more,
});
const concerts = [1, 2, 3, 4, 5, 6].map((n) => concert(n));
const open = async (events: readonly unknown[] = concerts) => {
  workbench = await openWorkbench({ portal: { events } });
};

describe('trying a rule', () => {
  it('says what it gives on all records, how that is read, and what would be published differently', async () => {
    await open([...concerts, concert(7, { info: { name: 'Concert 7' } })]);
    const tried = await workbench.post('try', { part: 'event', name: 'title', rule: 'info."under-title"' });
    expect(tried).toMatchObject({ fault: null, events: 8, filled: 7, distinct: 6, problems: [] });
    expect(tried.values[0]).toEqual({ value: 'Part 2', events: 2 });
    expect(tried.examples[0]).toEqual({ calendar: 'c1', record: 0, title: 'Part 1', given: 'Part 1', value: 'Part 1' });
    expect(tried.published.fields[0]).toEqual({ field: 'title', events: 8 });
    const { isUnsaved, revision } = await workbench.post('state');
    expect([isUnsaved, revision]).toEqual([false, 1]);
  });

  it('of dates says what each format reads, and what it fails on', async () => {
    await open(
      concerts.map(({ dates: _, ...one }, n) => ({ ...one, day: n === 5 ? 'soon' : `0${n + 1}.05.2031 18:00` })),
    );
    const rule = { path: 'day', format: 'dd.MM.yyyy HH:mm' };
    const tried = await workbench.post('try', { part: 'event', name: 'start', rule });
    expect(tried.examples.find(({ given }) => given === '03.05.2031 18:00')?.value).toBe(
      '2031-05-03 18:00 Europe/Berlin',
    );
    expect(tried.problems).toMatchObject([
      {
        calendar: 'c1',
        record: 5,
        said: { code: 'noDate' },
        message: expect.stringContaining("expected a date, found 'soon'"),
      },
    ]);
    expect(tried.given).toContainEqual({ value: 'soon', events: 1 });
  });

  it('says where an expression is wrong', async () => {
    await open();
    const fault = async (rule: unknown) => (await workbench.post('try', { part: 'event', name: 'title', rule })).fault;
    expect(await fault('info.[')).toMatchObject({ at: 5 });
    expect(await fault('info.Описание')).toMatchObject({
      message: expect.stringContaining('needs double quotes: "Описание"'),
      at: 5,
    });
    expect(await fault('nofunction(a)')).toMatchObject({ message: expect.stringContaining('no function'), at: 0 });
    expect(await fault({ path: 'info.name', as: 'nothing' })).toMatchObject({ at: null });
    expect(await fault({ format: 'yyyy' })).toMatchObject({
      message: 'expected a path, a template or a default',
      at: null,
    });
    expect(await fault(null)).toBeNull();
  });

  it('of a list, and of calendars, shows what becomes of them', async () => {
    await open();
    const items = await workbench.post('try', { part: 'events', name: 'items', rule: 'items[:2]' });
    expect(items).toMatchObject({ fault: null, events: 3, published: { disappear: 4 } });
    const title = await workbench.post('try', { part: 'calendars', name: 'title', rule: 'id' });
    expect(title).toMatchObject({ events: 1, values: [{ value: 'c1', events: 1 }] });
    const none = await workbench.post('try', { part: 'events', name: 'items', rule: 'nowhere' });
    expect(none.problems.map(({ message }) => message).join()).toContain('expected a list at mapping.events.items');
  });

  it('gives what stands in the records before a table translates it', async () => {
    await open(concerts.map((one, n) => ({ ...one, zustand: n < 2 ? '3' : '1' })));
    const rule = { path: 'zustand', values: { 1: 'confirmed', 3: 'cancelled' } };
    const tried = await workbench.post('try', { part: 'event', name: 'status', rule });
    expect(tried.given).toEqual([
      { value: '1', events: 4 },
      { value: '3', events: 2 },
    ]);
    expect(tried.values.map(({ value }) => value).sort()).toEqual(['cancelled', 'confirmed']);
  });
});

describe('a value that was pointed at', () => {
  const suggest = (path: readonly (string | number)[], name?: string, record = 0) =>
    workbench.post('suggest', { calendar: 'c1', record, source: { in: 'listed', path }, ...(name && { name }) });
  const rules = async (...args: Parameters<typeof suggest>) =>
    (await suggest(...args)).map(({ name, rule }) => `${name}: ${JSON.stringify(rule)}`);

  it('is proposed for the fields that can read it, the likeliest first', async () => {
    await open();
    const title = await suggest(['info', 'name']);
    expect(title[0]).toEqual({
      part: 'event',
      name: 'title',
      rule: 'info.name',
      fits: true,
      examples: ['Concert 1', 'Concert 2', 'Concert 3'],
    });
    expect(title.map(({ name }) => name)).not.toContain('start');
    expect((await rules(['opens']))[0]).toBe('start: "opens"');
    expect(await rules(['opens'])).toContain('start: {"path":"opens","as":"local"}');
    expect((await rules(['modified']))[0]).toMatch(/^updated: /u);
    expect((await rules(['tags', 1]))[0]).toBe('categories: "tags"');
  });

  it('that is a code among few is offered as the status, though nobody knows what it means', async () => {
    const events = Array.from({ length: 6 }, (_, n) => ({
      id: `e${n}`,
      title: `Talk ${n}`,
      start: `2031-05-0${n + 1}T10:00:00Z`,
      phase: n === 2 ? 7 : 4,
      seat: 300 + n,
    }));
    workbench = await openWorkbench({ portal: { events } });
    expect((await suggest(['phase']))[0]).toMatchObject({ name: 'status', fits: true, examples: ['4', '7'] });
    expect((await suggest(['seat'])).map(({ name }) => name)).not.toContain('status');
  });

  it('in a session is a rule for sessions, and outside of them means that there are none', async () => {
    await open();
    expect((await workbench.post('state')).fields.find(({ name }) => name === 'sessions')?.rule).toBe('dates');
    const start = await suggest(['dates', 0, 'begin'], 'start', 1);
    expect(start[0]).toMatchObject({ rule: 'begin', fits: true });
    expect(start[0]?.examples[0]).toBe('2031-05-02 20:00 Europe/Berlin');
    const opens = await suggest(['opens'], 'start');
    const sessions = { path: ['mapping', 'event', 'sessions'], value: null };
    expect(opens[0]).toMatchObject({ rule: 'opens', with: [sessions], fits: true });
    const { calendars } = await workbench.change({ path: ['mapping', 'event', 'start'], value: 'opens' }, sessions);
    expect(calendars[0]?.rows[0]?.when).toContain('19:00');
  });

  it('has its keys in quotes where JMESPath needs them', async () => {
    await open();
    expect(await rules(['info', 'under-title'])).toContain('summary: "info.\\"under-title\\""');
    expect(await rules(['info', 'Описание'])).toContain('description: "info.\\"Описание\\""');
  });

  it('is found by its label, in a list of labels and values, and in pairs', async () => {
    await open();
    const place = await suggest(['attrs', 0, 'value'], 'location');
    expect(place[0]).toMatchObject({
      rule: "attrs[?label=='Ort'].value | [0]",
      fits: true,
      examples: ['Saal 1', 'Saal 2', 'Saal 3'],
    });
    const pair = await suggest(['pairs', 0, 1], 'location');
    expect(pair[0]).toMatchObject({ rule: "pairs[?[0]=='Ort'] | [0][1]", examples: ['Raum 1', 'Raum 2', 'Raum 3'] });
    // The label says what it is.
    expect((await rules(['attrs', 1, 'value']))[0]).toBe(`organizer: "attrs[?label=='Veranstalter'].value | [0]"`);
  });

  it('is said not to fit where the field that was asked for can not read it', async () => {
    await open();
    const start = await suggest(['info', 'name'], 'start');
    expect(start.map(({ fits }) => fits)).toEqual([false]);
    expect(
      await workbench.refused('suggest', {
        calendar: 'c1',
        record: 0,
        source: { in: 'listed', path: ['id'] },
        name: 'x',
      }),
    ).toEqual([404, 'There is no field mapping.event.x.']);
  });

  it('is looked for in the details without their envelope', async () => {
    const details = (_: string, id: string) => ({
      data: { event: { id, text: `About ${id}`, info: { name: 'x' } } },
      ok: 1,
    });
    workbench = await openWorkbench({ portal: { events: concerts, details } });
    const found = await workbench.post('suggest', {
      calendar: 'c1',
      record: 1,
      source: { in: 'details', path: ['data', 'event', 'text'] },
    });
    expect(found[0]).toMatchObject({ rule: 'text', examples: expect.arrayContaining(['About e2']) });
    const envelope = await workbench.post('suggest', {
      calendar: 'c1',
      record: 1,
      source: { in: 'details', path: ['ok'] },
    });
    expect(envelope.map(({ part, rule }) => [part, rule])).toEqual([['details', '@']]);
  });
});

describe('completion', () => {
  /** What is offered at the bar in a text, and what the text then is. */
  async function complete(marked: string, part = 'event') {
    const cursor = marked.indexOf('¦');
    const text = marked.replace('¦', '');
    const found = await workbench.post('complete', { part, text, cursor });
    const [first] = found;
    const taken = first === undefined ? null : text.slice(0, first.from) + first.insert + text.slice(cursor);
    return { labels: found.map(({ label }) => label), taken, found };
  }

  it('offers the keys of the records with a value each, in quotes where they need them', async () => {
    await open();
    const first = await complete('¦');
    expect(first.labels.slice(0, 4)).toEqual(['id', 'info', 'dates', 'attrs']);
    expect(first.found[0]).toEqual({ label: 'id', insert: 'id', from: 0, kind: 'key', detail: "'e1'" });
    expect((await complete('inf¦')).taken).toBe('info');
    expect((await complete('info.¦')).labels).toEqual(['name', 'under-title', 'Описание']);
    expect((await complete('info.un¦')).taken).toBe('info."under-title"');
    expect((await complete('info."un¦')).taken).toBe('info."under-title"');
    expect((await complete('info.Опи¦')).taken).toBe('info."Описание"');
    expect((await complete('x.nothing.¦')).labels).toEqual([]);
  });

  it('knows lists: their elements, their labels, and what is in each', async () => {
    await open();
    expect((await complete('dates[¦')).labels).toEqual(['*', '0']);
    expect((await complete('attrs[¦')).labels).toEqual(['*', '0', "?label=='Ort'", "?label=='Veranstalter'"]);
    expect((await complete('attrs[?label¦')).labels).toEqual(['label']);
    expect((await complete("attrs[?label=='O¦")).taken).toBe("attrs[?label=='Ort'");
    expect((await complete("attrs[?label=='Ort'].¦")).labels).toEqual(['label', 'value']);
    expect((await complete('dates[*].¦')).labels).toEqual(['begin', 'finish']);
    expect((await complete('dates[0].b¦')).taken).toBe('dates[0].begin');
    expect((await complete('sort_by(dates, &¦')).labels).toEqual(expect.arrayContaining(['begin', 'finish']));
  });

  it('goes on behind a pipe, inside functions, and offers functions', async () => {
    await open();
    expect((await complete('info | ¦')).labels).toEqual(expect.arrayContaining(['name']));
    expect((await complete('dates[*] | [0].¦')).labels).toEqual(['begin', 'finish']);
    expect((await complete("join(', ', [info.¦")).labels).toEqual(['name', 'under-title', 'Описание']);
    expect((await complete("join(', ', info.n¦")).taken).toBe("join(', ', info.name");
    expect((await complete('jo¦')).found).toContainEqual({
      label: 'join()',
      insert: 'join(',
      from: 0,
      kind: 'function',
      detail: "join(', ', list) → text",
    });
    expect((await complete('info.name || ¦')).labels).toEqual(expect.arrayContaining(['id', 'dates']));
    expect((await complete('{a: info.¦')).labels).toEqual(['name', 'under-title', 'Описание']);
  });

  it('looks for a list in the whole answer, and for fields of calendars in their records', async () => {
    await open();
    expect((await complete('¦', 'events')).labels[0]).toBe('items');
    expect((await complete('¦', 'calendars')).labels[0]).toBe('items');
    const found = await workbench.post('complete', { part: 'calendars', name: 'title', text: '', cursor: 0 });
    expect(found.slice(0, 2).map(({ label }) => label)).toEqual(['id', 'name']);
  });
});
