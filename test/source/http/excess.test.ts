import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readItems, startSource } from '../start-source.ts';

/** A portal whose every answer is this text. */
async function portalThatSays(text: string): Promise<string> {
  const bytes = Buffer.from(text);
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': bytes.length });
    response.end(bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const calendars = async (text: string) =>
  startSource(await portalThatSays(text), { retries: 0, maxBytes: 30_000_000 }).calendars(readItems);

const keyed = (count: number) =>
  `{"items":[],"keyed":{${Array.from({ length: count }, (_, n) => `"k${n}":1`).join()}}}`;

describe('an answer that holds too much', () => {
  it.each([
    ['six million empty objects', `{"items":[${'{},'.repeat(5_999_999)}{}]}`, 'JSON with more than 1000000 values'],
    ['a million numbers', `{"items":[${'1,'.repeat(1_000_000)}1]}`, 'JSON with more than 1000000 values'],
    ['an object of 700,000 keys', keyed(700_000), 'JSON with an object of more than 50000 keys'],
    ['lists in lists', `{"items":${'['.repeat(300)}${']'.repeat(300)}}`, 'JSON nested deeper than 200 levels'],
    ['the same twice encoded', JSON.stringify(`[${'{},'.repeat(1_500_000)}{}]`), 'JSON with more than 1000000 values'],
  ])('is refused before it is parsed: %s', async (_, text, found) => {
    const before = process.memoryUsage().heapUsed;
    await expect(calendars(text)).rejects.toThrow(found);
    // Parsed, six million objects take 400 MB and more.
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(200_000_000);
  });

  it.each([
    ['brackets and commas within texts', JSON.stringify({ items: [{ id: 1, text: '[{,'.repeat(1_000_000) }] })],
    ['quotes and backslashes within texts', JSON.stringify({ items: [{ id: 1, text: '\\",{['.repeat(300_000) }] })],
    ['an object of 50,000 keys', keyed(50_000)],
    ['a thousand records of a hundred keys', JSON.stringify({ items: Array(1000).fill(JSON.parse(keyed(100)).keyed) })],
  ])('is read when it does not: %s', async (_, text) => {
    await expect(calendars(text)).resolves.toMatchObject({ pages: [{ body: JSON.parse(text) }] });
  });
});
