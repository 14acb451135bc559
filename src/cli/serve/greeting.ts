import type { Calendar } from '../../calendar/calendar.ts';
import { printable, type Terminal } from '../screen/terminal.ts';

/** Prints what is served, and where. */
export function printGreeting(
  { out, style }: Terminal,
  served: {
    readonly version: string;
    readonly url: string;
    readonly portal: string | null;
    readonly file: string | null;
    /** The command that starts Kalends, as people type it. */
    readonly command: string;
  },
): void {
  out(`\n  ${style.bold('Kalends')} ${served.version}   ${style.cyan(`${served.url}/`)}\n\n`);
  if (served.portal === null) {
    out(
      `  ${style.yellow('This is sample data')}: no portal is configured, so these are the events of an invented university.\n`,
    );
    out('  To publish the events of your own portal:\n\n');
    out(`    ${style.bold(`KALENDS_BASE_URL=https://portal.example/api KALENDS_TOKEN=… ${served.command}`)}\n\n`);
  } else {
    const how = served.file === null ? '' : ` (${printable(served.file)})`;
    out(`  The events of ${printable(served.portal)}${how}\n\n`);
  }
}

/** Prints the calendars with their feeds. Hidden calendars are included, since only the administrator reads this. */
export function printCalendars(
  { out, style }: Terminal,
  calendars: readonly Pick<Calendar, 'slug' | 'title' | 'hidden'>[],
  url: string,
): void {
  if (calendars.length === 0) {
    out('  The portal lists no calendar.\n');
    return;
  }
  const titles = calendars.map(({ title }) => shortened(printable(title)));
  const width = Math.max(...titles.map((title) => title.length));
  for (const [index, { slug, hidden }] of calendars.entries()) {
    const feed = `${url}/feeds/${slug}.ics`;
    out(`  ${(titles[index] ?? '').padEnd(width)}   ${style.cyan(feed)}${hidden ? style.dim('  hidden') : ''}\n`);
  }
  out(`${style.dim('\n  Also with .rss, .atom and .json. What is up to date and what is not:')} ${url}/status\n\n`);
}

function shortened(title: string): string {
  return title.length > 48 ? `${title.slice(0, 47)}…` : title;
}
