import { describe, expect, it } from 'vitest';
import { emptyEvent } from '../../src/calendar/event.ts';
import type { Snapshot } from '../../src/calendar/snapshot.ts';
import { decodeSnapshot, type EncodedAnswer, encodeSnapshot } from '../../src/edge/snapshot-codec.ts';

const events = Array.from({ length: 3000 }, (_, n) => ({
  event: { ...emptyEvent, id: `e${n}`, title: `Évènement ${n}` },
  revision: { firstSeen: '', lastModified: '', sequence: 0, digest: '' },
  removed: false,
}));
const snapshot = { calendar: { id: 'c1' }, version: 'v1', lastModified: '', events } as unknown as Snapshot;

/** The stream cut after this many bytes, and closed as if it were complete. */
function cut(sent: EncodedAnswer, bytes: number): EncodedAnswer {
  if (sent.kind !== 'snapshot') return sent;
  let passed = 0;
  const cutting = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      const left = bytes - passed;
      passed += chunk.length;
      if (left > 0) controller.enqueue(chunk.subarray(0, left));
    },
  });
  return { ...sent, events: sent.events.pipeThrough(cutting) };
}

describe('a snapshot in transit', () => {
  it('arrives as it was sent', async () => {
    expect(await decodeSnapshot(encodeSnapshot({ kind: 'snapshot', snapshot }))).toEqual({
      kind: 'snapshot',
      snapshot,
    });
  });

  it.each([0, 1, 100_000])('that is cut after %i bytes is an error, never a shorter calendar', async (bytes) => {
    const sent = cut(encodeSnapshot({ kind: 'snapshot', snapshot }), bytes);
    await expect(decodeSnapshot(sent)).rejects.toThrow(/ of 3000 events arrived/);
  });
});
