/** A sentence: in English, and as data for other languages. */
export interface Told {
  readonly message: string;
  /** What the message says, as data. Absent: only the message says it. */
  readonly said?: Said;
}

/** A sentence as data: what it says, and what it names. */
export interface Said {
  readonly code: string;
  readonly values: Readonly<Record<string, SaidValue>>;
}

/** A sentence within a sentence is `Told`. */
export type SaidValue = string | number | boolean | null | Told | readonly Told[];

/** What is said for each code, in a language. `say` says a sentence within the sentence. */
export type Sentences<Values> = {
  readonly [C in keyof Values]: (values: Values[C], say: (told: Told) => string) => string;
};

/** Tells sentences whose English is known. `Values` has what each code names. */
export const telling =
  <Values>(english: Sentences<Values>) =>
  <C extends keyof Values & string>(code: C, values: Values[C]): Required<Told> => ({
    message: english[code](values, ({ message }) => message),
    said: { code, values: values as Said['values'] },
  });

/** An error whose message is known as data, too. */
export class ToldError extends Error {
  readonly said: Said | undefined;

  constructor(told: string | Told, options?: ErrorOptions) {
    super(typeof told === 'string' ? told : told.message, options);
    this.said = typeof told === 'string' ? undefined : told.said;
  }
}

/** What went wrong, as a sentence. */
export function toldOf(error: unknown): Told {
  if (!(error instanceof Error)) return { message: String(error) };
  const { message } = error;
  return error instanceof ToldError && error.said !== undefined ? { message, said: error.said } : { message };
}

/** The sentence with each text in it changed, as to take a secret out. */
export function changedTold(told: Told, change: (text: string) => string): Told {
  const value = (one: SaidValue): SaidValue => {
    if (typeof one === 'string') return change(one);
    if (one === null || typeof one !== 'object') return one;
    return 'message' in one ? changedTold(one, change) : one.map((each) => changedTold(each, change));
  };
  const message = change(told.message);
  if (told.said === undefined) return { message };
  const { code, values } = told.said;
  return {
    message,
    said: { code, values: Object.fromEntries(Object.entries(values).map(([key, one]) => [key, value(one)])) },
  };
}
