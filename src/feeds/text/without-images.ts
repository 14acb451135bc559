import type { CalendarEvent, EventTexts, RichText } from '../../calendar/event.ts';
import type { PublishedEvent, Snapshot } from '../../calendar/snapshot.ts';

/** Made once for each snapshot, so that an event stays the same object while its revision does. */
const made = new WeakMap<Snapshot, Snapshot>();

/**
 * The snapshot without anything that makes a reader's program load an image: that would tell the image's server who
 * reads what, and when. A picture in a description becomes a link, which only a person follows.
 */
export function withoutImages(snapshot: Snapshot): Snapshot {
  const known = made.get(snapshot) ?? { ...snapshot, events: snapshot.events.map(publishedWithout) };
  made.set(snapshot, known);
  return known;
}

function publishedWithout(published: PublishedEvent): PublishedEvent {
  const event = eventWithout(published.event);
  return event === published.event ? published : { ...published, event };
}

function eventWithout(event: CalendarEvent): CalendarEvent {
  const texts = [event, ...Object.values(event.translations)];
  if (event.image === null && !texts.some(({ description }) => description !== null && hasImage(description)))
    return event;
  const translations = Object.entries(event.translations).map(([language, own]): [string, EventTexts] => [
    language,
    { ...own, description: textWithout(own.description) },
  ]);
  return {
    ...event,
    image: null,
    description: textWithout(event.description),
    translations: Object.fromEntries(translations),
  };
}

const hasImage = ({ html }: RichText): boolean => /<img\b/i.test(html);

const textWithout = (text: RichText | null): RichText | null =>
  text === null || !hasImage(text) ? text : { ...text, html: linksForImages(text.html) };

/** Replaces pictures by links, in HTML that was sanitized: its attributes are quoted and hold no `>`. */
function linksForImages(html: string): string {
  let isInLink = false;
  return html.replace(/<(\/?)(a|img)\b[^>]*>/gi, (tag, slash: string, name: string) => {
    if (name.toLowerCase() === 'a') {
      isInLink = slash === '';
      return tag;
    }
    const src = /\ssrc="([^"]*)"/i.exec(tag)?.[1] ?? '';
    const label = /\salt="([^"]*)"/i.exec(tag)?.[1]?.trim() || fileName(src);
    return isInLink || src === '' ? label : `<a href="${src}">${label}</a>`;
  });
}

/** What the link says if the picture has no text: the file's name, else the host's. */
function fileName(src: string): string {
  const [, host = ''] = /^https?:\/\/([^/?#]*)/i.exec(src) ?? [];
  return /\/([\w.~%-]{1,80})(?:[?#].*)?$/.exec(src)?.[1] ?? host;
}
