import type { CalendarEvent } from '../../calendar/event.ts';

/** Whether the event's description shows this picture already, in whatever size. */
export function isPictured({ description }: Pick<CalendarEvent, 'description'>, image: string): boolean {
  if (description === null) return false;
  const own = withoutSize(image);
  return [...description.html.matchAll(/<img\b[^>]*?\ssrc="([^"]*)"/gi)].some(
    ([, src = '']) => withoutSize(src.replaceAll('&amp;', '&')) === own,
  );
}

/** What only says how large, how good or how old a picture is wanted. */
const sizing = /^(?:w|h|width|height|size|s|resize|fit|crop|q|quality|dpr|format|fm|auto|v|ver|itok|t)$/i;

/** The picture apart from its size: servers put that into the query, and into the name: `hall-300x200.jpg`. */
function withoutSize(url: string): string {
  const parsed = URL.parse(url);
  if (parsed === null) return url;
  const query = [...parsed.searchParams].filter(([name]) => !sizing.test(name)).sort();
  const path = parsed.pathname.replace(
    /[-_](?:\d{2,4}x\d{2,4}|scaled|thumb|thumbnail|small|medium|large)(?=\.\w{3,4}$)/i,
    '',
  );
  return `${parsed.host}${path}?${new URLSearchParams(query)}`;
}
