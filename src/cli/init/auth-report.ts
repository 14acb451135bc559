import type { Config } from '../../config/config.ts';
import { errorMessage } from '../../publisher/messages.ts';
import { advice, describeAuth } from '../report/advice.ts';
import { type AuthProbeFailure, commonAuthSchemes, type FoundAccess } from './probe-auth.ts';

/** Says how the portal takes its token, and what remains uncertain about it. */
export function describeAccess({ baseUrl, auth, doubt }: FoundAccess): string {
  if (doubt === 'unverified') {
    const written =
      auth.in === 'none'
        ? 'sends no token, since the portal refuses it in every common way'
        : `sends it in the most common way, ${describeAuth(auth)}`;
    return `${baseUrl} lists no calendar, with or without the token. So it is impossible to tell whether the token is right and how the portal wants it. The configuration ${written}. Try again once there is a calendar.`;
  }
  if (auth.in === 'none')
    return `${baseUrl} answers without a token, so none is sent. If the token would show more, set source.auth.`;
  const accepts = `${baseUrl} accepts the token ${describeAuth(auth)}`;
  return doubt === null ? `${accepts}.` : `${accepts}, but lists no calendar for it.`;
}

/** Says why no configuration can be written, and what to do about it, in sentences. */
export function describeProbeFailure(
  { kind, failure }: AuthProbeFailure,
  bases: readonly string[],
  config: Config,
): readonly string[] {
  const what = `${errorMessage(failure)}.`;
  if (kind === 'refused')
    return [
      what,
      `The portal refuses the token in all ${commonAuthSchemes.length} common ways to send one. The token is probably wrong, expired, or meant for another portal: ask the Organization Administrator for the right one.`,
      `It was sent ${commonAuthSchemes.map(describeAuth).join('; ')}.`,
      "If the portal wants it in another way, set source.auth in a configuration (such as { in: 'header', name: 'X-Portal-Token' }) and run kalends check.",
    ];
  if (kind === 'nowhere')
    return [
      what,
      `No list of calendars was found at ${bases.join(', ')}.`,
      'Check the base URL: it is the part before /event-calendars. If the portal uses other paths, set source.endpoints in a configuration.',
    ];
  const todo = advice({ operation: 'calendars', failure, isAll: true }, config);
  return todo === null ? [what] : [what, todo];
}
