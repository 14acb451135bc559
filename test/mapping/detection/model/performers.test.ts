import { expect, test } from 'vitest';
import { tablesOf } from '../../../../src/mapping/detection/detect.ts';
import { candidatesOf } from '../../../../src/mapping/detection/model/candidates.ts';
import { profileOf } from '../../../../src/mapping/detection/model/features.ts';

function rulesFor(records: readonly object[]): readonly unknown[] {
  const samples = { calendars: [], events: records.map((record) => ({ record, body: {} })), details: [] };
  const profile = profileOf(tablesOf(samples, 'en').table, { language: 'en', linkBase: 'https://town.example' });
  return candidatesOf(profile, 'performers').map(({ rule }) => rule);
}

test('of people with roles, those of every role that performs are one candidate', () => {
  const people = (...roles: readonly string[]) => roles.map((role, n) => ({ role, name: `Person ${role} ${n}` }));
  const records = [people('speaker', 'contact'), people('instructor'), people('contact', 'speaker')].map((list, n) => ({
    id: n + 1,
    title: `Evening ${n + 1}`,
    people: list,
  }));
  const rules = rulesFor(records);
  expect(rules).toContain("people[?role=='speaker' || role=='instructor'].name");
  expect(rules).toContain("people[?role=='contact'].name");
});
