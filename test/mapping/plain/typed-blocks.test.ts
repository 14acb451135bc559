import { describe, expect, it } from 'vitest';
import { withoutTypedBlocks } from '../../../src/mapping/plain/lists/typed-blocks.ts';
import { plainDetails } from '../../../src/mapping/plain-body.ts';
import { mapRecords, titles } from '../detection/map-records.ts';
import { ordinary } from './ordinary.ts';

const pages = (page: (n: number) => object) => ({ pages: ordinary(4, page) });
const isLeft = (body: object) => {
  expect(withoutTypedBlocks(body)).toBe(body);
  expect(withoutTypedBlocks(body, null, true)).toBe(body);
};

const when = (n: number) => ({ from: `2026-05-1${n}T18:00`, until: `2026-05-1${n}T20:00` });
const venue = { name: 'Old Mill', street: '5 Mill Lane', city: 'Ashford' };

describe('the blocks of a page', () => {
  const page = (n: number) => ({
    id: n,
    body: [
      { block: 'dates', key: `a${n}`, ...when(n) },
      { block: 'richText', key: `b${n}`, html: '<p>Words</p>' },
      { block: 'venue', key: `c${n}`, ...venue },
      ...(n > 2 ? [{ block: 'fees', key: `d${n}`, rows: [{ amount: n }] }] : []),
    ],
  });

  it('are fields by their types', () => {
    expect((withoutTypedBlocks(pages(page)) as { pages: object[] }).pages[2]).toEqual({
      id: 3,
      body: {
        dates: [{ key: 'a3', ...when(3) }],
        richText: [{ key: 'b3', html: '<p>Words</p>' }],
        venue: [{ key: 'c3', ...venue }],
        fees: [{ key: 'd3', rows: [{ amount: 3 }] }],
      },
    });
  });

  it('that have their content under one key are that content', () => {
    const streams = pages((n) => ({
      id: n,
      stream: [
        { type: 'dates', value: when(n), id: `a${n}` },
        { type: 'venue', value: venue, id: `b${n}` },
        { type: 'text', value: 'Words', id: `c${n}` },
      ],
    }));
    expect((withoutTypedBlocks(streams) as { pages: object[] }).pages[0]).toEqual({
      id: 1,
      stream: { dates: [when(1)], venue: [venue], text: ['Words'] },
    });
  });

  it('are lists by their types, of which one page may have several', () => {
    const twice = pages((n) => ({
      id: n,
      body: [...page(n).body, ...(n === 1 ? [{ block: 'venue', key: 'e1', ...venue }] : [])],
    }));
    const read = withoutTypedBlocks(twice) as { pages: { body: { venue: object } }[] };
    expect(read.pages[0]?.body.venue).toEqual([
      { key: 'c1', ...venue },
      { key: 'e1', ...venue },
    ]);
    expect(read.pages[1]?.body.venue).toEqual([{ key: 'c2', ...venue }]);
  });

  it('give an event what they hold', () => {
    const { events } = mapRecords(
      (withoutTypedBlocks({ pages: titles.map((title, n) => ({ title, ...page(n + 1) })) }) as { pages: object[] })
        .pages,
    );
    const [first] = events;
    expect([first?.start, first?.location?.name]).toEqual(['2026-05-11T16:00:00Z', 'Old Mill']);
  });

  it('are read where the one page that was asked for has them', () => {
    const { id, body } = page(1);
    const typed = (name: string) => body.map(({ block, ...rest }) => ({ [name]: block, ...rest }));
    const read = {
      dates: [{ key: 'a1', ...when(1) }],
      richText: [{ key: 'b1', html: '<p>Words</p>' }],
      venue: [{ key: 'c1', ...venue }],
    };
    expect(withoutTypedBlocks({ page: { id, body: typed('__component') } })).toEqual({ page: { id, body: read } });
    expect(withoutTypedBlocks({ pages: [{ id, body: typed('blockType') }] })).toEqual({ pages: [{ id, body: read }] });
    const unknown = { page: { id, body: typed('frobnic') } };
    expect(withoutTypedBlocks(unknown)).toBe(unknown);
    expect(withoutTypedBlocks(unknown, null, true)).toEqual({ page: { id, body: read } });
  });

  it('are read in details with few of them once they are known', () => {
    const [dates, , place] = page(1).body;
    const few = () => ({ id: 1, body: [dates, place] });
    expect(plainDetails(few(), { id: 1 }, [])).toEqual(few());
    expect(plainDetails(few(), { id: 1 }, ['typedBlocks'])).toEqual({
      id: 1,
      body: { dates: [{ key: 'a1', ...when(1) }], venue: [{ key: 'c1', ...venue }] },
    });
  });

  it('are read in the details of an event as in the list', () => {
    expect(plainDetails(page(1), pages(page))).toEqual({
      id: 1,
      body: {
        dates: [{ key: 'a1', ...when(1) }],
        richText: [{ key: 'b1', html: '<p>Words</p>' }],
        venue: [{ key: 'c1', ...venue }],
      },
    });
  });
});

describe('other lists', () => {
  it('of texts, whose order counts, are left', () => {
    isLeft(
      pages((n) => ({
        id: n,
        date: when(n).from,
        body: [
          { type: 'heading', level: 2, text: 'Old Mill' },
          { type: 'paragraph', html: '<p>Words</p>' },
          { type: 'image', url: '/a.png', alt: 'A mill' },
        ],
      })),
    );
  });

  it('of things of one shape are left', () => {
    isLeft(
      pages((n) => ({
        id: n,
        dates: [
          { kind: 'doors', at: when(n).from, place: 'Hall', note: null },
          { kind: 'start', at: when(n).from, place: 'Hall' },
          { kind: 'end', at: when(n).until, place: 'Hall' },
        ],
      })),
    );
  });

  it('with titles and days of their own are left', () => {
    isLeft(
      pages((n) => ({
        id: n,
        items: [
          { type: 'talk', title: 'Mills', start: when(n).from, speaker: 'Ann' },
          { type: 'walk', title: 'Gates', start: when(n).from, meetingPlace: 'Gate' },
          { type: 'meal', title: 'Soup', start: when(n).from, price: 5 },
        ],
      })),
    );
    isLeft({
      results: [
        { type: 'talk', title: 'Mills', start: when(1).from, speaker: 'Ann' },
        { type: 'walk', title: 'Gates', start: when(2).from, meetingPlace: 'Gate' },
        { type: 'meal', title: 'Soup', start: when(3).from, price: 5 },
      ],
    });
  });

  it('of things that a record names are left', () => {
    isLeft({
      data: { id: 1, title: 'Mills', start: when(1).from },
      included: [
        { type: 'venues', id: 1, name: 'Old Mill', city: 'Ashford' },
        { type: 'fees', id: 2, price: 5 },
        { type: 'dates', id: 3, ...when(1) },
      ],
    });
  });

  it('of the events themselves are left', () => {
    isLeft({
      events: [1, 2, 3, 4].flatMap((n) => [
        { type: 'concert', artist: 'Trio', start: when(n).from },
        { type: 'show', gallery: 'North', opening: when(n).from },
        { type: 'walk', meetingPlace: 'Gate', date: when(n).from },
      ]),
    });
  });
});
