import type { CalendarProgram } from '../feed.ts';
import { contentLine } from '../text/content-line.ts';

/** Hosts of one-way broadcasts: who joins there watches. */
const broadcasts = /(?:^|\.)(?:youtube\.com|youtu\.be|vimeo\.com|twitch\.tv)$/;
const googleMeet = /^meet\.google\.com$/;
const microsoftTeams = /^teams\.(?:microsoft|live)\.com$/;

/**
 * CONFERENCE (RFC 7986 §5.11) of the link to join online, with what Google and Microsoft themselves write for meetings of
 * their own. X-MICROSOFT-ONLINEMEETINGCONFLINK holds an address of the form `conf:sip:`, which no portal gives. `join` is a
 * `webUrl`.
 */
export function conferenceLines(join: string, programs: readonly CalendarProgram[]): string[] {
  const host = URL.parse(join)?.hostname ?? '';
  const feature = broadcasts.test(host) ? 'FEED' : ['AUDIO', 'VIDEO'];
  return [
    contentLine('CONFERENCE', join, { VALUE: 'URI', FEATURE: feature }),
    ...(googleMeet.test(host) ? [contentLine('X-GOOGLE-CONFERENCE', join)] : []),
    ...(microsoftTeams.test(host) && programs.includes('outlook')
      ? [contentLine('X-MICROSOFT-SKYPETEAMSMEETINGURL', join)]
      : []),
  ];
}
