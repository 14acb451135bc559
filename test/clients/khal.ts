import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from './run.ts';

export interface Khal {
  /** Lets vdirsyncer fetch the feed and returns its output. Rejects with its error message when it refuses the feed. */
  sync(): Promise<string>;
  /** Each instance in this number of days, in khal's own format, sorted; an event of several days is listed once. */
  list(format: string, from: string, days: number): Promise<readonly string[]>;
}

/** A calendar that vdirsyncer subscribes to and khal reads, both in UTC. */
export async function subscribeKhal(url: string, directory: string): Promise<Khal> {
  const home = await mkdtemp(join(directory, 'khal-'));
  await mkdir(join(home, 'calendar'));
  await writeFile(join(home, 'vdirsyncer.conf'), vdirsyncerConfig(url, home));
  await writeFile(join(home, 'khal.conf'), khalConfig(home));
  await run('vdirsyncer', ['-c', 'vdirsyncer.conf', 'discover'], home);
  return {
    sync: () => run('vdirsyncer', ['-c', 'vdirsyncer.conf', 'sync'], home),
    async list(format, from, days) {
      const args = ['-c', 'khal.conf', 'list', '--day-format', '', '--format', format, from, `${days}d`];
      const lines = (await run('khal', args, home)).split('\n').map((line) => line.trim());
      return [...new Set(lines)].filter((line) => line !== '' && line !== 'No events').toSorted();
    },
  };
}

function vdirsyncerConfig(url: string, home: string): string {
  return `[general]
status_path = "${home}/status/"
[pair feed]
a = "remote"
b = "local"
collections = null
conflict_resolution = "a wins"
[storage remote]
type = "http"
url = "${url}"
[storage local]
type = "filesystem"
path = "${home}/calendar/"
fileext = ".ics"
`;
}

function khalConfig(home: string): string {
  return `[calendars]
[[feed]]
path = ${home}/calendar/
[locale]
timeformat = %H:%M
dateformat = %Y-%m-%d
longdateformat = %Y-%m-%d
datetimeformat = %Y-%m-%d %H:%M
longdatetimeformat = %Y-%m-%d %H:%M
local_timezone = UTC
default_timezone = UTC
[sqlite]
path = ${home}/khal.db
[default]
default_calendar = feed
`;
}
