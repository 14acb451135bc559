import { type Sentences, type Told, telling } from '../../calendar/told.ts';

/** What each sentence names that refuses something in the workbench. */
export interface WorkbenchFaults {
  /** A setting with what is wrong with it. */
  readonly settingFault: { readonly where: string; readonly what: Told };
  readonly settingFaults: { readonly all: readonly Told[] };
  readonly otherPortal: { readonly origin: string };
  readonly notChangedHere: { readonly place: string; readonly sections: string };
  readonly decidedByFunction: { readonly place: string };
  readonly overridden: { readonly place: string; readonly variable: string };
  readonly changedSinceShown: { readonly file: string };
  readonly nothingToWrite: object;
  readonly nothingChanged: object;
  readonly isSample: object;
  readonly inVariable: object;
  readonly fileInvalidThen: { readonly changes: number; readonly why: Told };
  readonly refreshFailed: { readonly why: Told };
  readonly refreshCut: object;
  readonly noField: { readonly path: string };
  readonly noRecord: { readonly calendar: string; readonly record: number };
  readonly trialOver: object;
  readonly hasFailed: object;
}

const english: Sentences<WorkbenchFaults> = {
  settingFault: ({ where, what }, say) => `${where}: ${say(what)}`,
  settingFaults: ({ all }, say) => all.map(say).join(' '),
  otherPortal: ({ origin }) =>
    `source.baseUrl: Expected an address of ${origin}, since the token is sent to no other host from here. Set another portal in the file or in KALENDS_BASE_URL, and start kalends map again.`,
  notChangedHere: ({ place, sections }) =>
    `${place}: Expected a key of ${sections}. Other settings are changed in the file.`,
  decidedByFunction: ({ place }) => `${place}: A function in the file decides this, which only an editor can change.`,
  overridden: ({ place, variable }) => `${place}: The environment variable ${variable} overrides it. Change it there.`,
  changedSinceShown: ({ file }) =>
    `${file} or the configuration has changed since this was shown. Nothing was written: look at the change again.`,
  nothingToWrite: () => 'Nothing can be written.',
  nothingChanged: () => 'Nothing has changed.',
  isSample: () =>
    'These are the events of the built-in sample portal, and a file with rules for them would be of no use. Set KALENDS_BASE_URL and KALENDS_TOKEN to those of your portal, and start kalends map again.',
  inVariable: () =>
    'The configuration is in the variable KALENDS_CONFIG, which only you can change. Put these lines there, or move it into a file.',
  fileInvalidThen: ({ changes, why }, say) =>
    `With ${changes === 1 ? 'this change' : `these ${changes} changes`}, the file would not be valid: ${say(why)}`,
  refreshFailed: ({ why }, say) => `The portal could not be read, so what was read before stays. ${say(why)}`,
  refreshCut: () => 'The portal was not read to the end, so what was read before stays.',
  noField: ({ path }) => `There is no field ${path}.`,
  noRecord: ({ calendar, record }) => `Calendar ${calendar} has no record ${record} now.`,
  trialOver: () => 'Nobody waits for this trial any more.',
  hasFailed: () => 'The workbench has failed. The terminal says more.',
};

/** Says in English and as data what the workbench refuses. */
export const workbenchFault = telling(english);
