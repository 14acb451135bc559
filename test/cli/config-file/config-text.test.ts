import { chmod, lstat, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { emptyConfigText, readConfigText, writeConfigText } from '../../../src/cli/config-file/config-text.ts';
import { editConfig } from '../../../src/cli/config-file/edit-config.ts';

let folder: string;
let path: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kalends-config-text-'));
  path = join(folder, 'kalends.config.ts');
});
afterEach(() => rm(folder, { recursive: true }));

describe('the file of a configuration', () => {
  it.skipIf(process.platform === 'win32')(
    'is written as a whole, with the rights that it had, and nothing else is left behind',
    async () => {
      await writeFile(path, '\uFEFFexport default {};\n');
      await chmod(path, 0o640);
      const read = await readConfigText(path);
      expect(read).toMatchObject({ form: 'code', text: '\uFEFFexport default {};\n' });
      await writeConfigText(read, 'export default { site: {} };\n');
      expect(await readFile(path, 'utf8')).toBe('export default { site: {} };\n');
      expect((await stat(path)).mode & 0o777).toBe(0o640);
      expect(await readdir(folder)).toEqual(['kalends.config.ts']);
    },
  );

  it('is not written when it has changed, vanished or appeared since it was read', async () => {
    const none = await readConfigText(path);
    expect(none.text).toBeNull();
    await writeFile(path, 'export default { a: 1 };\n');
    const refused = /^kalends\.config\.ts has changed since it was read\. Nothing was written\.$/u;
    await expect(writeConfigText(none, 'x')).rejects.toThrow(refused);
    const read = await readConfigText(path);
    await writeFile(path, 'export default { a: 2 };\n');
    await expect(writeConfigText(read, 'x')).rejects.toThrow(refused);
    expect(await readFile(path, 'utf8')).toBe('export default { a: 2 };\n');
    await rm(path);
    await expect(writeConfigText(read, 'x')).rejects.toThrow(refused);
    expect(await readdir(folder)).toEqual([]);
  });

  it.skipIf(process.platform === 'win32')('stays where a link leads', async () => {
    await writeFile(join(folder, 'real.json'), '{}');
    const link = join(folder, 'kalends.config.json');
    await symlink('real.json', link);
    await writeConfigText(await readConfigText(link), '{"a":1}');
    expect((await lstat(link)).isSymbolicLink()).toBe(true);
    expect(await readFile(join(folder, 'real.json'), 'utf8')).toBe('{"a":1}');
  });

  it('is refused where it is not UTF-8, since what was lost in reading would be lost in the file', async () => {
    await writeFile(path, Buffer.from([0x2f, 0x2f, 0xe9, 0x0a]));
    await expect(readConfigText(path)).rejects.toThrow(/^kalends\.config\.ts can't be read: /u);
  });

  it.each(['code', 'json'] as const)('begins empty and takes the first change: %s', async (form) => {
    const file = form === 'code' ? path : join(folder, 'kalends.config.json');
    const result = editConfig(emptyConfigText(form, false), form, [{ path: ['site', 'title'], value: 'A' }]);
    if (!('text' in result)) throw new Error(result.reason.message);
    await writeConfigText(await readConfigText(file), result.text);
    const code = "export default {\n  site: {\n    title: 'A',\n  },\n};\n";
    const json = '{\n  "site": {\n    "title": "A"\n  }\n}\n';
    expect(await readFile(file, 'utf8')).toBe(form === 'code' ? code : json);
  });
});
