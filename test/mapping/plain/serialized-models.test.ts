import { describe, expect, it } from 'vitest';
import { withoutSerializedModels } from '../../../src/mapping/plain/references/serialized-models.ts';
import { lookUpIds } from '../../../src/mapping/record/directories.ts';
import { counts, ordinary } from './ordinary.ts';

const event = (n: number) => ({ model: 'fair.event', pk: n, fields: { title: `Fair ${n}`, venue: 2 } });
const venue = { model: 'fair.venue', pk: 2, fields: { name: 'Fair hall' } };

describe('rows of several models, as Django serializes them', () => {
  it('are a list for each model, in which the others are looked up', () => {
    const plain = withoutSerializedModels([event(1), event(2), venue]) as { event: readonly object[] };
    expect(plain).toEqual({
      event: [1, 2].map((n) => ({ id: n, title: `Fair ${n}`, venue: 2 })),
      venue: [{ id: 2, name: 'Fair hall' }],
    });
    expect(lookUpIds(plain.event[0], plain)).toMatchObject({ venue: { name: 'Fair hall' } });
  });

  it('are read likewise where a portal that is known to write so has rows of one model', () => {
    const body = [event(1)];
    expect(withoutSerializedModels(body)).toBe(body);
    expect(withoutSerializedModels(body, true)).toEqual({ event: [{ id: 1, title: 'Fair 1', venue: 2 }] });
  });

  it('are nothing else', () => {
    for (const count of counts)
      for (const model of ['Fair', 'fair.hall 2'])
        for (const fields of [{}, []]) {
          const body = ordinary(count, (n) => ({ model, pk: n, fields }));
          expect(withoutSerializedModels(body, true)).toBe(body);
        }
  });
});
