import type { Phrases } from '../i18n/pages/phrases.ts';
import type { PublisherStatus } from '../publisher/publisher.ts';

/** One thing that an administrator should look at. */
export interface Concern {
  readonly where: string;
  /** What is wrong. */
  readonly sentence: string;
  /** What to do about it. */
  readonly advice: string;
}

/** Everything that is wrong, what touches most first. */
export function statusConcerns(
  { store, list, problems, calendars }: PublisherStatus,
  phrases: Phrases,
): readonly Concern[] {
  const words = phrases.status;
  const { advice } = words;
  const found: Concern[] = [];
  const add = (where: string, sentence: string | null | undefined, what: string) => {
    if (sentence != null) found.push({ where, sentence, advice: what });
  };
  add(words.list, list.failure, advice.list);
  add(words.store, store, advice.store);
  for (const { where, message } of problems) add(where, message, advice.problems(''));
  for (const calendar of calendars) {
    const { failure, heldBack, withdrawnSince } = calendar;
    const title = calendar.slug === '' ? words.hidden : calendar.title;
    add(title, failure, advice.failure);
    add(title, heldBack, advice.heldBack);
    add(title, withdrawnSince && words.withdrawn(withdrawnSince.slice(0, 10)), advice.withdrawn);
    const error = calendar.problems.find(({ level }) => level === 'error');
    add(title, error && `${error.where}: ${error.message}`, advice.problems(calendar.id));
  }
  return found;
}
