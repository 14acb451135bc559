import type { Log } from '../publisher/runtime.ts';

/** Hosts that are said. Anyone can send more. */
const mostHosts = 100;
const longestHost = 100;

/** Says each refused Host once, so that an administrator finds a name that is missing from `server.hosts`. */
export function createRefusalLog(log: Log): { note(host: string): void } {
  const said = new Set<string>();
  return {
    note(host) {
      if (said.size > mostHosts) return;
      // A log may be shown on a terminal, and headers may hold any byte.
      const name = JSON.stringify(host.slice(0, longestHost).replace(/[^\x20-\x7e]/g, '?'));
      if (said.has(name)) return;
      said.add(name);
      log(
        'warn',
        said.size > mostHosts
          ? `More than ${mostHosts} other hosts were asked for. From here on, no more of them are said.`
          : `Refused requests for the host ${name}, which is not the public URL's. If people use it, add it to server.hosts, or let the proxy pass on the Host that it received.`,
      );
    },
  };
}
