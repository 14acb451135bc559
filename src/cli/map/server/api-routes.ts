import type { CommandRuntime } from '../../command.ts';
import { createPreviewSite, type PreviewSite } from '../preview/preview-site.ts';
import { slugsOf } from '../preview/survey-publisher.ts';
import { completeExpression } from '../rules/complete-expression.ts';
import { suggestRules } from '../rules/suggest-rules.ts';
import { tryRule } from '../rules/try-rule.ts';
import { askPortal } from '../session/ask-portal.ts';
import { changedSettings } from '../session/checked-change.ts';
import { type ConfigTarget, saveConfig, savePreview, targetExists } from '../session/config-target.ts';
import type { PortalReading } from '../session/sampled-portal.ts';
import { WorkbenchError } from '../session/workbench-error.ts';
import type { WorkbenchSession } from '../session/workbench-session.ts';
import { listAnswer } from '../view/list-answer.ts';
import { recordAnswer } from '../view/record-answer.ts';
import { workbenchState } from '../view/workbench-state.ts';
import type {
  AskRequest,
  ChangeRequest,
  CompleteRequest,
  SuggestRequest,
  TryRequest,
  WorkbenchState,
} from '../workbench-api.ts';
import { workbenchFault } from '../workbench-fault.ts';
import { readRequest, requestShapes } from './request-shapes.ts';

/** What the page can ask for. */
export interface WorkbenchApi {
  /** By the last part of its address; undefined: there is none. */
  route(name: string): ApiRoute | undefined;
  /** The public pages as they would be published now. */
  preview(): Promise<PreviewSite>;
}

/** Rejects with a WorkbenchError where it can't answer. The signal aborts when nobody waits any more. */
export type ApiRoute = (body: unknown, signal: AbortSignal) => Promise<unknown>;

interface ApiDeps {
  readonly session: WorkbenchSession;
  readonly target: ConfigTarget;
  readonly runtime: CommandRuntime;
  /** The workbench's own, without a final slash. */
  readonly origin: string;
}

export function createWorkbenchApi({ session, target, runtime, origin }: ApiDeps): WorkbenchApi {
  let site: { readonly reading: PortalReading; readonly preview: PreviewSite } | null = null;
  async function preview(): Promise<PreviewSite> {
    const reading = await session.reading();
    if (site?.reading !== reading) {
      const { at } = session.asked();
      site = { reading, preview: createPreviewSite(reading, { origin, at, now: runtime.now }) };
    }
    return site.preview;
  }
  async function state(): Promise<WorkbenchState> {
    const file = { name: target.name, exists: await targetExists(target) };
    const slugs = slugsOf(await session.reading());
    return workbenchState(session, { file, machineZone: runtime.machine.timeZone, slugs });
  }
  /** What changes something waits for what changes something. */
  let last: Promise<unknown> = Promise.resolve();
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  }
  let lastTrial: Promise<unknown> = Promise.resolve();
  const changing = (work: (body: unknown, signal: AbortSignal) => Promise<void>): ApiRoute => {
    return (body, signal) =>
      inTurn(async () => {
        await work(body, signal);
        return state();
      });
  };
  const routes: Readonly<Record<string, ApiRoute>> = {
    state,
    async record(body) {
      const address = readRequest(requestShapes.record, body);
      const pages = await preview();
      return recordAnswer(await session.reading(), address, pages.partsOf);
    },
    async answer(body) {
      const { calendar } = readRequest(requestShapes.answer, body);
      return { calendar, answer: listAnswer(await session.reading(), calendar) };
    },
    async try(body, signal) {
      const request = readRequest(requestShapes.try, body) as TryRequest;
      const tried = lastTrial.then(() => {
        // People type on: what nobody waits for any more is not worth a second of computing.
        if (signal.aborted) throw new WorkbenchError(409, workbenchFault('trialOver', {}));
        return tryRule(session, request);
      });
      lastTrial = tried.catch(() => undefined);
      return tried;
    },
    async suggest(body) {
      const request = readRequest(requestShapes.suggest, body) as SuggestRequest;
      return suggestRules(await session.reading(), request);
    },
    async complete(body) {
      const request = readRequest(requestShapes.complete, body) as CompleteRequest;
      return completeExpression(await session.reading(), request);
    },
    change: changing(async (body) => {
      const { label, changes } = readRequest(requestShapes.change, body) as ChangeRequest;
      await session.change(label, changes);
    }),
    undo: changing(() => session.undo()),
    redo: changing(() => session.redo()),
    refresh: changing((_, signal) => session.refresh(AbortSignal.any([signal, runtime.stop]))),
    async ask(body, signal) {
      const { changes, otherWays = false } = readRequest(requestShapes.ask, body) as AskRequest;
      const { config } = changedSettings(session.settings(), changes, session.check);
      const { token, fetch } = session;
      const { survey } = await session.reading();
      const listed = new Map(
        survey.calendars.map(({ calendar, records }) => [calendar.id, records.map((one) => one.listed.record)]),
      );
      return askPortal(config, {
        token,
        fetch,
        runtime,
        otherWays,
        asksDetails: changes.some(({ path }) => path.slice(0, 3).join('.') === 'source.endpoints.details'),
        listed,
        signal: AbortSignal.any([signal, runtime.stop]),
      });
    },
    'save-preview': () => inTurn(() => savePreview(session, target)),
    save: (body) =>
      inTurn(async () => {
        const { version } = readRequest(requestShapes.save, body);
        return { ...(await saveConfig(session, target, version)), state: await state() };
      }),
  };
  return { preview, route: (name) => (Object.hasOwn(routes, name) ? routes[name] : undefined) };
}
