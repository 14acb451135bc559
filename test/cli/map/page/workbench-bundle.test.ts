import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { buildWorkbench } from '../../../../scripts/workbench-bundle.ts';
import { workbenchAssets } from '../../../../src/cli/map/page/assets.ts';
import { workbenchScript } from '../../../../src/cli/map/page/generated/workbench-script.ts';
import { renderWorkbenchPage } from '../../../../src/cli/map/page/workbench-page.ts';

test('the generated script is that of its sources: npm run build:workbench', async () => {
  const { path, text } = await buildWorkbench();
  expect(readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8')).toBe(text);
});

test('the script is small, evaluates no text, and names the licence of what it holds', () => {
  expect(gzipSync(workbenchScript).byteLength).toBeLessThan(60_000);
  expect(workbenchScript).not.toMatch(/\beval\b|new Function|document\.write|insertAdjacentHTML|<\/script/i);
  expect(workbenchScript).toContain('Copyright (c) 2015-present Jason Miller');
});

test('the page loads its own assets only, and holds nothing inline', () => {
  const page = renderWorkbenchPage({ language: 'en-GB' });
  const addresses = [...page.matchAll(/(?:src|href)="([^"]*)"/gu)].map(([, address = '']) => address);
  expect(addresses.length).toBeGreaterThan(2);
  for (const address of addresses) expect(workbenchAssets).toHaveProperty([address]);
  expect(page).not.toMatch(/<style|<script>| style=| on\w+=/i);
  for (const { text } of Object.values(workbenchAssets)) expect(text).not.toMatch(/url\(|@import/i);
});

test.each([
  ['ru-RU', 'ru', 'Настройка полей'],
  ['en', 'en', 'Mapping workbench'],
  ['de', 'en', 'Mapping workbench'],
])('speaks %s as %s', (language, tag, title) => {
  const page = renderWorkbenchPage({ language });
  expect(page).toContain(`<html lang="${tag}">`);
  expect(page).toContain(`<title>${title} · Kalends</title>`);
});
