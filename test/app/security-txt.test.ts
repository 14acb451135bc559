import { expect, test } from 'vitest';
import { createApp } from '../../src/app.ts';
import { configOf, depsOf } from './app-deps.ts';

const { server } = configOf();
const path = '/.well-known/security.txt';
const securityTxt = {
  contact: ['mailto:security@uni.example', 'https://uni.example/report'],
  expires: '2027-09-30T00:00:00Z',
  policy: 'https://uni.example/policy',
  languages: ['en', 'fi'],
};

test('says whom to tell about a weakness, as RFC 9116 has it', async () => {
  const config = configOf({ publicUrl: 'https://events.uni.example', server: { ...server, securityTxt } });
  const answer = await createApp(depsOf({ config })).request(`https://events.uni.example${path}`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(await answer.text()).toBe(
    [
      'Contact: mailto:security@uni.example',
      'Contact: https://uni.example/report',
      'Expires: 2027-09-30T00:00:00Z',
      'Canonical: https://events.uni.example/.well-known/security.txt',
      'Policy: https://uni.example/policy',
      'Preferred-Languages: en, fi',
      '',
    ].join('\n'),
  );
});

test('is absent unless it is configured', async () => {
  expect((await createApp(depsOf()).request(`http://h${path}`)).status).toBe(404);
});

test('an expired one is said when the server starts, and stops nothing', async () => {
  const expired = { ...securityTxt, expires: '2026-09-30T00:00:00Z' };
  const deps = depsOf({ config: configOf({ server: { ...server, securityTxt: expired } }) });
  const answer = await createApp(deps).request(`http://h${path}`);
  expect(answer.status).toBe(200);
  expect(await answer.text()).not.toContain('Canonical');
  expect(deps.logged).toEqual([expect.stringContaining('server.securityTxt.expires')]);
});
