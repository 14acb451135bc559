import { afterEach, describe, expect, it } from 'vitest';
import type { Told } from '../../../../src/calendar/told.ts';
import { type AskSteps, askStep } from '../../../../src/cli/map/ask-step.ts';
import { placeIn, problemIn } from '../../../../src/cli/map/page/words/said-in.ts';
import { workbenchWordsFor } from '../../../../src/cli/map/page/words/workbench-words.ts';
import { type SurveyProblems, surveyProblem } from '../../../../src/cli/survey/survey-problem.ts';
import { type MappingProblems, mappingProblem } from '../../../../src/mapping/mapping-problem.ts';
import { type PortalProblems, portalProblem } from '../../../../src/publisher/portal-problem.ts';
import { type SourceFaults, sourceFault } from '../../../../src/source/source-fault.ts';
import { openWorkbench, type Workbench } from '../open-workbench.ts';

const russian = workbenchWordsFor('ru');
const inRussian = (told: Told) => problemIn(told, russian);

/** Two English words one after the other that are no name, path, address or quotation. */
function englishIn(text: string): readonly string[] {
  const plain = text
    .replace(/«[^»]*»|"[^"]*"/gu, '…')
    .replace(/GET \S+|https?:\S+|\S*[._/={}[\]]\S*/gu, '…')
    .replace(/\b(?:HTML|JSON|XML|HTTP|UTC|ASCII|CSS|DNS|UTF-8|Content-\w+|Kalends)\b/gu, '…');
  return plain.match(/[A-Za-z]{2,}(?: [A-Za-z]{2,})+/gu) ?? [];
}

const why: Told = sourceFault('pageEmpty', { page: 2 });
const way = { in: 'header', name: 'X-Key', scheme: '', user: '' } as const;

/** Values for every sentence that there is. The compiler asks for each. */
const source: SourceFaults = {
  request: { request: 'GET /events', what: sourceFault('timeout', { seconds: 5 }), attempt: 2, attempts: 3 },
  status: { status: 401, noToken: true, retryAfter: 30 },
  network: { trouble: 'refused', code: 'ECONNREFUSED' },
  tooFewBytes: { came: 1, announced: 2 },
  tooManyBytes: { most: 5, announced: null },
  undecodable: { charset: 'utf-8', how: 'default' },
  emptyBody: { status: 200 },
  notJson: { status: 200, found: 'signInPage', length: 9 },
  noObject: { found: 'string' },
  tooDeep: { most: 200 },
  tooManyKeys: { most: 1 },
  tooManyValues: { most: 1 },
  timeout: { seconds: 5 },
  timeoutBefore: {},
  listTimeout: { seconds: 50 },
  unsendableToken: { character: 3, found: 'lineBreak' },
  cancelled: {},
  redirects: { most: 5 },
  redirectNowhere: { status: 302 },
  redirectElsewhere: { status: 302, from: 'https://a.example', to: 'https://b.example', moved: true },
  badHeader: {},
  budget: {},
  detailsOff: {},
  errorInBody: { shown: '"success": false', expected: 'list' },
  pathLacks: { name: 'slug' },
  pathDots: { segment: '..' },
  notRequestable: { why: '…' },
  notAsked: {},
  noList: { why },
  allTooLarge: { most: 1 },
  endlessPages: { pages: 1000 },
  endlessRecords: { most: 1_000_000 },
  pagesRepeat: { page: 3, collected: 20, total: 40 },
  endedShort: { collected: 20, total: null, why },
  pageEmpty: { page: 3 },
  pageRepeated: { page: 3 },
  nextUnknown: {},
  nextFailed: { collected: 20, why },
  listCut: { count: 20, total: 40, tried: why },
  tried: {
    ways: [sourceFault('wayLink', {}), sourceFault('wayParameter', { name: 'page' })],
    more: 2,
    elsewhere: true,
  },
  wayLink: {},
  wayAnswer: {},
  wayParameter: { name: 'page' },
  wayParameterSized: { name: 'page' },
  listNote: { request: 'GET /events', what: why },
  noSecondPage: { count: 20, tried: why },
  failedAtEnd: { collected: 20, why },
  recordsTwice: { count: 2 },
  totalDiffers: { total: 20, collected: 19 },
};
const mapping: MappingProblems = {
  noKeyFor: { field: 'title' },
  detectionFailed: { field: 'event.title', why: '…' },
  oldRule: { fault: '…' },
  noListSomewhere: { kind: 'events', found: mappingProblem('foundKeys', { keys: 'a' }) },
  noListAt: { where: 'mapping.events.items', path: 'a.b', found: 'an object' },
  foundValues: { count: 3 },
  foundEmpty: {},
  foundKeys: { keys: 'a' },
  foundType: { type: 'string' },
  orderUnknown: { used: 'day' },
  utcAssumed: {},
  noZoneAnywhere: { path: 'start' },
  recordNoObject: { found: 'a list of 3' },
  recordTooLarge: { limits: '…' },
  noEventInDetails: { found: 'nothing' },
  calendarNoObject: { found: 'an object with nothing in it' },
  calendarNoId: { found: 'an object with name' },
  calendarNoZone: { found: '3' },
  calendarNoColor: { found: '3' },
};
const portal: PortalProblems = {
  noCalendars: {},
  noCalendarId: {},
  calendarTwice: { id: '42' },
  unreadableRecord: { why },
  unusableRecord: { why: 'holds no id' },
  nothingToMap: {},
  noneReadable: { list: 'list of events', count: 3, first: why },
  partialList: { why, outcome: 'kept' },
  sameForAll: { trials: [portalProblem('trial', { rule: 'id', id: '1', verdict: 'same' })] },
  trialsMade: { trials: [portalProblem('trial', { rule: 'id', id: '1', verdict: 'failed' })] },
  trial: { rule: 'id', id: '1', verdict: 'found' },
};
const survey: SurveyProblems = {
  othersUnread: { count: 2 },
  ruleFindsNothing: { rule: '"name"', of: 'events', count: 3 },
  idShared: { count: 2, titles: '"A", "B"', more: 1 },
  detailsUnread: { why, heldBack: true },
  detailsSkipped: { count: 2 },
  noDetails: { elsewhere: true },
  calendarUnknown: { id: '24', meant: '42', title: 'Лекции', known: '"42"', more: 1 },
};
const steps: AskSteps = {
  askCalendars: way,
  askEvents: { calendar: 'Лекции' },
  askPage: { calendar: 'Лекции', page: 2 },
  askDetails: {},
  askDetailsOf: { id: '1' },
  askOtherWays: {},
  cameNoCalendar: {},
  cameCalendars: { count: 2, names: 'Лекции', more: 1 },
  cameRecords: { count: 2 },
  cameAll: { count: 2, pages: 1 },
  cameOthers: { count: 2, pages: 1, lost: 1, before: 2, counted: true },
  came: { what: why, notes: [why] },
  detailsSwitchedOff: {},
  noIdForDetails: {},
  cameAnswer: {},
  cameKeys: { keys: 'id, title' },
  noOtherWay: { count: 12 },
  otherWay: { ...way, baseUrl: 'https://portal.example', noCalendar: true },
};

const told = (tell: (code: never, values: never) => Told, values: object): readonly Told[] =>
  Object.entries(values).map(([code, one]) => tell(code as never, one as never));
const all = [
  ...told(sourceFault, source),
  ...told(mappingProblem, mapping),
  ...told(portalProblem, portal),
  ...told(surveyProblem, survey),
  ...told(askStep, steps),
];

it('every sentence about the portal as a whole is Russian on the Russian page, and differs from the English one', () => {
  const said = all.map((one) => ({ code: one.said?.code, text: inRussian(one) ?? '', english: one.message }));
  const names = ['wayParameter', 'foundType'];
  expect(
    said.filter(
      ({ text, english, code = '' }) =>
        (text === english && !names.includes(code)) || /undefined|object Object/u.test(text),
    ),
  ).toEqual([]);
  expect(said.flatMap(({ text }) => englishIn(text).map((found) => `${found} | ${text}`))).toEqual([]);
});

describe('a portal that answers wrongly', () => {
  let workbench: Workbench;
  afterEach(() => workbench?.close());

  const records = Array.from({ length: 4 }, (_, at) => ({
    id: `e${at}`,
    title: `Лекция ${at}`,
    start: `2026-12-0${at + 1}T18:00:00+01:00`,
  }));

  it.each([
    ['a page instead of JSON', { handle: () => ({ body: '<!doctype html><p>Sign in</p>' }) }],
    ['a refusal', { handle: () => ({ status: 403, body: {} }) }],
    ['no calendar', { calendars: [] }],
    ['no list of calendars', { handle: () => ({ body: { version: 2 } }) }],
    [
      'no list of events',
      {
        handle: ({ operation }: { operation: string }) =>
          operation === 'events' ? { status: 500, body: {} } : undefined,
      },
    ],
    [
      'a part of a list',
      { events: records, list: (_: unknown, items: readonly unknown[]) => ({ body: { items, total: 40 } }) },
    ],
    ['no details', { events: records, details: () => undefined }],
  ])('is told in Russian: %s', { timeout: 120_000 }, async (_, options) => {
    workbench = await openWorkbench({ portal: options, settings: { source: { retries: 0 } } });
    const { problems } = await workbench.post('state');
    const { steps: asked } = await workbench.post('ask', { changes: [] });
    const sentences = [...problems, ...asked.flatMap(({ what, found }) => [what, found])];
    expect(problems.length).toBeGreaterThan(0);
    expect(sentences.filter((one) => inRussian(one) === null)).toEqual([]);
    expect(sentences.flatMap((one) => englishIn(inRussian(one) ?? ''))).toEqual([]);
    expect(problems.flatMap(({ where }) => englishIn(placeIn(where, russian)))).toEqual([]);
  });
});
