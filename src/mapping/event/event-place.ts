import type { CalendarEvent } from '../../calendar/event.ts';
import type { Problem } from '../../calendar/problem.ts';
import { chooseLanguage } from '../language.ts';
import type { EventField, MappingContext } from '../mapping-settings.ts';
import { type Found, quote } from '../rules/rule.ts';
import { wordOf } from '../values/flag-and-word.ts';
import { readLink } from '../values/link.ts';
import { readPlace } from '../values/place.ts';

type Report = (level: Problem['level'], field: EventField, message: string) => void;

/** The link of a field; what is a text but no http(s) link is reported. */
export function readFieldLink(
  found: Found | null,
  field: EventField,
  context: MappingContext,
  report: Report,
): string | null {
  const url = found === null ? null : readLink(chooseLanguage(found.value, context.language).value, context.linkBase);
  if (url === null && typeof found?.value === 'string')
    report('warning', field, `expected an http(s) link, found ${quote(found.value)}`);
  return url;
}

/** What portals write for a place where there is none. */
const onlineWords = new Set(
  'online|онлайн|онлайнсобытие|virtual|virtuell|enligne|enlínea|zoom|webinar|вебинар|дистанционно|remote|internet|интернет|verkossa|etänä'.split(
    '|',
  ),
);

/** The place of an event and the link to take part in it; an event that is only online has no place. */
export function readWhere(
  of: (field: EventField) => Found | null,
  context: MappingContext,
  report: Report,
): Pick<CalendarEvent, 'location' | 'onlineUrl'> {
  const location = of('location')?.value ?? null;
  const linked = typeof location === 'string' && /^https?:\/\/\S+$/.test(location.trim());
  const onlineUrl =
    readFieldLink(of('onlineUrl'), 'onlineUrl', context, report) ??
    (linked ? readLink(location, context.linkBase) : null);
  const { place, geo } = readPlace(
    {
      location: linked ? null : location,
      address: of('address')?.value ?? null,
      latitude: of('latitude')?.value ?? null,
      longitude: of('longitude')?.value ?? null,
    },
    context.language,
  );
  if (geo === 'out-of-range')
    report('warning', 'latitude', 'the coordinates are of no place on Earth; they are left out');
  const words = [place?.name, place?.address].filter((text) => text !== null && text !== undefined);
  const onlyOnline = onlineUrl !== null && place?.geo == null && words.every((text) => onlineWords.has(wordOf(text)));
  return { location: onlyOnline ? null : place, onlineUrl };
}
