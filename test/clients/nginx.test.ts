import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';

const root = new URL('../../', import.meta.url);

/** The blocks of nginx's configuration in a document; a file of nginx is one. */
async function blocks(document: string): Promise<readonly string[]> {
  const text = await readFile(new URL(document, root), 'utf8');
  if (document.endsWith('.conf')) return [text];
  return [...text.matchAll(/^```nginx\n(.*?)^```$/gms)].map(([, block = '']) => block);
}

const shown = ['docs/scale.md', 'docs/security.md', 'docs/operations.md', 'examples/compose/two-nodes/nginx.conf'];
test.each(shown)('nginx accepts what %s shows', async (document) => {
  const found = await blocks(document);
  expect(found.length).toBeGreaterThan(0);
  const folder = await mkdtemp(join(tmpdir(), 'kalends-nginx-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  for (const block of found) {
    const server = /^\s*server\b/m.test(block) ? block : `server {\nlisten 80;\n${block}\n}`;
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((name) => `${name}_temp_path ${folder}/${name};`)
      .join('\n');
    // `nginx -t` opens the ports, and only root may open those below 1024.
    const http = `http {\naccess_log off;\n${temporary}\n${server.replaceAll('listen 80;', 'listen 127.0.0.1:4690;')}\n}`;
    const file = join(folder, 'nginx.conf');
    await writeFile(file, `pid ${folder}/pid;\nerror_log stderr;\nevents {}\n${http}\n`);
    // Debian keeps it where only root looks for programs.
    const path = `${process.env.PATH}:/usr/sbin:/sbin`;
    const { stderr } = await promisify(execFile)('nginx', ['-t', '-c', file], {
      env: { ...process.env, PATH: path },
    });
    expect(stderr).toContain('test is successful');
  }
});
