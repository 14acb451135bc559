import * as z from 'zod';

// The schema of what `kalends check --json` prints. Strict, because programs depend on it.
const instant = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/u);
const day = z.iso.date();
const url = z.string().regex(/^https?:\/\/\S+$/u);
const plainText = z.string().regex(/^(?!.*<\/?[a-z][^>]*>)/su);
const zone = z.string().refine((name) => new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone);

const event = z
  .strictObject({
    id: z.string().min(1),
    occurrence: z.string().min(1).nullable(),
    title: z.string().nullable(),
    start: z.union([instant, day]).nullable(),
    end: z.union([instant, day]).nullable(),
    allDay: z.boolean(),
    timeZone: zone.nullable(),
    recurrence: z
      .strictObject({ rules: z.array(z.string()), exclude: z.array(z.string()), include: z.array(z.string()) })
      .nullable(),
    location: plainText.nullable(),
    geo: z.strictObject({ lat: z.number().min(-90).max(90), lon: z.number().min(-180).max(180) }).nullable(),
    url: url.nullable(),
    onlineUrl: url.nullable(),
    organizer: z.string().min(1).nullable(),
    categories: z.array(z.string().min(1)),
    image: url.nullable(),
    status: z.enum(['confirmed', 'tentative', 'cancelled', 'postponed', 'draft']),
    visibility: z.enum(['public', 'unlisted', 'private']),
    updated: instant.nullable(),
    description: plainText.min(1).nullable(),
    price: z
      .strictObject({
        free: z.boolean(),
        from: z.number().min(0).nullable(),
        to: z.number().min(0).nullable(),
        currency: z
          .string()
          .regex(/^[A-Z]{3}$/u)
          .nullable(),
        text: plainText.min(1).nullable(),
      })
      .nullable(),
    registrationUrl: url.nullable(),
    soldOut: z.boolean(),
    performers: z.array(z.string().min(1)),
    series: z.string().min(1).nullable(),
  })
  .superRefine(({ start, end, allDay }, context) => {
    const kind = allDay ? day : instant;
    if ([start, end].some((value) => value !== null && !kind.safeParse(value).success))
      context.addIssue('Days where it is all-day, instants where it is not.');
    if (start !== null && end !== null && (allDay ? end <= start : end < start))
      context.addIssue('The end is exclusive, and not before the start.');
  });

const rule = z.strictObject({
  rule: z.unknown(),
  origin: z.enum(['configured', 'detected']),
  confidence: z.number().min(0).max(1),
  why: z.string(),
  alternatives: z
    .array(z.strictObject({ rule: z.unknown(), confidence: z.number(), examples: z.array(z.string()) }))
    .optional(),
});
const rules = z.record(z.string(), rule);

const byCalendar = z.record(z.string(), z.strictObject({ events: rules, event: rules })).optional();
const example = z.strictObject({ id: z.string().nullable(), title: z.string().nullable(), value: z.string() });

/** Parses and checks the output of `kalends check --json`. */
export const checkAnswer = z.strictObject({
  verdict: z.strictObject({
    state: z.enum(['unread', 'problems', 'questions', 'empty', 'doubts', 'fine']),
    message: z.string().min(1),
  }),
  calendars: z.array(z.strictObject({ id: z.string().min(1), title: z.string().min(1), events: z.array(event) })),
  mapping: z.union([
    z.strictObject({ calendars: rules, events: rules, details: rules, event: rules, allDayEnd: rule, byCalendar }),
    z.strictObject({}),
  ]),
  paths: z.array(
    z.strictObject({
      path: z.string().min(1),
      filled: z.number().min(1),
      records: z.number().min(1),
      values: z.array(z.string()).min(1).max(3),
      fields: z.array(z.string()),
    }),
  ),
  questions: z.array(
    z.strictObject({
      where: z.string().min(1),
      message: z.string().min(1),
      choices: z.array(
        z.strictObject({
          rule: z.unknown(),
          likelihood: z.number(),
          examples: z.array(example),
          /** By field: rules that make sense only together with this one. */
          with: z.record(z.string(), z.unknown()).optional(),
        }),
      ),
      undecided: z.boolean(),
    }),
  ),
  problems: z.array(
    z.strictObject({
      level: z.enum(['error', 'warning', 'info']),
      where: z.string().min(1),
      message: z.string().min(1),
    }),
  ),
});
