import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { buildWidget } from '../../scripts/widget-bundle.ts';
import { embedScript } from '../../src/pages/widget/generated/embed-script.ts';
import { widgetScript } from '../../src/pages/widget/generated/widget-script.ts';

test('the generated scripts are those of their sources: npm run build:widget', async () => {
  for (const { path, text } of await buildWidget())
    expect(readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')).toBe(text);
});

test('the widget is under 20 KB compressed', () => {
  expect(gzipSync(widgetScript, { level: 6 }).byteLength).toBeLessThan(20_000);
});

test.each([
  ['widget', widgetScript],
  ['embed', embedScript],
])('the script of the %s parses no HTML, evaluates no text and sets no style attribute', (_, script) => {
  expect(script).not.toMatch(/innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\b|new Function|cssText/);
  expect(script).not.toMatch(/<\/script|<!--/i);
  expect(script.toLowerCase()).not.toContain('temporal');
});
