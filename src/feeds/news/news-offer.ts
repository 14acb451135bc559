import type { Price } from '../../calendar/event.ts';
import { commaJoined, labelled } from '../../i18n/language-tag.ts';
import type { FeedWords } from '../../i18n/words/feed-words.ts';
import { feedWordsFor } from '../../i18n/words-for.ts';
import { takesPlace } from '../event-title.ts';
import type { Feed, FeedEntry } from '../feed.ts';
import { knownLanguage, plainSpaces } from '../format-date.ts';
import { formatPrice } from '../format-price.ts';
import { cleanLine, webUrl } from '../text/clean-text.ts';

/** Something that a reader can do about an event. */
export interface NewsAction {
  readonly kind: 'add' | 'register' | 'join';
  readonly label: string;
  /** Absolute. */
  readonly url: string;
  /** The media type of what is there; null: nobody knows. */
  readonly mediaType: string | null;
}

/** What can be done about an entry's event: nothing if it does not take place. Only what has a date can be added. */
export function actionsOf(entry: FeedEntry, { language, siteWords }: Feed): readonly NewsAction[] {
  const { event } = entry;
  if (!takesPlace(entry)) return [];
  const words = feedWordsFor(language, siteWords);
  const file = event.start === null ? null : webUrl(entry.file);
  const registration = event.soldOut ? null : webUrl(event.registrationUrl ?? null);
  const join = webUrl(event.onlineUrl);
  return [
    ...(file === null ? [] : [{ kind: 'add', label: words.add, url: file, mediaType: 'text/calendar' } as const]),
    ...(registration === null
      ? []
      : [{ kind: 'register', label: words.register, url: registration, mediaType: null } as const]),
    ...(join === null ? [] : [{ kind: 'join', label: words.online, url: join, mediaType: null } as const]),
  ];
}

/** The price, whether it is sold out, and who performs, each on a line. Nothing is said where the portal says nothing. */
export function offerLines({ event }: FeedEntry, { language, siteWords }: Feed): readonly string[] {
  const words = feedWordsFor(language, siteWords);
  const names = namesOf(event.performers);
  const lines = [
    event.price && priceLine(event.price, language, words),
    event.soldOut && words.soldOut,
    names.length > 0 && `${labelled(language, words.performers)} ${commaJoined(language, ...names)}`,
  ];
  return lines.filter((line) => typeof line === 'string').map(cleanLine);
}

/** The names of those who perform, as feeds write them. */
export const namesOf = (performers: readonly string[] = []): readonly string[] =>
  performers.map(cleanLine).filter((name) => name !== '');

/** The portal's own words say more than two numbers. */
function priceLine(price: Price, language: string, words: FeedWords): string | null {
  const said = price.text === null ? '' : cleanLine(price.text);
  const amounts = formatPrice(price, { ...words, language: knownLanguage(language) });
  const text = said || (amounts && plainSpaces(amounts));
  return !text || text === words.free ? text : `${labelled(language, words.price)} ${text}`;
}
