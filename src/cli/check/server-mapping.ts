import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Problem } from '../../calendar/problem.ts';
import { type StoreAddress, storeName } from '../../config/store-address.ts';
import type { MappingInForce } from '../../mapping/mapper.ts';
import { rulesOfStore } from '../../publisher/index/examine-store.ts';
import { openPostgresReadOnly } from '../../store/postgres/read-only-postgres.ts';
import { openReadOnly } from '../../store/sqlite/read-only-sqlite.ts';
import type { CommandRuntime } from '../command.ts';

/**
 * What differs between the mapping that was detected now and the one that the server has in force, by its store. Nothing
 * where there is no store.
 */
export async function serverDifferences(
  store: StoreAddress | null,
  runtime: Pick<CommandRuntime, 'directory' | 'now'>,
  rules: MappingInForce | null,
  rulesInForce: (detected: NonNullable<Awaited<ReturnType<typeof rulesOfStore>>>['shared']) => MappingInForce,
): Promise<readonly Problem[]> {
  if (rules === null || store === null) return [];
  try {
    const kept = await keptRules(store, runtime);
    if (kept === null) return [];
    const inForce = rulesInForce(kept.shared).event;
    const fields = [...new Set([...Object.keys(inForce), ...Object.keys(rules.event)])];
    const text = (rule: unknown) => (rule === undefined ? 'no rule' : JSON.stringify(rule));
    return fields.flatMap((field): Problem[] => {
      const [server, now] = [inForce[field]?.rule, rules.event[field]?.rule];
      if (text(server) === text(now)) return [];
      const message = `The server has ${text(server)} in force, and detection finds ${text(now)} today. Set mapping.event.${field} to decide.`;
      return [{ level: 'info', where: `mapping.event.${field}`, message }];
    });
  } catch {
    // kalends doctor says what is wrong with a store.
    return [];
  }
}

/** Null: there are none, or there is no store. */
async function keptRules(
  store: StoreAddress,
  { directory, now }: Pick<CommandRuntime, 'directory' | 'now'>,
): ReturnType<typeof rulesOfStore> {
  if (store.kind === 'postgres') {
    const opened = await openPostgresReadOnly({ ...store, name: storeName(store) }, now);
    return await rulesOfStore(opened.store).finally(() => opened.close());
  }
  const path = resolve(directory, store.path);
  if (store.path === ':memory:' || statSync(path, { throwIfNoEntry: false }) === undefined) return null;
  const opened = openReadOnly(path);
  return await rulesOfStore(opened.store).finally(() => opened.close());
}
