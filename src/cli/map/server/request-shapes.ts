import * as z from 'zod';
import { WorkbenchError } from '../session/workbench-error.ts';

const part = z.enum(['calendars', 'events', 'details', 'event']);
const place = z.number().int().min(0);
const name = z.string().max(100);
const change = z.strictObject({ path: z.array(z.string().max(500)).min(2).max(20), value: z.unknown().optional() });
const changes = z.array(change).min(1).max(100);
const address = { calendar: z.string().max(1000), record: place };

/** What each request of the page holds. */
export const requestShapes = {
  nothing: z.object({}),
  record: z.strictObject(address),
  answer: z.strictObject({ calendar: address.calendar.nullable() }),
  try: z.strictObject({ part, name, rule: z.unknown().optional() }),
  suggest: z.strictObject({
    ...address,
    source: z.strictObject({
      in: z.enum(['listed', 'details', 'answer', 'calendars']),
      path: z.array(z.union([z.string().max(1000), place])).max(100),
    }),
    name: name.optional(),
    chosen: name.optional(),
    rule: z.unknown().optional(),
  }),
  complete: z.strictObject({ part, name: name.optional(), text: z.string().max(4000), cursor: place }),
  change: z.strictObject({ label: z.string().min(1).max(300), changes }),
  ask: z.strictObject({ changes: z.array(change).max(100), otherWays: z.boolean().optional() }),
  save: z.strictObject({ version: z.string().max(200) }),
};

/** Reads a request by its shape. Throws a WorkbenchError that says what is wrong with it. */
export function readRequest<Shape extends z.ZodType>(shape: Shape, body: unknown): z.output<Shape> {
  const read = shape.safeParse(body);
  if (read.success) return read.data;
  const said = read.error.issues.map(({ path, message }) => `${path.join('.') || 'the request'}: ${message}`);
  throw new WorkbenchError(400, `The request is not understood. ${said.join('; ')}.`);
}
