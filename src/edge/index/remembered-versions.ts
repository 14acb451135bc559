import type { Preview } from '../../calendar/preview.ts';
import { errorMessage } from '../../publisher/messages.ts';
import type { VersionAnswer } from '../../publisher/publisher.ts';
import type { Log } from '../../publisher/runtime.ts';
import type { IndexCalls } from '../object-stubs.ts';
import { previewName } from './stored-previews.ts';

/** For how long, in milliseconds, what was said last is taken while the index fails. Then the calendars are asked. */
const staleMs = 600_000;
/** How long an index that failed is left alone. */
const restMs = 5_000;
/** How old an answer may be for those who were told it and come to load the events. */
const justToldMs = 5_000;

/** What the index says of all calendars at once, as this isolate remembers it. */
export interface RememberedVersions {
  /** In the order of the ids; null: it can't tell. `withPreviews`: previews that have changed come along. */
  of(calendarIds: readonly string[], withPreviews: boolean): Promise<readonly VersionAnswer[] | null>;
  /** Takes what the index said with another answer, so that the next question needs no call. */
  note(versions: Readonly<Record<string, string | null>>): void;
  /** What came along. */
  preview(calendarId: string): Preview | undefined;
  /** The version of a calendar if the index told it just now. */
  justTold(calendarId: string): string | null;
}

export function rememberVersions(
  index: Pick<IndexCalls, 'versions' | 'previews'>,
  now: () => number,
  log: Log,
): RememberedVersions {
  let told: { readonly versions: Readonly<Record<string, string | null>>; readonly at: number } | null = null;
  let previews = new Map<string, Preview>();
  let restsUntil = 0;
  /** Something was noted, and nobody has asked since. */
  let isNoted = false;

  async function ask(withPreviews: boolean): Promise<void> {
    const wasNoted = isNoted && told !== null && now() - told.at < justToldMs;
    isNoted = false;
    if (wasNoted && !withPreviews) return;
    if (!withPreviews) {
      told = { versions: await index.versions(), at: now() };
      return;
    }
    const known = Object.fromEntries([...previews].map(([id, one]) => [id, previewName(one)]));
    const answer = await index.previews(known);
    const all = new Map([...previews, ...Object.entries(answer.previews)]);
    previews = new Map([...all].filter(([id]) => Object.hasOwn(answer.versions, id)));
    told = { versions: answer.versions, at: now() };
  }

  return {
    async of(calendarIds, withPreviews) {
      if (now() >= restsUntil) {
        try {
          await ask(withPreviews);
        } catch (error) {
          restsUntil = now() + restMs;
          log('warn', `Calendars are served as they were, since the index's object fails: ${errorMessage(error)}`);
        }
      }
      if (told === null || now() - told.at > staleMs) return null;
      const { versions } = told;
      const answers = calendarIds.flatMap((id): VersionAnswer[] => {
        // A calendar that has said nothing yet is asked itself, which waits for its first copy.
        const version = Object.hasOwn(versions, id) ? versions[id] : undefined;
        if (version === undefined) return [];
        return version === null ? [{ kind: 'pending', retryAfter: 5 }] : [{ kind: 'version', version }];
      });
      return answers.length === calendarIds.length ? answers : null;
    },
    note(versions) {
      told = { versions, at: now() };
      isNoted = true;
    },
    preview: (calendarId) => previews.get(calendarId),
    justTold: (calendarId) =>
      told !== null && now() - told.at < justToldMs ? (told.versions[calendarId] ?? null) : null,
  };
}
