import { readdirSync } from 'node:fs';
import { cp, readFile } from 'node:fs/promises';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readBuilderOptions } from '../../src/pages/widget/builder/builder-options.ts';
import { widgetSnippet } from '../../src/pages/widget/builder/builder-snippet.ts';
import { type Portal, startPortal } from '../portal/portal.ts';
import { checkout, linkModule, type Running, runNode } from './install-package.ts';

const token = 'secret';
const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const [lastWeek, day] = [dayIn(-7), dayIn(5)];

/** The examples, run in a copy where the package is installed, as people would run them. `folder`: where it is. */
export function describeExamples(folder: () => string, patienceMs: number): void {
  describe('the examples', { timeout: patienceMs }, () => {
    let portal: Portal;
    const at = (example: string) => join(folder(), 'examples', example);
    beforeAll(async () => {
      portal = await startPortal({
        token,
        calendars: [{ id: 'c1', name: 'Talks' }],
        events: [
          { id: '0', name: 'Last week', start: `${lastWeek}T10:00:00Z`, end: `${lastWeek}T11:00:00Z` },
          { id: '1', name: 'Open day', start: `${day}T10:00:00Z`, end: `${day}T11:00:00Z` },
        ],
      });
      await cp(join(checkout, 'examples'), join(folder(), 'examples'), { recursive: true });
      for (const name of ['@hono/node-server', '@types/node']) await linkModule(folder(), name);
    });
    afterAll(() => portal?.close());

    const variables = () => ({ KALENDS_BASE_URL: portal.url, KALENDS_TOKEN: token, PORT: '0' });

    it('node-server: a plain Node server', async () => {
      const server = await listening(runNode(at('node-server'), ['server.ts'], variables()));
      expect(await server.text('/feeds/c1.ics')).toContain('SUMMARY:Open day');
      expect(await server.text('/')).toContain('href="/calendars/c1');
      expect(await server.stop()).toBe(0);
    });

    it('hono-app: an application that mounts Kalends below a path', async () => {
      const server = await listening(runNode(at('hono-app'), ['app.ts'], variables()));
      expect(await server.text('/')).toContain('Northfield');
      const page = await server.text('/events');
      expect(page).toContain('Events at Northfield');
      expect(page).toContain('href="/events/calendars/c1');
      expect(page.match(/(?:href|src)="\/(?!events)/u)).toBeNull();
      expect(await server.text('/events/feeds/c1.ics')).toContain('/events/feeds/c1.ics');
      expect(JSON.parse(await server.text('/next'))).toMatchObject([{ title: 'Open day' }]);
      expect(await server.stop()).toBe(0);
    });

    it('own-source: events that no portal has', async () => {
      const server = await listening(runNode(at('own-source'), ['server.ts'], { PORT: '0' }));
      const feed = await server.text('/feeds/talks.ics');
      expect(feed).toMatch(/UID:talks\/talks-1@database\.northfield\.example\r\n/u);
      expect(feed).toContain('SUMMARY:Open day (Talks)');
      expect(await server.stop()).toBe(0);
    });

    it('own-store: a store that passes the contract', async () => {
      const tests = runNode(at('own-store'), ['--test', '--test-reporter=tap']);
      expect(await tests.ended, tests.output()).toBe(0);
      expect(tests.output()).toMatch(/^# pass [1-9]\d$/mu);
    });

    it.runIf(process.platform !== 'win32')('static-export: a cron job that writes files', async () => {
      // With `npx`, as in the script; this Node only starts the shell.
      const start =
        "process.exit(require('node:child_process').spawnSync('sh', ['export.sh'], { stdio: 'inherit' }).status)";
      const job = runNode(at('static-export'), ['-e', start], { ...variables(), npm_config_offline: 'true' });
      expect(await job.ended, job.output()).toBe(0);
      expect(await readFile(join(at('static-export'), 'public/feeds/c1.ics'), 'utf8')).toContain('SUMMARY:Open day');
    });

    it.each([
      ['worker', 'a Worker with functions'],
      ['hono-worker', 'a Worker that mounts Kalends below a path'],
    ])('%s: %s, bundled as for a deployment, without any Node module', async (example) => {
      const wrangler = join(checkout, 'node_modules/wrangler/bin/wrangler.js');
      const bundling = runNode(at(example), [wrangler, 'deploy', '--dry-run', '--outdir', 'out', '--no-minify'], {
        WRANGLER_SEND_METRICS: 'false',
        CI: '1',
      });
      expect(await bundling.ended, bundling.output()).toBe(0);
      for (const binding of ['CalendarObject', 'IndexObject']) expect(bundling.output()).toContain(binding);
      const name = readdirSync(join(at(example), 'out')).find((file) => file.endsWith('.js')) ?? '';
      const code = await readFile(join(at(example), 'out', name), 'utf8');
      const imports = [...code.matchAll(/^(?:import|export)\b[^;"']*["']([^"']+)["'];?$/gmu)].map(([, from]) => from);
      expect([...new Set(imports)]).toEqual(['cloudflare:workers']);
      const ofNode = builtinModules.filter((module) => code.includes(`require("${module}")`));
      expect(ofNode).toEqual([]);
    });

    it('widget-page: the lines that the builder writes', async () => {
      const target = {
        origin: 'http://localhost:3000',
        slug: 'lectures',
        title: 'Lectures',
        page: 'http://localhost:3000/calendars/lectures',
      };
      const snippet = widgetSnippet(target, readBuilderOptions(new URLSearchParams({ layout: 'agenda' })));
      expect(await readFile(join(at('widget-page'), 'index.html'), 'utf8')).toContain(snippet);
    });
  });
}

/** A server that an example has started, once it says where it listens. */
async function listening(running: Running) {
  let hasEnded = false;
  void running.ended.then(() => {
    hasEnded = true;
  });
  const portOf = () => /Listening on .*"port":(\d+)/u.exec(running.out())?.[1];
  while (portOf() === undefined && !hasEnded) await new Promise((done) => setTimeout(done, 20));
  const port = portOf();
  expect(port, running.output()).toBeDefined();
  return {
    /** The body, as soon as there is one: a 503 says that the first copy is still being read. */
    async text(path: string) {
      for (;;) {
        const answer = await fetch(`http://localhost:${port}${path}`);
        if (answer.status !== 503 || hasEnded) return await answer.text();
        await answer.body?.cancel();
      }
    },
    async stop() {
      running.kill();
      return running.ended;
    },
  };
}
