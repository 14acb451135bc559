import { expect, test } from 'vitest';
import { changesOf, portalDraftOf } from '../../../../src/cli/map/page/client/model/portal-draft.ts';

test('only what differs becomes a change', () => {
  const source = { auth: { in: 'header', name: 'X-Key' }, endpoints: { details: false } };
  const draft = portalDraftOf(source);
  expect(changesOf(draft, source)).toEqual([]);
  expect(changesOf({ ...draft, pagingStyle: 'page', param: 'lot', base: '0' }, source)).toEqual([
    { path: ['source', 'paging'], value: { style: 'page', param: 'lot', base: 0 } },
  ]);
  expect(changesOf({ ...draft, authIn: 'basic', authUser: 'kalends' }, source)).toEqual([
    { path: ['source', 'auth'], value: { in: 'basic', user: 'kalends' } },
  ]);
});

test('details can be switched off and on again', () => {
  const off = { endpoints: { details: false } };
  expect(changesOf({ ...portalDraftOf(off), readsDetails: true }, off)).toEqual([
    { path: ['source', 'endpoints', 'details'] },
  ]);
  expect(changesOf({ ...portalDraftOf(off), readsDetails: true, details: '/e/{eventId}' }, off)).toEqual([
    { path: ['source', 'endpoints', 'details'], value: '/e/{eventId}' },
  ]);
  expect(changesOf({ ...portalDraftOf({}), readsDetails: false }, {})).toEqual([
    { path: ['source', 'endpoints', 'details'], value: false },
  ]);
});

test('an address that is emptied is taken out', () => {
  const source = { endpoints: { events: '/all' } };
  expect(changesOf({ ...portalDraftOf(source), events: '' }, source)).toEqual([
    { path: ['source', 'endpoints', 'events'] },
  ]);
});

test('a token can stand alone where a word comes before it by default', () => {
  const draft = { ...portalDraftOf({}), authBare: true };
  expect(changesOf(draft, {})).toEqual([{ path: ['source', 'auth'], value: { in: 'header', scheme: '' } }]);
  const bare = { auth: { in: 'header', scheme: '' } };
  expect(portalDraftOf(bare).authBare).toBe(true);
  expect(changesOf({ ...portalDraftOf(bare), authBare: false, authScheme: 'Token' }, bare)).toEqual([
    { path: ['source', 'auth'], value: { in: 'header', scheme: 'Token' } },
  ]);
});

test('a header without a word before the token keeps the default word', () => {
  const draft = { ...portalDraftOf({}), authName: 'X-Key' };
  expect(changesOf(draft, {})).toEqual([{ path: ['source', 'auth'], value: { in: 'header', name: 'X-Key' } }]);
});
