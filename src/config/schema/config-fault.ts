import { type Sentences, type Told, telling } from '../../calendar/told.ts';

/** What each sentence about a wrong setting names. What is expected and what was found are in English words, or quoted. */
export interface ConfigFaults {
  readonly settingExpected: {
    readonly expected: string;
    readonly found: string;
    readonly suggestion: string | null;
  };
  /** `near`: the key that was probably meant. Null: none is like it. */
  readonly unknownKey: { readonly near: string | null; readonly known: string };
  readonly ruleInvalid: { readonly why: Told };
  /** A header that can't carry the token. `isOfConnection`: the connection sets it; else it says what a request takes. */
  readonly headerTaken: { readonly name: string; readonly isOfConnection: boolean };
  readonly placesLeftElsewhere: object;
}

const english: Sentences<ConfigFaults> = {
  settingExpected: ({ expected, found, suggestion }) =>
    `Expected ${expected}, found ${found}.${suggestion === null ? '' : ` Did you mean ${suggestion}?`}`,
  unknownKey: ({ near, known }) =>
    near === null ? `Unknown key; expected ${known}.` : `Unknown key; did you mean ${near}?`,
  ruleInvalid: ({ why }, say) => `The rule can't be compiled: ${say(why).replace(/\.$/u, '')}.`,
  headerTaken: ({ name, isOfConnection }) =>
    `Expected a header that is free for the token, such as Authorization or X-Token, found ${name}: ${isOfConnection ? 'the connection sets it' : 'it says what a request takes'}.`,
  placesLeftElsewhere: () =>
    "Expected a text's markup in `as`, found 'placesLeft', which is for mapping.event.soldOut alone.",
};

/** Says in English and as data what is wrong with a setting. */
export const configFault = telling(english);
