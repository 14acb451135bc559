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

/** Names of one's own machine or network (RFC 6761, RFC 6762, RFC 8375); a name without a dot is none of the internet's. */
const ownName = /^[^.]+$|\.(?:localhost|local|internal|test|lan|home\.arpa)$/i;
/** RFC 6890: addresses of one's own machine or network, as the URL standard writes them. */
const ownAddress =
  /^(?:(?:0|10|127)\.|192\.168\.|169\.254\.|172\.(?:1[6-9]|2\d|3[01])\.|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])\.)[\d.]+$/;
const ownAddress6 = /^\[(?:::1?\]|f[cd][\da-f]{2}:|fe[89ab][\da-f]:)/;

/** Whether programs on other machines can reach the address: Google and Outlook fetch it from their own servers. */
export function isReachable(url: string): boolean {
  const host = URL.parse(url)?.hostname.replace(/\.$/, '') ?? '';
  if (host.startsWith('[')) return !ownAddress6.test(host);
  return !ownName.test(host) && !ownAddress.test(host);
}
