/** A program that people subscribe with. */
export type SubscriberKind = 'apple' | 'google' | 'outlook' | 'office' | 'program';

export interface SubscribeTarget {
  readonly kind: SubscriberKind;
  /** What the link opens. */
  readonly href: string;
  /** Platforms on which it comes first, as the page's script names them. */
  readonly first: readonly ('apple' | 'android' | 'windows' | 'other')[];
}

/**
 * Where to send whoever subscribes to a feed; `ics` is its absolute https address, `title` what the calendar is to be called.
 * `webcal:` opens the device's own program (Apple follows no `webcals:`), Google wants the webcal: form in `cid`, Outlook's
 * pages the https form (interop.md §3).
 */
export function subscribeTargets(ics: string, title: string): readonly SubscribeTarget[] {
  const webcal = ics.replace(/^https?:/, 'webcal:');
  const [url, name] = [encodeURIComponent(ics), encodeURIComponent(title.toWellFormed())];
  return [
    { kind: 'apple', href: webcal, first: ['apple'] },
    {
      kind: 'google',
      href: `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(webcal)}`,
      first: ['android'],
    },
    {
      kind: 'outlook',
      href: `https://outlook.live.com/calendar/0/addfromweb?url=${url}&name=${name}`,
      first: ['windows'],
    },
    { kind: 'office', href: `https://outlook.office.com/calendar/0/addfromweb?url=${url}&name=${name}`, first: [] },
    { kind: 'program', href: webcal, first: ['other'] },
  ];
}

/** Whether programs on other machines can reach the address: Google and Outlook fetch it from their own servers. */
export function isReachable(url: string): boolean {
  const host = URL.parse(url)?.hostname ?? '';
  return !/^(?:localhost|.*\.(?:localhost|local|internal|test)|127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|\[(?:::1|f[cd]))/i.test(
    host,
  );
}
