import { describe, expect, it } from 'vitest';
import { type PortalAccess, probeAuth } from '../../src/cli/init/probe-auth.ts';
import { SourceError, type SourceErrorKind } from '../../src/source/source.ts';

const bases = ['https://portal.example', 'https://portal.example/api'];

/** A portal that answers by a function of the access tried; `asked` records the tries. */
function asked(answer: (way: PortalAccess) => number | SourceErrorKind | 'calendars-only') {
  const ways: PortalAccess[] = [];
  return {
    ways,
    attempt: async (way: PortalAccess) => {
      ways.push(way);
      const said = answer(way);
      if (said === 'calendars-only') return { calendars: 1, refusal: new SourceError('unauthorized', 'GET …/events') };
      if (typeof said === 'string') throw new SourceError(said, `GET /event-calendars failed: ${said}`);
      return { calendars: said, refusal: null };
    },
  };
}

describe('the search for the access', () => {
  it('sends no token to a portal that shows its calendars without one', async () => {
    const { ways, attempt } = asked(() => 2);
    expect(await probeAuth(bases, attempt)).toEqual({ baseUrl: bases[0], auth: { in: 'none' }, doubt: null });
    expect(ways).toHaveLength(1);
  });

  it('takes an empty list without a token for a refusal when a token shows more', async () => {
    const { attempt } = asked(({ auth }) => (auth.in === 'none' ? 0 : auth.in === 'query' ? 3 : 'unauthorized'));
    expect(await probeAuth(bases, attempt)).toMatchObject({ auth: { in: 'query' } });
  });

  it('accepts an empty list when no way of sending the token shows more', async () => {
    const { attempt } = asked(({ auth }) => (auth.in === 'none' ? 0 : 'unauthorized'));
    expect(await probeAuth(bases, attempt)).toEqual({ baseUrl: bases[0], auth: { in: 'none' }, doubt: 'unverified' });
  });

  it('prefers the access that shows calendars to one where the portal does not see the token', async () => {
    const { attempt } = asked(({ auth }) => (auth.in === 'query' && auth.name === 'api_key' ? 3 : 0));
    expect(await probeAuth(bases, attempt)).toMatchObject({ auth: { in: 'query', name: 'api_key' }, doubt: null });
  });

  it('stays undecided when an empty list is shown whatever is sent', async () => {
    const { ways, attempt } = asked(() => 0);
    expect(await probeAuth(bases, attempt)).toMatchObject({ auth: { scheme: 'Bearer' }, doubt: 'unverified' });
    expect(ways).toHaveLength(12);
  });

  it('accepts an empty list that needs the token', async () => {
    const { attempt } = asked(({ auth }) => (auth.in === 'header' && auth.scheme === 'Token' ? 0 : 'unauthorized'));
    expect(await probeAuth(bases, attempt)).toMatchObject({ auth: { scheme: 'Token' }, doubt: 'empty' });
  });

  it('goes on when calendars are public but their events are not', async () => {
    const { attempt } = asked(({ auth }) => (auth.in === 'header' && auth.name === 'X-API-Key' ? 1 : 'calendars-only'));
    expect(await probeAuth(bases, attempt)).toMatchObject({ auth: { name: 'X-API-Key' }, doubt: null });
  });

  it('ends in a refusal when no access shows the events', async () => {
    const { attempt } = asked(() => 'calendars-only');
    expect(await probeAuth(bases, attempt)).toMatchObject({ kind: 'refused' });
  });

  it('keeps the access that shows non-public calendars, even when their events are refused', async () => {
    const { attempt } = asked(({ auth }) =>
      auth.in === 'header' && auth.scheme === 'Bearer' ? 'calendars-only' : 'unauthorized',
    );
    expect(await probeAuth(bases, attempt)).toMatchObject({ auth: { scheme: 'Bearer' }, doubt: null });
  });

  it('keeps an empty list that it has found, although the portal then asks for a pause', async () => {
    const { attempt } = asked(({ auth }) =>
      auth.in === 'none' ? 'unauthorized' : auth.in === 'header' && auth.scheme === 'Bearer' ? 0 : 'rate-limited',
    );
    expect(await probeAuth(bases, attempt)).toMatchObject({ auth: { scheme: 'Bearer' }, doubt: 'empty' });
  });

  it('finds the address before it sends the token anywhere', async () => {
    const { ways, attempt } = asked(({ baseUrl, auth }) =>
      baseUrl === bases[0] ? 'not-found' : auth.in === 'none' ? 'unauthorized' : 1,
    );
    expect(await probeAuth(bases, attempt)).toMatchObject({ baseUrl: bases[1], auth: { scheme: 'Bearer' } });
    expect(ways.filter(({ baseUrl, auth }) => baseUrl === bases[0] && auth.in !== 'none')).toEqual([]);
  });

  it('finds a portal that shows nothing without a token', async () => {
    const { attempt } = asked(({ baseUrl, auth }) => (baseUrl === bases[0] && auth.in !== 'none' ? 1 : 'not-found'));
    expect(await probeAuth(bases, attempt)).toMatchObject({ baseUrl: bases[0] });
  });

  it.each(['unreachable', 'timeout', 'rate-limited', 'server'] as const)('stops after %s', async (kind) => {
    const { ways, attempt } = asked(() => kind);
    expect(await probeAuth(bases, attempt)).toMatchObject({ kind: 'stopped' });
    expect(ways).toHaveLength(1);
  });
});
