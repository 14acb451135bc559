import type { PublisherStatus } from '../../publisher/publisher.ts';
import { countOf } from '../screen/quantities.ts';
import { type ExportResult, feedNameOf } from './export-site.ts';
import { plain } from './static-address.ts';

/** What went wrong and what is worth knowing, in sentences. Problems make the command exit with 1. */
export interface Report {
  readonly problems: readonly string[];
  readonly notes: readonly string[];
}

const mostNamed = 3;

/** Why the files of some calendars are not what the portal has now. */
export function portalProblems(status: PublisherStatus): readonly string[] {
  const problems =
    status.list.failure === null ? [] : [`The list of calendars could not be read: ${status.list.failure}`];
  for (const { slug, title, failure, hasCopy, heldBack, withdrawnSince, lastSuccess } of status.calendars) {
    if (withdrawnSince !== null) continue;
    const name = title || slug;
    const files = hasCopy
      ? 'so its files show its last good copy'
      : 'and the store has no copy of it, so its files stay as they are';
    if (failure !== null) problems.push(`${name} could not be read, ${files}: ${failure}`);
    else if (heldBack !== null) problems.push(`${name}: ${heldBack}`);
    else if (lastSuccess === null) problems.push(`${name} has not been read yet.`);
  }
  return status.store === null ? problems : [...problems, status.store];
}

/** The sentences of `portalProblems` as the publisher's log knows them. */
export const toldFailures = ({ list, calendars }: PublisherStatus): readonly string[] =>
  [list.failure, ...calendars.flatMap(({ failure, heldBack }) => [failure, heldBack])].filter((text) => text !== null);

/** What became of the files. What follows from a calendar's failure is not said again. */
export function resultReport({ failed: all, impossible, foreign }: ExportResult, status: PublisherStatus): Report {
  const without = new Set(
    status.calendars.filter(({ failure, hasCopy }) => failure !== null && !hasCopy).map(({ slug }) => slug),
  );
  const failed = all.filter((address) => !without.has(feedNameOf(plain(address).file) ?? ''));
  const [noFiles, others] = [countOf(impossible.length, 'address'), countOf(foreign.length, 'file')];
  return {
    problems:
      failed.length === 0
        ? []
        : [
            `${plural(failed.length, 'An address', 'addresses')} could not be rendered, and keep the last good file: ${named(failed)}.`,
          ],
    notes: [
      ...(impossible.length === 0
        ? []
        : [`${noFiles} can't be a file, because of the portal's ids: ${named(impossible)}.`]),
      ...(foreign.length === 0 ? [] : [`${others} of somebody else stay as they are: ${named(foreign)}.`]),
    ],
  };
}

const plural = (count: number, one: string, many: string): string => (count === 1 ? one : `${count} ${many}`);

function named(all: readonly string[]): string {
  const shown = all.slice(0, mostNamed).join(', ');
  return all.length > mostNamed ? `${shown} …` : shown;
}

/** `1,204 files in public: 3 new, 1 changed, 2 removed.` */
export function summary({ files }: ExportResult, folder: string): string {
  const total = files.new + files.changed + files.unchanged;
  const parts = (['new', 'changed', 'removed'] as const).flatMap((kind) =>
    files[kind] === 0 ? [] : [`${files[kind].toLocaleString('en')} ${kind}`],
  );
  return `${countOf(total, 'file')} in ${folder}: ${parts.length === 0 ? 'nothing has changed' : parts.join(', ')}.`;
}
