import { afterEach, describe, expect, it } from 'vitest';
import { openWorkbench, type Workbench } from './open-workbench.ts';

let workbench: Workbench;
afterEach(() => workbench?.close());

const listed = (n: number, more: object = {}) => ({
  id: `e${n}`,
  name: `Talk ${n}`,
  begin: `2031-05-0${n}T10:00:00Z`,
  ...more,
});

describe('a record', () => {
  it('is shown as the portal wrote it, beside its event, each field with its place in the list or the details', async () => {
    const details = (_: string, id: string) => ({
      data: { item: { id, venue: { name: `Hall of ${id}` }, about: `<p>About ${id} and more.</p>` }, version: 2 },
    });
    workbench = await openWorkbench({ portal: { events: [1, 2, 3, 4].map((n) => listed(n)), details } });
    const view = await workbench.post('record', { calendar: 'c1', record: 1 });
    expect(view).toMatchObject({ calendar: 'c1', record: 1, id: 'e2', listed: listed(2), problems: [] });
    expect(view.details).toMatchObject({ data: { version: 2 } });
    const [event] = view.events;
    const field = (name: string) => event?.fields.find((one) => one.name === name);
    expect(field('title')).toEqual({
      name: 'title',
      value: 'Talk 2',
      given: 'Talk 2',
      sources: [{ in: 'listed', path: ['name'] }],
    });
    expect(field('location')).toMatchObject({
      value: 'Hall of e2',
      sources: [{ in: 'details', path: ['data', 'item', 'venue', 'name'] }],
    });
    expect(field('start')).toMatchObject({ value: '2031-05-02 12:00 Europe/Berlin', given: '2031-05-02T10:00:00Z' });
  });

  it('has the pages of its event and its lines in the .ics, from the preview', async () => {
    workbench = await openWorkbench({ portal: { events: [1, 2, 3].map((n) => listed(n)) } });
    const [event] = (await workbench.post('record', { calendar: 'c1', record: 2 })).events;
    expect(event).toMatchObject({
      pageUrl: '/preview/calendars/c1/events/e3',
      agendaUrl: '/preview/calendars/c1?from=2031-05-03&to=2031-05-03',
    });
    expect(event?.ical).toMatch(/^BEGIN:VEVENT\n[\s\S]*SUMMARY:Talk 3\n[\s\S]*END:VEVENT\n$/u);
    const headers = { cookie: workbench.cookie };
    const page = await workbench.send(event?.pageUrl ?? '', { headers });
    expect([page.status, page.text.includes('Talk 3')]).toEqual([200, true]);
    const agenda = await workbench.send(event?.agendaUrl ?? '', { headers });
    expect([agenda.text.includes('Talk 3'), agenda.text.includes('Talk 2')]).toEqual([true, false]);
  });

  it('with sessions has an event for each, with its own lines', async () => {
    const dates = [1, 2].map((n) => ({ begin: `2031-06-0${n}T18:00:00Z`, end: `2031-06-0${n}T20:00:00Z` }));
    const events = [1, 2, 3].map((n) => ({ id: `e${n}`, name: `Play ${n}`, dates }));
    const settings = { source: { endpoints: { details: false } } };
    workbench = await openWorkbench({ portal: { events }, settings });
    const { events: shown } = await workbench.post('record', { calendar: 'c1', record: 0 });
    expect(shown.map(({ fields }) => fields.find(({ name }) => name === 'start')?.sources)).toEqual(
      [0, 1].map((at) => [{ in: 'listed', path: ['dates', at, 'begin'] }]),
    );
    expect(shown.map(({ ical }) => /DTSTART\S*:(\S+)/u.exec(ical ?? '')?.[1])).toEqual([
      '20310601T180000Z',
      '20310602T180000Z',
    ]);
    const { calendars } = await workbench.post('state');
    expect(calendars[0]?.rows.slice(0, 3).map(({ record, event }) => [record, event])).toEqual([
      [0, 0],
      [0, 1],
      [1, 0],
    ]);
  });

  it('without an id is there all the same, so that the id can be found', async () => {
    const events = [1, 2, 3, 4].map((n) => listed(n));
    workbench = await openWorkbench({ portal: { events } });
    const spoilt = await workbench.change({ path: ['mapping', 'event', 'id'], value: 'nowhere' });
    expect(spoilt.calendars[0]?.rows[0]).toEqual({
      record: 0,
      event: null,
      id: '',
      title: null,
      when: null,
      start: null,
      hidden: 'unreadable',
      isCancelled: false,
      hasProblem: true,
    });
    expect(spoilt.published).toMatchObject({ disappear: 4 });
    const view = await workbench.post('record', { calendar: 'c1', record: 2 });
    expect(view).toMatchObject({ id: '', listed: listed(3), events: [] });
    expect(view.problems).toHaveLength(1);
    const [found] = await workbench.post('suggest', {
      calendar: 'c1',
      record: 2,
      source: { in: 'listed', path: ['id'] },
      name: 'id',
    });
    expect(found).toMatchObject({ rule: 'id', fits: true, examples: expect.arrayContaining(['e3']) });
  });

  it('that is not published has no page, and says why in its row', async () => {
    const events = [
      listed(1),
      listed(2, { status: 'draft' }),
      listed(3, { visibility: 'private' }),
      listed(4, { status: 'cancelled' }),
    ];
    workbench = await openWorkbench({ portal: { events } });
    const { calendars } = await workbench.post('state');
    expect(calendars[0]?.rows.map(({ hidden, isCancelled }) => [hidden, isCancelled])).toEqual([
      [null, false],
      ['draft', false],
      ['private', false],
      [null, true],
    ]);
    const { events: shown } = await workbench.post('record', { calendar: 'c1', record: 1 });
    expect(shown[0]).toMatchObject({ pageUrl: null, agendaUrl: null, ical: null });
  });
});

describe('the preview', () => {
  it('is the public site as it would be now, below one path, with links that stay there', async () => {
    const events = [1, 2, 3].map((n) => listed(n, { code: `T-${n}`, picture: `https://elsewhere.example/${n}.jpg` }));
    workbench = await openWorkbench({ portal: { events } });
    const get = (path: string) => workbench.send(path, { headers: { cookie: workbench.cookie } });
    const home = await get('/preview/');
    expect(home.status).toBe(200);
    const links = [...home.text.matchAll(/(?:href|src)="(\/[^"]*)"/gu)].map(([, link]) => link);
    expect(links.length).toBeGreaterThan(3);
    expect(links.filter((link) => !link?.startsWith('/preview/'))).toEqual([]);
    for (const link of links)
      expect([link, (await get((link ?? '').replaceAll('&amp;', '&'))).status]).toEqual([link, 200]);

    const page = await get('/preview/calendars/c1/events/e2');
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).toMatch(/img-src 'self';/u);
    expect(page.headers['cache-control']).toBe('no-store');
    expect(page.text).not.toContain('elsewhere.example/2.jpg"');
    // The feeds hold what subscribers would get.
    expect((await get('/preview/feeds/c1.ics')).text).toContain('https://elsewhere.example/2.jpg');

    await workbench.change({ path: ['mapping', 'event', 'title'], value: 'code' });
    expect((await get('/preview/calendars/c1/events/e2')).text).toContain('<title>T-2 · Calendar 1</title>');
    expect((await get('/preview/nothing')).status).toBe(404);
  });
});
