import * as z from 'zod/mini';

/** A value that may be left out: then it is this one. */
export const withDefault = z._default;

/** A value that may be left out, and null stands for none. */
export function orNull<Schema extends z.ZodMiniType>(schema: Schema) {
  return z._default(z.nullable(schema), null as never);
}
