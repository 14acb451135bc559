import { describe, expect, it } from 'vitest';
import { mapperOf } from './mapper-of.ts';

const knows = (event: Parameters<typeof mapperOf>[0], record: unknown) =>
  mapperOf(event).knowsVisibility?.({ record, body: null });

describe('whether the list alone tells the visibility of an event', () => {
  it('does when there is no rule', () => {
    expect(knows({ title: 'name' }, { id: 1 })).toBe(true);
  });

  it('does when the record has the fields, even as null', () => {
    expect(knows({ visibility: 'access', status: 'state.name' }, { id: 1, access: 'public', state: null })).toBe(true);
  });

  it('does not when only the details have a field', () => {
    expect(knows({ visibility: 'access' }, { id: 1 })).toBe(false);
    expect(knows({ status: { path: 'state.code', values: { '0': 'draft' } } }, { id: 1, state: {} })).toBe(false);
    const status = ["cancelled && 'cancelled' || `null`", "draft && 'draft' || `null`"];
    expect(knows({ status }, { id: 1, cancelled: false })).toBe(false);
    expect(knows({ status }, { id: 1, cancelled: false, draft: false })).toBe(true);
  });

  it('does not when a function found nothing', () => {
    expect(knows({ visibility: ({ access }) => access ?? null }, { id: 1 })).toBe(false);
    expect(knows({ visibility: ({ access }) => access ?? null }, { id: 1, access: 'public' })).toBe(true);
  });
});
