import type { PublishedEvent, Snapshot } from '../calendar/snapshot.ts';
import type { SnapshotAnswer } from '../publisher/publisher.ts';

/**
 * A snapshot on its way from an object to the Worker. The events are a stream with one line of JSON for each: a call may
 * carry no more than 32 MiB (developers.cloudflare.com/workers/runtime-apis/rpc, "Limitations"), and neither side has to
 * hold the text of all events.
 */
export type EncodedAnswer =
  | Exclude<SnapshotAnswer, { readonly kind: 'snapshot' }>
  | {
      readonly kind: 'snapshot';
      readonly about: Omit<Snapshot, 'events'>;
      /** How many events there are. A stream that breaks can look like one that ends. */
      readonly count: number;
      readonly events: ReadableStream<Uint8Array>;
    };

/** The approximate number of characters in a chunk. */
const chunkLength = 65_536;

export function encodeSnapshot(answer: SnapshotAnswer): EncodedAnswer {
  if (answer.kind !== 'snapshot') return answer;
  const { events, ...about } = answer.snapshot;
  const encoder = new TextEncoder();
  let next = 0;
  const stream = new ReadableStream({
    type: 'bytes',
    pull(controller) {
      let text = '';
      for (; next < events.length && text.length < chunkLength; next += 1) text += `${JSON.stringify(events[next])}\n`;
      if (text === '') {
        controller.close();
        controller.byobRequest?.respond(0);
      } else controller.enqueue(encoder.encode(text));
    },
  });
  return { kind: 'snapshot', about, count: events.length, events: stream };
}

export async function decodeSnapshot(sent: EncodedAnswer): Promise<SnapshotAnswer> {
  if (sent.kind !== 'snapshot') return sent;
  const events: PublishedEvent[] = [];
  let line = '';
  for await (const text of sent.events.pipeThrough(new TextDecoderStream())) {
    const [end = '', ...begun] = text.split('\n');
    line += end;
    for (const next of begun) {
      events.push(JSON.parse(line));
      line = next;
    }
  }
  if (events.length !== sent.count || line !== '')
    throw new Error(`The calendar's object broke off: ${events.length} of ${sent.count} events arrived.`);
  return { kind: 'snapshot', snapshot: { ...sent.about, events } };
}
