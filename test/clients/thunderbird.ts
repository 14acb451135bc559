import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ShownInstance } from './evolution.ts';
import { openMarionette } from './marionette.ts';
import { plainEnvironment } from './run.ts';
import { waitFor } from './wait-for.ts';

export interface Thunderbird {
  subscribe(name: string, url: string): Promise<void>;
  /** Requests the calendar from the server, and resolves when Thunderbird shows the result. */
  refresh(name: string): Promise<void>;
  /** The instances from one day to another, both ISO 8601; a series as its occurrences. */
  show(name: string, from: string, to: string): Promise<readonly ShownInstance[]>;
  close(): Promise<void>;
}

/** Thunderbird without a display, in UTC. It keeps the calendars that it subscribes to for offline use. */
export async function startThunderbird(directory: string): Promise<Thunderbird> {
  const home = await mkdtemp(join(directory, 'thunderbird-'));
  const profile = join(home, 'profile');
  await mkdir(profile);
  await writeFile(join(profile, 'prefs.js'), preferences);
  const options = ['--headless', '--no-remote', '--profile', profile, '--marionette', '-remote-allow-system-access'];
  const child = spawn('thunderbird', options, {
    env: { ...plainEnvironment(home), TZ: 'UTC' },
    // A process group of its own, so that everything it started ends with it.
    detached: true,
    stdio: 'ignore',
  });
  const ended = once(child, 'exit');
  const port = () => readFile(join(profile, 'MarionetteActivePort'), 'utf8').catch(() => '');
  const marionette = await openMarionette(Number(await waitFor(port, (text) => text !== '', 50_000)));
  return {
    subscribe: async (name, url) => void (await marionette.run(subscribing, [name, url])),
    refresh: async (name) => void (await marionette.run(refreshing, [name])),
    show: async (name, from, to) => (await marionette.run(showing, [name, from, to])) as readonly ShownInstance[],
    async close() {
      marionette.close();
      if (child.exitCode === null) process.kill(-(child.pid ?? 0), 'SIGKILL');
      await ended;
    },
  };
}

const subscribing = `
  const [name, url] = args;
  const calendar = cal.manager.createCalendar('ics', Services.io.newURI(url));
  calendar.name = name;
  calendar.setProperty('cache.enabled', true);
  // It refreshes only on request.
  calendar.setProperty('refreshInterval', '0');
  cal.manager.registerCalendar(calendar);
`;

const named = 'const calendar = cal.manager.getCalendars().find(({ name }) => name === args[0]);';

const refreshing = `${named}
  const { setTimeout } = ChromeUtils.importESModule('resource://gre/modules/Timer.sys.mjs');
  await new Promise((done) => {
    const observer = { QueryInterface: ChromeUtils.generateQI(['calIObserver']), onLoad: done, onError: done };
    for (const what of ['StartBatch', 'EndBatch', 'AddItem', 'ModifyItem', 'DeleteItem', 'PropertyChanged', 'PropertyDeleting'])
      observer['on' + what] = () => {};
    calendar.addObserver(observer);
    calendar.refresh();
    // It reports nothing when the server doesn't answer.
    setTimeout(done, 3000);
  });
`;

const showing = `${named}
  const day = (text) => cal.createDateTime(text.replaceAll('-', '') + 'T000000Z');
  const filter = Ci.calICalendar.ITEM_FILTER_TYPE_EVENT | Ci.calICalendar.ITEM_FILTER_CLASS_OCCURRENCES;
  const items = await calendar.getItemsAsArray(filter, 0, day(args[1]), day(args[2]));
  const said = (date) => {
    const { icalString } = date.isDate ? date : date.getInTimezone(cal.dtz.UTC);
    return icalString.replace(/^(....)(..)(..)(?:T(..)(..).*)?$/, (_, year, month, day, hour, minute) =>
      year + '-' + month + '-' + day + (hour === undefined ? '' : ' ' + hour + ':' + minute));
  };
  return items.map((item) => ({
    uid: item.id,
    title: item.title,
    start: said(item.startDate),
    end: said(item.endDate),
    location: item.getProperty('LOCATION') ?? '',
    status: (item.status ?? '').toLowerCase(),
  }));
`;

/** Preferences with which it contacts only the calendars' servers. */
const preferences = Object.entries({
  'calendar.timezone.local': 'UTC',
  'calendar.timezone.useSystemTimezone': false,
  'marionette.port': 0,
  'app.update.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'mail.shell.checkDefaultClient': false,
  'mailnews.start_page.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
})
  .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
  .join('');
