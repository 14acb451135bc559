import { describe, expect, it } from 'vitest';
import { digestAround } from '../../src/publisher/event-identity.ts';

describe('the digest of what surrounds the records of a page', () => {
  const record = { id: 1, title: 'One' };
  const around = (body: object, items: readonly unknown[] = [record]) => digestAround(body, items);

  it('covers what records may refer to', () => {
    const included = (name: string) => around({ data: [record], included: [{ id: 'hall', name }] });
    expect(included('Hall 1')).not.toBe(included('Hall 2'));
    const table = (name: string) => around({ items: [record], places: { all: { 7: { name } } } });
    expect(table('Hall 1')).not.toBe(table('Hall 2'));
  });

  it('leaves out the records, bare or wrapped, and the envelope’s counters and stamps', () => {
    const page = (total: number, title: string) => {
      const own = { id: 1, title };
      return around({ items: [own], total, page: { number: 1, total }, servedAt: `${total}` }, [own]);
    };
    expect(page(1, 'One')).toBe(page(2, 'Two'));
    const edges = (title: string) => {
      const node = { id: 1, title };
      return around({ data: { events: { edges: [{ cursor: title, node }] } } }, [node]);
    };
    expect(edges('One')).toBe(edges('Two'));
  });
});
