import { wayInWords } from '../report/advice.ts';
import type { FoundWay } from './probe-auth.ts';

/** How a portal takes its token, and what could not be told of that, in sentences. */
export function wayFoundWords({ baseUrl, auth, doubt }: FoundWay): string {
  if (doubt === 'untold') {
    const written =
      auth.in === 'none'
        ? 'that none is sent, since it refuses the token in every usual way'
        : `the most usual way, ${wayInWords(auth)}`;
    return `${baseUrl} lists no calendar, with the token or without, so it can't be told whether the token is right, nor how it is to be sent: written down is ${written}. Try again once there is a calendar.`;
  }
  if (auth.in === 'none')
    return `${baseUrl} answers without a token, so none is sent. If one would show more, set source.auth.`;
  const takes = `${baseUrl} takes the token ${wayInWords(auth)}`;
  return doubt === null ? `${takes}.` : `${takes}, and lists no calendar for it.`;
}
