import { openPortalPublisher } from './portal-publisher.ts';

// A process that refreshes without a pause until it is killed: `node refresh-process.ts URL PATH AHEAD`. Its clock is
// AHEAD milliseconds ahead, so that it need not wait for the lease of a killed process.
const [url = '', path = '', ahead = '0'] = process.argv.slice(2);
const { publisher } = openPortalPublisher({ url, path, now: () => Date.now() + Number(ahead) });
for (;;) {
  await publisher.refresh();
  process.stdout.write('refreshed\n');
}
