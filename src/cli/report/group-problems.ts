import type { Problem } from '../../calendar/problem.ts';

/** Problems of the same kind: the same field, and the same sentence but for what it quotes. */
export interface ProblemGroup {
  readonly level: Problem['level'];
  /** `start`; null: it is not about a field. */
  readonly field: string | null;
  /** Where each is: `calendar 42, event 17`. */
  readonly places: readonly string[];
  /** The first one's sentence. */
  readonly message: string;
}

const levels: readonly Problem['level'][] = ['error', 'warning', 'info'];

/** Groups in the order of their levels, then as they came. */
export function groupProblems(problems: readonly Problem[]): readonly ProblemGroup[] {
  const groups = Map.groupBy(problems, ({ level, where, message }) =>
    JSON.stringify([level, fieldOf(where), kindOf(message, where)]),
  );
  return [...groups.values()]
    .flatMap((same): readonly ProblemGroup[] => {
      const [first] = same;
      if (first === undefined) return [];
      const field = fieldOf(first.where);
      const cut = field === null ? 0 : field.length + 2;
      const places = [...new Set(same.map(({ where }) => where.slice(0, where.length - cut)))];
      return [{ level: first.level, field, places, message: first.message }];
    })
    .sort((a, b) => levels.indexOf(a.level) - levels.indexOf(b.level));
}

/** `calendar 42, event 17, start` is about the field start. */
const fieldOf = (where: string): string | null => /, (\w+)$/u.exec(where)?.[1] ?? null;

/** The sentence without what differs from record to record: what it quotes, paths and numbers. */
function kindOf(message: string, where: string): string {
  const id = /event (.+?)(?:, \w+)?$/u.exec(where)?.[1] ?? '';
  const general = id === '' ? message : message.replaceAll(id, '…');
  return general
    .replace(/"(?:[^"\\]|\\.)*"/gu, '…')
    .replace(/GET \S+/gu, '…')
    .replace(/\d[\d:.,TZ+-]*/gu, '…');
}
