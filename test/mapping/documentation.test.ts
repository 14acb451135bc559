import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { MappingSettings } from '../../src/mapping/mapping-settings.ts';
import { mapRecord } from './mapper-of.ts';

interface Example {
  readonly rules: MappingSettings['event'];
  readonly settings?: Partial<MappingSettings>;
  readonly record: unknown;
  /** The other fields of the response. */
  readonly body?: unknown;
  readonly gives: object | readonly object[];
}

const text = readFileSync(new URL('../../docs/mapping.md', import.meta.url), 'utf8');
const examples = text.split(/^## /m).flatMap((section) => {
  const title = section.split('\n')[0] ?? '';
  return [...section.matchAll(/```json\n([\s\S]*?)```/g)].map((block): [string, Example] => [
    title,
    JSON.parse(block[1] ?? '') as Example,
  ]);
});

describe('docs/mapping.md', () => {
  test('has examples', () => expect(examples.length).toBeGreaterThan(11));

  test.each(examples)('%s gives what it says', (_, { rules, settings, record, body, gives }) => {
    const { events, problems } = mapRecord(rules, record, { ...settings, body });
    expect(problems).toEqual([]);
    expect(events).toMatchObject(Array.isArray(gives) ? gives : [gives]);
  });
});
