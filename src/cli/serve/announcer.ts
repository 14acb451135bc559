import type { Log } from '../../publisher/runtime.ts';
import type { CommandRuntime } from '../command.ts';
import type { EngineSettings, FromEngine } from '../engine/engine-messages.ts';
import { logsJson } from '../screen/log-writer.ts';
import { printCalendars, printGreeting } from './greeting.ts';

/** Says what is served and where, on the terminal or in the log. */
export interface Announcer {
  greet(settings: EngineSettings, url: string): void;
  /** Says once what the portal lists, or that it lists nothing yet, after the greeting. The log says why. */
  list(list: ListMessage): Promise<void>;
}

type ListMessage = Extract<FromEngine, { type: 'waiting' | 'listed' }>;

const waiting = (check: string) => `Nothing can be served until the portal lists its calendars. Kalends keeps trying.
  To see what is wrong and what to do about it:   ${check}`;

export function createAnnouncer(runtime: CommandRuntime, log: Log): Announcer {
  const { terminal, screen, stop, version, typed } = runtime;
  const greeted = Promise.withResolvers<string>();
  const said = new Set<ListMessage['type']>();
  return {
    greet({ portal, file }, url) {
      if (logsJson(runtime))
        log('info', `Kalends ${version} serves ${url}/${portal === null ? ' with sample data' : ''}.`);
      else printGreeting(terminal, { version, url, portal, file, command: typed('serve') });
      greeted.resolve(url);
    },
    async list(list) {
      const url = await greeted.promise;
      if (stop.aborted || said.has('listed') || said.has(list.type)) return;
      said.add(list.type);
      if (list.type === 'waiting') {
        if (screen.live && !logsJson(runtime)) terminal.err(`\n  ${waiting(typed('check'))}\n\n`);
        else log('warn', waiting(typed('check')).replace(/\s+/gu, ' '));
      } else if (logsJson(runtime)) {
        const { length } = list.calendars;
        log('info', `The portal lists ${length === 1 ? '1 calendar' : `${length} calendars`}.`);
      } else printCalendars(terminal, list.calendars, url);
    },
  };
}
