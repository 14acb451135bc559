import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sleep } from '../publisher/fakes/portal-publisher.ts';
import { freePort } from './free-port.ts';

export interface Balancer {
  readonly origin: string;
  close(): Promise<void>;
}

/** Debian's nginx, which gives each request to the next of these ports, and to another one if that does not answer. */
export async function startBalancer(ports: readonly number[]): Promise<Balancer> {
  const folder = mkdtempSync(join(tmpdir(), 'kalends-nginx-'));
  const port = await freePort();
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const servers = ports.map((each) => `server 127.0.0.1:${each} max_fails=0;`);
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; master_process off; pid ${folder}/pid; error_log /dev/null; events {}
    http {
      access_log off; ${temporary.join(' ')} proxy_max_temp_file_size 0;
      upstream kalends { ${servers.join(' ')} }
      server {
        listen 127.0.0.1:${port};
        location / {
          proxy_pass http://kalends;
          proxy_set_header Host $host;
          proxy_next_upstream error timeout http_503;
        }
      }
    }`,
  );
  const path = `${process.env.PATH}:/usr/sbin:/sbin`;
  const child = spawn('nginx', ['-p', folder, '-e', '/dev/null', '-c', join(folder, 'nginx.conf')], {
    env: { ...process.env, PATH: path },
    stdio: 'ignore',
  });
  const origin = `http://127.0.0.1:${port}`;
  while ((await fetch(origin).catch(() => null)) === null) {
    if (child.exitCode !== null) throw new Error(`nginx has ended with ${child.exitCode}.`);
    await sleep(20);
  }
  return {
    origin,
    async close() {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
