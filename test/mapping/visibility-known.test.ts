import { describe, expect, it } from 'vitest';
import { mapperOf } from './mapper-of.ts';

const knows = (event: Parameters<typeof mapperOf>[0], record: unknown) =>
  mapperOf(event).knowsVisibility?.({ record, body: null });

describe('whether the list alone says who may see an event', () => {
  it('knows where no rule asks', () => {
    expect(knows({ title: 'name' }, { id: 1 })).toBe(true);
  });

  it('knows what the record holds, a null too', () => {
    expect(knows({ visibility: 'access', status: 'state.name' }, { id: 1, access: 'public', state: null })).toBe(true);
  });

  it('does not know what only the details hold', () => {
    expect(knows({ visibility: 'access' }, { id: 1 })).toBe(false);
    expect(knows({ status: { path: 'state.code', values: { '0': 'draft' } } }, { id: 1, state: {} })).toBe(false);
    const status = ["cancelled && 'cancelled' || `null`", "draft && 'draft' || `null`"];
    expect(knows({ status }, { id: 1, cancelled: false })).toBe(false);
    expect(knows({ status }, { id: 1, cancelled: false, draft: false })).toBe(true);
  });

  it('does not know what a function found nothing for', () => {
    expect(knows({ visibility: ({ access }) => access ?? null }, { id: 1 })).toBe(false);
    expect(knows({ visibility: ({ access }) => access ?? null }, { id: 1, access: 'public' })).toBe(true);
  });
});
