import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { main } from '../../../src/cli/main.ts';
import { loadConfig } from '../../../src/config/load-config.ts';
import { fakeRuntime } from '../fake-runtime.ts';
import { openWorkbench, token, type Workbench } from './open-workbench.ts';

let workbench: Workbench;
afterEach(() => workbench?.close());

const events = [1, 2, 3].map((n) => ({
  id: `e${n}`,
  name: `Talk ${n}`,
  code: `T-${n}`,
  begin: `2031-05-0${n}T10:00:00Z`,
}));
const portal = { events };
const title = { path: ['mapping', 'event', 'title'], value: 'code' };
const zone = { path: ['site', 'timeZone'], value: 'Europe/Vienna' };
const read = (name: string) => readFile(join(workbench.directory, name), 'utf8');

describe('saving', () => {
  it('changes a TypeScript file where it has to, and keeps its comments', async () => {
    const text = `import { defineConfig } from 'kalends';

// The portal of the faculty.
export default defineConfig({
  source: { baseUrl: '{url}' }, // since 2019
  site: {
    // Where we are.
    timeZone: 'Europe/Berlin',
  },
});
`;
    workbench = await openWorkbench({
      portal,
      file: 'kalends.config.ts',
      text: text.replace(/import .*\n\n/u, '').replace('defineConfig(', '('),
    });
    await workbench.change(title, zone);
    const before = await read('kalends.config.ts');
    const preview = await workbench.post('save-preview');
    expect(preview).toMatchObject({ file: 'kalends.config.ts', reason: null, manual: [], restart: [] });
    expect(preview.diff).toContain("-    timeZone: 'Europe/Berlin',\n+    timeZone: 'Europe/Vienna',\n");
    expect(preview.diff).toContain("title: 'code'");
    expect(await read('kalends.config.ts')).toBe(before);

    const saved = await workbench.post('save', { version: preview.version });
    expect(saved).toMatchObject({ file: 'kalends.config.ts', restart: [], state: { isUnsaved: false } });
    expect(saved.state.published).toMatchObject({ appear: 0, disappear: 0, fields: [] });
    const after = await read('kalends.config.ts');
    for (const comment of ['// The portal of the faculty.', '// since 2019', '// Where we are.'])
      expect(after).toContain(comment);
    // Node loads a file once, so it is loaded from another place.
    const elsewhere = join(workbench.directory, 'elsewhere');
    await mkdir(elsewhere);
    await writeFile(join(elsewhere, 'kalends.config.ts'), after);
    const loaded = await loadConfig({ KALENDS_TOKEN: 'x' }, elsewhere);
    expect(loaded).toMatchObject({
      config: { mapping: { event: { title: 'code' } }, site: { timeZone: 'Europe/Vienna' } },
    });
    // To undo after that is a change again.
    expect(await workbench.post('undo')).toMatchObject({ isUnsaved: true });
  });

  it('changes a JSON file, and takes keys out again', async () => {
    workbench = await openWorkbench({ portal, settings: { mapping: { event: { title: 'code', location: 'hall' } } } });
    await workbench.change(
      { path: ['mapping', 'event', 'location'] },
      { path: ['mapping', 'event', 'organizer'], value: null },
    );
    const { version, diff } = await workbench.post('save-preview');
    expect(diff).toContain('-      "location": "hall"');
    await workbench.post('save', { version });
    const written = JSON.parse(await read('kalends.config.json'));
    expect(written.mapping.event).toEqual({ title: 'code', organizer: null });
    // What was saved is what a check then reads.
    const runtime = fakeRuntime({ KALENDS_TOKEN: token }, { directory: workbench.directory });
    expect(await main(['check', '--json'], runtime)).toBeLessThan(2);
    expect(JSON.parse(runtime.written.out).calendars[0].events[0].title).toBe('T-1');
  });

  it('of a program shows the lines to put in, and leaves it alone', async () => {
    const text = `const event = { title: 'name' };\nexport default { source: { baseUrl: '{url}' }, site: { timeZone: 'UTC' }, mapping: { event } };\n`;
    workbench = await openWorkbench({ portal, file: 'kalends.config.mjs', text });
    await workbench.change(title);
    const before = await read('kalends.config.mjs');
    const preview = await workbench.post('save-preview');
    expect(preview).toMatchObject({ diff: null, reason: { message: expect.stringContaining('mapping.event.title') } });
    expect(preview.manual).toEqual([
      {
        path: ['mapping', 'event', 'title'],
        place: expect.objectContaining({ message: 'in mapping.event' }),
        line: 2,
        code: "title: 'code',",
      },
    ]);
    expect(await workbench.refused('save', { version: preview.version })).toEqual([409, preview.reason?.message]);
    expect(await read('kalends.config.mjs')).toBe(before);
  });

  it('does not overwrite what somebody else has changed since it was shown, and shows it anew', async () => {
    workbench = await openWorkbench({ portal });
    await workbench.change(title);
    const { version } = await workbench.post('save-preview');
    const path = join(workbench.directory, 'kalends.config.json');
    const other = { ...JSON.parse(await read('kalends.config.json')), limits: { items: 7 } };
    await writeFile(path, JSON.stringify(other, null, 2));
    const [status, error] = await workbench.refused('save', { version });
    expect([status, error]).toEqual([409, expect.stringContaining('has changed since this was shown')]);
    expect(JSON.parse(await read('kalends.config.json'))).toEqual(other);
    const again = await workbench.post('save-preview');
    await workbench.post('save', { version: again.version });
    expect(JSON.parse(await read('kalends.config.json'))).toEqual({ ...other, mapping: { event: { title: 'code' } } });
  });

  it('says why the file would not be valid with what somebody else has put in', async () => {
    workbench = await openWorkbench({ portal });
    await workbench.change(title);
    const path = join(workbench.directory, 'kalends.config.json');
    const other = { ...JSON.parse(await read('kalends.config.json')), limits: { items: -7 } };
    await writeFile(path, JSON.stringify(other));
    const preview = await workbench.post('save-preview');
    expect(preview).toMatchObject({
      diff: null,
      reason: { message: expect.stringMatching(/would not be valid: limits\.items/u) },
    });
  });

  it('makes a file where there is none, with the changes alone', async () => {
    workbench = await openWorkbench({ portal, file: null });
    const first = await workbench.change(title);
    expect(first.file).toEqual({ name: 'kalends.config.ts', exists: false });
    const { version, diff } = await workbench.post('save-preview');
    expect(diff).toContain("+      title: 'code',");
    const { state } = await workbench.post('save', { version });
    expect(state.file.exists).toBe(true);
    expect(await read('kalends.config.ts')).toBe(
      "export default {\n  mapping: {\n    event: {\n      title: 'code',\n    },\n  },\n};\n",
    );
  });

  it('keeps the rights of the file', async () => {
    workbench = await openWorkbench({ portal });
    const path = join(workbench.directory, 'kalends.config.json');
    const { mode } = await stat(path);
    await workbench.change(title);
    await workbench.post('save', { version: (await workbench.post('save-preview')).version });
    expect((await stat(path)).mode).toBe(mode);
  });

  it('says so where nothing has changed, or the configuration is in a variable', async () => {
    workbench = await openWorkbench({ portal });
    expect(await workbench.post('save-preview')).toMatchObject({
      diff: null,
      reason: { message: 'Nothing has changed.' },
    });
    await workbench.close();
    const written = (url: string) => JSON.stringify({ source: { baseUrl: url }, site: { timeZone: 'UTC' } });
    workbench = await openWorkbench({
      portal,
      file: null,
      variables: { KALENDS_CONFIG: written('http://portal.example') },
    });
    await workbench.change(title);
    const preview = await workbench.post('save-preview');
    expect(preview).toMatchObject({ file: 'KALENDS_CONFIG', diff: null });
    expect(preview.manual[0]).toMatchObject({ code: expect.stringContaining('"title": "code"') });
  });
});

describe('the sample portal', () => {
  it('can be looked at and changed, and is not saved', async () => {
    workbench = await openWorkbench({
      file: null,
      variables: { KALENDS_BASE_URL: '', KALENDS_TOKEN: '', KALENDS_TIMEZONE: '' },
    });
    const { out } = workbench.runtime.written;
    expect(out).toContain('the mapping workbench of the built-in sample portal');
    expect(out).toContain('This is sample data to look around in: nothing can be saved.');
    const state = await workbench.post('state');
    expect(state).toMatchObject({ isSample: true, portal: 'the built-in sample portal' });
    expect(state.calendars.length).toBeGreaterThan(3);
    expect(state.fields.find(({ name }) => name === 'title')).toMatchObject({ rule: 'title', origin: 'detected' });
    const changed = await workbench.change({ path: ['mapping', 'event', 'summary'], value: null });
    expect(changed.published.fields[0]?.field).toBe('summary');
    const preview = await workbench.post('save-preview');
    expect(preview).toMatchObject({
      diff: null,
      reason: { message: expect.stringContaining('Set KALENDS_BASE_URL and KALENDS_TOKEN') },
    });
    expect((await workbench.refused('save', { version: '' }))[0]).toBe(409);
  });
});
