import type { Config } from '../../config/config.ts';
import { sentence } from '../../publisher/runtime.ts';
import { advice, wayInWords } from '../report/advice.ts';
import { usualWays } from './auth-schemes.ts';
import type { FoundWay, NoWayIn } from './probe-auth.ts';

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

/** Why there is no configuration to be written, and what to do, in sentences. */
export function noWayInWords({ kind, failure }: NoWayIn, bases: readonly string[], config: Config): readonly string[] {
  const first = `${sentence(failure)}.`;
  if (kind === 'refused')
    return [
      first,
      `The portal refuses the token in each of the ${usualWays.length} usual ways of sending one. Most likely the token is wrong, has expired or is for another portal: ask the Organization Administrator for it.`,
      `It was sent ${usualWays.map(wayInWords).join('; ')}.`,
      "If the portal wants it in a way of its own, write it down as source.auth in a configuration (such as { in: 'header', name: 'X-Portal-Token' }), and try kalends check.",
    ];
  if (kind === 'nowhere')
    return [
      first,
      `No list of calendars was found at ${bases.join(', ')}.`,
      'Check the base URL: it is what stands before /event-calendars. If the portal has other paths, write them down as source.endpoints in a configuration.',
    ];
  return [first, ...[advice({ operation: 'calendars', failure, isAll: true }, config) ?? []].flat()];
}
