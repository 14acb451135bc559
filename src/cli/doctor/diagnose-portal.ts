import type { LoadedConfig } from '../../config/load-config.ts';
import { portalDeps } from '../../portal-deps.ts';
import { errorMessage } from '../../publisher/messages.ts';
import { readCalendarList } from '../../publisher/read/read-calendar-list.ts';
import { createCredentials } from '../../source/http/credentials.ts';
import type { Fetch } from '../../source/http/fetch.ts';
import { createUndiciFetch } from '../../source/http/undici-fetch.ts';
import type { Operation } from '../../source/source-settings.ts';
import type { CommandRuntime } from '../command.ts';
import { advice } from '../report/advice.ts';
import { countOf, duration } from '../screen/quantities.ts';
import { type Finding, findingsOf } from './diagnosis.ts';

const { ok, warning, error } = findingsOf('portal');

/** The clocks may differ by so much. */
const mostSkewMs = 60_000;

/** Asks the portal for its calendars and for the events of the first one. The token is in no finding. */
export async function diagnosePortal(
  { config, token }: Pick<LoadedConfig, 'config' | 'token'>,
  { now, random, sleep, stop }: CommandRuntime,
): Promise<readonly Finding[]> {
  if (config.sample) return [ok('No portal is configured, so Kalends serves its built-in sample')];
  const network = createUndiciFetch();
  let skewMs: number | null = null;
  const watched: Fetch = async (url, init) => {
    const response = await network(url, init);
    const date = Date.parse(response.headers.get('Date') ?? '');
    if (!Number.isNaN(date)) skewMs = date - now();
    return response;
  };
  const runtime = { now, random, sleep, log: () => undefined };
  const { source, mapping } = portalDeps({ config, token, fetch: watched, runtime });
  const run = { signal: stop, acceptsPartial: true };
  const findings: Finding[] = isGuessed(token) ? [warning(shortToken, 'Have a longer one issued.')] : [];
  const failed = (operation: Operation, failure: unknown): void => {
    const what = advice({ operation, failure, isAll: true }, config) ?? 'Run kalends check for the whole of it.';
    findings.push(error(errorMessage(failure).replace(/\.$/u, ''), what));
  };
  try {
    const { records, problems } = await readCalendarList({ source, mapping, key: '' }, null, run);
    findings.push(
      records.length === 0
        ? warning('It answers, but lists no calendar', 'Ask its administrator which calendars the token may read.')
        : ok(`It answers, and lists ${countOf(records.length, 'calendar')}`),
      ...problems.map(({ where, message }) =>
        warning(`${where}: ${message.replace(/\.$/u, '')}`, 'Run kalends check.'),
      ),
    );
    const [first] = records;
    if (first !== undefined) {
      try {
        const find = mapping.itemsInTurn?.('events') ?? ((body: unknown) => mapping.eventItems(body));
        const { pages } = await source.events(first.id, find, run);
        const count = pages.reduce((sum, { items }) => sum + items.length, 0);
        findings.push(ok(`It lists ${countOf(count, 'event')} of calendar ${first.id}`));
      } catch (failure) {
        failed('events', failure);
      }
    }
  } catch (failure) {
    failed('calendars', failure);
  } finally {
    await network.close();
  }
  if (skewMs !== null) findings.push(clockFinding(skewMs));
  const { scrub } = createCredentials(config.source.auth, token);
  return findings.map((one) => ({
    ...one,
    message: scrub(one.message),
    ...(one.advice !== undefined && { advice: scrub(one.advice) }),
  }));
}

const shortToken =
  'The token has fewer than four characters: anybody can guess it, and it is kept out of messages only where it is sent';
const isGuessed = (token: string | null): boolean => token !== null && token.length < 4;

function clockFinding(skewMs: number): Finding {
  if (Math.abs(skewMs) <= mostSkewMs) return ok("Its clock and this machine's agree");
  const direction = skewMs > 0 ? 'behind' : 'ahead of';
  return warning(
    `This machine's clock is ${duration(Math.abs(skewMs))} ${direction} the portal's`,
    'Set the clock that is wrong: stamps of changes come from this one.',
  );
}
