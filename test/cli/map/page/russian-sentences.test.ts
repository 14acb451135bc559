import { afterEach, describe, expect, it } from 'vitest';
import type { Told } from '../../../../src/calendar/told.ts';
import { type FileFaults, fileFault } from '../../../../src/cli/config-file/file-fault.ts';
import { type ManualPlaces, manualPlace } from '../../../../src/cli/config-file/manual-change.ts';
import { type AskSteps, askStep } from '../../../../src/cli/map/ask-step.ts';
import { placeIn, problemIn } from '../../../../src/cli/map/page/words/said-in.ts';
import { workbenchWordsFor } from '../../../../src/cli/map/page/words/workbench-words.ts';
import { type WorkbenchFaults, workbenchFault } from '../../../../src/cli/map/workbench-fault.ts';
import { type SurveyProblems, surveyProblem } from '../../../../src/cli/survey/survey-problem.ts';
import { type ConfigFaults, configFault } from '../../../../src/config/schema/config-fault.ts';
import { type PatternFaults, patternFault } from '../../../../src/mapping/dates/pattern-fault.ts';
import { type MappingProblems, mappingProblem } from '../../../../src/mapping/mapping-problem.ts';
import { type RuleFaults, ruleFault } from '../../../../src/mapping/rules/rule-fault.ts';
import { type PortalProblems, portalProblem } from '../../../../src/publisher/portal-problem.ts';
import { type SourceFaults, sourceFault } from '../../../../src/source/source-fault.ts';
import { openWorkbench, type Workbench } from '../open-workbench.ts';

const russian = workbenchWordsFor('ru');
const inRussian = (told: Told) => problemIn(told, russian);

/** Two English words one after the other that are no name, path, address or quotation. */
function englishIn(text: string): readonly string[] {
  const plain = text
    .replace(/«[^»]*»|"[^"]*"/gu, '…')
    .replace(/kalends map|GET \S+|https?:\S+|\S*[._/={}[\]]\S*/gu, '…')
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
  oldRule: { fault: why },
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
  ruleSilentHere: { rule: '"name"', found: '"title"', count: 3 },
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

const place = { at: 3, text: 'a[b' };
const rules: RuleFaults = {
  ruleTooLong: { most: 2000, found: 2001 },
  ruleSyntax: { ...place, why: ruleFault('syntaxEnds', { expected: ']' }), hint: 'начало' },
  ruleDashedKey: { at: 1, text: 'start-date', key: 'start-date' },
  ruleNoFunction: { at: 1, text: 'foo(a)', name: 'foo' },
  syntaxEnds: { expected: null },
  syntaxExpected: { expected: ':', found: '}' },
  syntaxUnexpected: { found: ']' },
  syntaxOther: { why: 'too many colons in slice expression' },
  ruleSaysNothing: {},
  ruleOfWrongKind: { found: '3' },
  ruleZone: { found: "'Europe/Berlim'" },
  templateBraces: { template: '/e/{slug' },
};
const patterns: PatternFaults = {
  patternTooLong: { most: 100, found: 101 },
  patternLetter: { pattern: 'dd.QQ.yyyy', letter: 'Q' },
  patternNoDay: { pattern: 'HH:mm' },
  patternTwice: { pattern: 'dd.dd.MM.yyyy' },
};
const settings: ConfigFaults = {
  settingExpected: { expected: 'a whole number from 0 to 1000', found: 'nothing', suggestion: 'Europe/Berlin' },
  unknownKey: { near: null, known: 'one of path, format' },
  ruleInvalid: { why: ruleFault('ruleSaysNothing', {}) },
  headerTaken: { name: 'Host', isOfConnection: true },
  placesLeftElsewhere: {},
};
const refusals: WorkbenchFaults = {
  settingFault: { where: 'source.auth', what: configFault('placesLeftElsewhere', {}) },
  settingFaults: { all: [configFault('unknownKey', { near: 'path', known: '' })] },
  otherPortal: { origin: 'https://portal.example' },
  notChangedHere: { place: 'server.hosts', sections: 'mapping, source' },
  decidedByFunction: { place: 'mapping.event.title' },
  overridden: { place: 'site.timeZone', variable: 'KALENDS_TIMEZONE' },
  changedSinceShown: { file: 'kalends.config.ts' },
  nothingToWrite: {},
  nothingChanged: {},
  isSample: {},
  inVariable: {},
  fileInvalidThen: { changes: 2, why: configFault('placesLeftElsewhere', {}) },
  refreshFailed: { why },
  refreshCut: {},
  noField: { path: 'mapping.event.titel' },
  noRecord: { calendar: '42', record: 3 },
  trialOver: {},
  hasFailed: {},
};
const files: FileFaults = {
  fileNoCode: {},
  fileNoExport: {},
  fileNoLiteral: {},
  fileNoObject: {},
  fileNoJson: { line: 2, column: 3, message: '…' },
  fileUnsafe: {},
  fileComputes: { place: 'mapping.event' },
  fileUnreadable: { name: 'kalends.config.ts', why: 'EACCES: permission denied' },
  fileUnwritable: { name: 'kalends.config.ts', why: 'EACCES: permission denied' },
  fileChanged: { name: 'kalends.config.ts' },
};
const places: ManualPlaces = { inOutermost: {}, inExported: {}, inObject: { path: 'mapping.event' } };

const told = (tell: (code: never, values: never) => Told, values: object): readonly Told[] =>
  Object.entries(values).map(([code, one]) => tell(code as never, one as never));
const all = [
  ...told(sourceFault, source),
  ...told(mappingProblem, mapping),
  ...told(portalProblem, portal),
  ...told(surveyProblem, survey),
  ...told(askStep, steps),
  ...told(ruleFault, rules),
  ...told(patternFault, patterns),
  ...told(configFault, settings),
  ...told(workbenchFault, refusals),
  ...told(fileFault, files),
  ...told(manualPlace, places),
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

const records = Array.from({ length: 4 }, (_, at) => ({
  id: `e${at}`,
  title: `Лекция ${at}`,
  start: `2026-12-0${at + 1}T18:00:00+01:00`,
}));

describe('a portal that answers wrongly', () => {
  let workbench: Workbench;
  afterEach(() => workbench?.close());

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

describe('a refusal', () => {
  let workbench: Workbench;
  afterEach(() => workbench?.close());

  it.each([
    [
      'mapping.event.title',
      [
        'start-date',
        'начало',
        'a[',
        'foo(a)',
        { path: 'a', format: 'HH' },
        { path: 'a', as: 'htlm' },
        { pth: 'a' },
        { path: [] },
        7,
        { path: 'a', timeZone: 'Berlin' },
        { template: '{a' },
        { path: 'a', values: 3 },
      ],
    ],
    [
      'source.auth',
      [
        { in: 'headr' },
        { in: 'query' },
        { in: 'basic', user: 'a:b' },
        { in: 'header', name: 'Host' },
        { in: 'header', scheme: 'a b' },
        'x',
      ],
    ],
    ['source.paging', ['pages', { style: 'pages' }, { style: 'page', base: -1 }, { style: 'page', param: '' }]],
    ['source.endpoints', [{ events: 'events' }, { events: '/{a' }, { calendars: '/{a}' }, { details: true }]],
    ['site.timeZone', ['Berlin', '', 3]],
    ['server.hosts', [[]]],
  ] as const)('is Russian: %s', async (key, values) => {
    workbench = await openWorkbench({ portal: { events: records }, settings: { source: { retries: 0 } } });
    const refused: Told[] = [];
    for (const value of values) {
      const headers = { cookie: workbench.cookie, origin: workbench.origin, 'content-type': 'application/json' };
      const { status, text } = await workbench.send('/api/change', {
        method: 'POST',
        headers,
        body: JSON.stringify({ label: 'x', changes: [{ path: key.split('.'), value }] }),
      });
      expect([value, status]).toEqual([value, 400]);
      const { error: message, said } = JSON.parse(text);
      refused.push({ message, said });
    }
    const shown = refused.map((one) => inRussian(one) ?? `not known: ${one.message}`);
    expect(shown.flatMap(englishIn)).toEqual([]);
    expect(shown.filter((text) => !/[а-яё]/u.test(text))).toEqual([]);
  });
});
