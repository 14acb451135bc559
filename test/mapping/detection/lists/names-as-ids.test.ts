import { describe, expect, it } from 'vitest';
import { createMapping } from '../../../../src/mapping/mapping.ts';
import type { MappingSettings } from '../../../../src/mapping/mapping-settings.ts';

const nothing: MappingSettings = { calendars: {}, events: {}, details: {}, event: {}, allDayEnd: 'auto' };
const mapping = createMapping(nothing, { timeZone: 'Europe/Oslo', language: 'en', linkBase: 'https://town.example' });
const names = ['Pruning apple trees', 'Compost on balconies', 'Sowing under glass', 'Seeds to swap'];

/** The pages of a notebook, whose addresses are of another program. */
const page = (name: string, n: number) => ({
  title: name,
  day: `2026-10-1${n}`,
  link: `https://town.example/pages/${name.toLowerCase().replaceAll(' ', '-')}.html`,
});
const asked = (records: readonly object[]) => mapping.idCandidates?.('events', records).map(({ rule }) => rule) ?? [];

describe('the name of a record as its id', () => {
  it('is asked for after what may be an id in a link', () => {
    expect(asked(names.map(page))).toEqual(["split(link, '/')[-1]", 'title']);
    expect(asked(names.map((name, n) => ({ name, day: `2026-10-1${n}` })))).toEqual(['name']);
  });

  it.each<[string, (name: string, n: number) => object]>([
    ['an id', (title, n) => ({ id: 40 + 3 * n, title })],
    ['a name for paths', (title, n) => ({ title, slug: `page-${'kfqz'[n]}` })],
    ['names that come again', (title, n) => ({ title: n > 1 ? 'Open house' : title })],
    ['records without a name', (title, n) => (n > 1 ? { text: 'x' } : { title })],
    ['names of other things only', (title) => ({ venue: { name: title } })],
  ])('is not asked for beside %s', (_, record) => {
    const rules = asked(names.map((name, n) => ({ ...record(name, n), day: `2026-10-1${n}` })));
    expect(rules).not.toContain('title');
  });

  it('is the id only where the portal has answered by it', () => {
    const records = names.map(page);
    const body = { pages: records };
    const events = records.map((record) => ({ record, body }));
    const details = events.map((listed) => ({
      listed,
      id: listed.record.title,
      body: { ...listed.record, text: 'With soup.' },
    }));
    const idRule = (known: typeof details) =>
      mapping.detect({ calendars: [], events, details: known }).inForce.event.id?.rule;
    expect(idRule(details)).toBe('title');
    expect(idRule([])).toBe("split(link, '/')[-1]");
  });
});
