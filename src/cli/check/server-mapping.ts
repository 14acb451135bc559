import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Problem } from '../../calendar/problem.ts';
import type { MappingInForce } from '../../mapping/mapper.ts';
import { rulesOfStore } from '../../publisher/index/examine-store.ts';
import { openReadOnly } from '../../store/sqlite/read-only-sqlite.ts';

/**
 * What differs between the mapping that was detected now and the one that the server has in force, by its store. Nothing
 * where there is no store.
 */
export async function serverDifferences(
  named: string,
  directory: string,
  rules: MappingInForce | null,
  rulesInForce: (detected: NonNullable<Awaited<ReturnType<typeof rulesOfStore>>>['shared']) => MappingInForce,
): Promise<readonly Problem[]> {
  const path = resolve(directory, named);
  if (rules === null || named === ':memory:' || statSync(path, { throwIfNoEntry: false }) === undefined) return [];
  try {
    const opened = openReadOnly(path);
    const kept = await rulesOfStore(opened.store).finally(() => opened.close());
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
