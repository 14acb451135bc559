import { describe, expect, test } from 'vitest';
import { draftOf, newCode, newEntry, ruleOf } from '../../../../src/cli/map/page/client/model/rule-draft.ts';
import { isSameRule, ruleText } from '../../../../src/cli/map/page/client/model/rule-text.ts';

describe('the form of a rule', () => {
  test.each([
    'info.name',
    "join(', ', [room, building])",
    ['name_en', 'name', { default: 'Lecture' }],
    { path: 'from', format: ['MM/dd/yyyy h:mm a', 'MM/dd/yyyy'] },
    { path: 'changed', timeZone: 'UTC' },
    { path: 'state', values: { '3': 'cancelled', '*': 'confirmed' } },
    { path: 'open', values: { false: true, true: null } },
    { template: 'https://uni.example/e/{slug}' },
    { path: 'body', as: 'markdown' },
  ])('gives back what it was made of: %j', (rule) => {
    const draft = draftOf(rule);
    expect(draft).not.toBeNull();
    expect(ruleOf(draft ?? [])).toEqual(rule);
  });

  test.each([
    { path: ['chair', 'dept'], default: 'The university' },
    { path: 'a', values: { x: ['list'] } },
    { path: 'a', default: 7 },
    [['a', 'b'], 'c'],
  ])('leaves to JSON what it could not give back: %j', (rule) => {
    expect(draftOf(rule)).toBeNull();
  });

  test('leaves out what is empty, and says nothing at all where nothing is written', () => {
    expect(ruleOf([newEntry(' name '), newEntry()])).toBe('name');
    expect(ruleOf([newEntry()])).toBeUndefined();
    expect(ruleOf([{ ...newEntry('state'), values: [newCode('3', 'cancelled'), newCode('', 'draft')] }])).toEqual({
      path: 'state',
      values: { '3': 'cancelled' },
    });
  });
});

test('a rule reads on one line', () => {
  expect(ruleText({ path: 'state', values: { '3': 'cancelled', '*': null } })).toBe(
    'state  ·  values: 3 = cancelled, * = null',
  );
  expect(ruleText(['a', { default: 'x' }])).toBe('a  ⟶  default: x');
});

test('the order of keys does not make another rule', () => {
  expect(isSameRule({ path: 'a', as: 'day' }, { as: 'day', path: 'a' })).toBe(true);
  expect(isSameRule({ path: 'a', values: { x: 1 } }, { path: 'a', values: { x: 2 } })).toBe(false);
  expect(isSameRule(undefined, null)).toBe(false);
});
