import { describe, expect, it } from 'vitest';
import { mergeDetails, unwrapDetails } from '../../src/mapping/record/details.ts';

/** What a system gives every object, whatever it is. */
const fieldsOf = (id: number, title: string) => ({
  id,
  title,
  slug: `slug-${id}`,
  sort: id,
  created_at: `2026-01-0${id}T08:00:00Z`,
  updated_at: `2026-02-0${id}T08:00:00Z`,
});
const event = { ...fieldsOf(7, 'Harvest supper'), start: '2026-10-03T18:30:00Z' };
const listed = { id: 7, title: 'Harvest supper' };
const unwrapped = (body: unknown) => unwrapDetails(body, listed);

describe('an event whose system gives all objects the same fields', () => {
  it('keeps its state, its place and what else it consists of', () => {
    const { start: _, ...undated } = event;
    for (const key of ['status', 'venue', 'organizer', 'category', 'strand'])
      for (const one of [event, undated]) {
        const details = { ...one, [key]: fieldsOf(1, 'Cancelled') };
        expect(unwrapped({ data: details })).toEqual(details);
      }
  });

  it('keeps its programme, which is in its days', () => {
    const at = (id: number, title: string) => ({ ...fieldsOf(id, title), start: `2026-10-03T1${id}:30:00Z` });
    const details = { ...event, programme: [at(1, 'Opening'), at(2, 'Dinner')] };
    expect(unwrapped({ data: details })).toEqual(details);
  });

  it('keeps its series, which is hardly more than an id and a title', () => {
    const details = { ...event, series: { id: 3, title: 'Autumn suppers' } };
    expect(unwrapped({ data: details })).toEqual(details);
  });

  it('gets its place from beside it', () => {
    const [venue, copy] = [fieldsOf(2, 'Old barn'), { ...event, title: 'Souper' }];
    expect(unwrapped({ event, venue, price: copy })).toEqual({ ...event, venue });
  });

  it('keeps its sessions, which have its title or none', () => {
    const at = (id: number, title: string) => ({ ...fieldsOf(id, title), start: `2026-10-1${id}T18:30:00Z` });
    const { title: _, ...untitled } = at(3, '');
    const details = { ...event, repetitions: [at(1, event.title), at(2, event.title)], nights: [untitled] };
    expect(unwrapped({ details })).toEqual(details);
  });

  it('has no other events, those of its place neither', () => {
    const walk = { ...fieldsOf(1, 'Walk to the mill'), start: '2026-10-11T09:00:00Z' };
    const venue = fieldsOf(2, 'Old barn');
    const { start: _, ...teaser } = walk;
    const others = { similarEvents: [teaser], nextEvents: [walk], venueEvents: [walk], more: [walk] };
    expect(unwrapped({ data: { ...event, ...others, venue: { ...venue, events: [walk] } } })).toEqual({
      ...event,
      venue,
    });
  });
});

describe('a list in the event', () => {
  it('is no way to the event, though it leads to its page', () => {
    const path = [{ title: 'Home' }, { ...listed, url: '/events/7' }];
    const details = { id: 7, content: 'All are welcome', venue: 'Old barn', isCancelled: true, breadcrumbs: path };
    expect(unwrapped(details)).toEqual(details);
    const { breadcrumbs: _, ...rest } = details;
    expect(unwrapDetails({ data: rest, trail: path }, { ...listed, url: '/events/7' })).toEqual(rest);
  });

  it('has files with its title, which are not the event', () => {
    const file = { id: 88, title: 'Harvest supper', size: 512 };
    for (const attachments of [[file], [file, { ...file, id: 89, title: 'Menu' }]]) {
      const details = { description: 'All are welcome', price: '12', attachments };
      expect(unwrapped(details)).toEqual(details);
    }
  });

  it('is one of an answer that says more of itself than of the event', () => {
    const rows = [1, 7].map((id) => ({ ...listed, id, hall: 'B' }));
    const paging = { total: 2, page: 1, pages: 1, size: 20, next: null, prev: null, self: '/events' };
    expect(unwrapped({ ...paging, rows })).toEqual(rows[1]);
  });
});

describe('times beside the event', () => {
  const times = [1, 2].map((n) => ({ id: n, title: `Part ${n}`, at: `2026-10-0${n}T10:00:00Z` }));

  it('are not its own where it says when it is', () => {
    for (const key of ['schedule', 'slots', 'images']) expect(unwrapped({ event, [key]: times })).toEqual(event);
  });

  it('are its own where it was only changed at some time', () => {
    const undated = fieldsOf(7, 'Harvest supper');
    expect(unwrapped({ event: undated, schedule: times })).toEqual({ ...undated, schedule: times });
  });
});

it('reads the event’s keys once, however many things it holds', () => {
  let reads = 0;
  const address = new Proxy(
    { street: 'Mill Lane', town: 'Ely' },
    {
      ownKeys: (one) => {
        reads += 1;
        return Reflect.ownKeys(one);
      },
    },
  );
  const strands = Array.from({ length: 40 }, (_, n) => [`strand${n}`, fieldsOf(1 + (n % 6), `Strand ${n}`)]);
  unwrapped({ data: { ...event, address, ...Object.fromEntries(strands) } });
  expect(reads).toBeLessThan(20);
});

describe('a thing that the list has whole and the details by its id', () => {
  const venue = { id: 7, name: 'Old barn', city: 'Halden' };

  it('stays whole', () => {
    expect(mergeDetails({ venue, tags: [venue] }, { venue: 7, tags: [7] })).toEqual({ venue, tags: [venue] });
  });

  it('is another one where the details have another id, or a text', () => {
    for (const other of [8, 'Town hall', [7]])
      expect(mergeDetails({ venue }, { venue: other })).toEqual({ venue: other });
    expect(mergeDetails({ tags: [venue] }, { tags: [7, 8] })).toEqual({ tags: [7, 8] });
  });
});
