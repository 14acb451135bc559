import type { Problem } from '../../calendar/problem.ts';
import { mappingProblem } from '../mapping-problem.ts';

/** What one detector finds; when it fails on something that nobody foresaw, its field is left out and said, the rest goes on. */
export function attempt<T>(field: string, problems: Problem[], otherwise: T, find: () => T): T {
  try {
    return find();
  } catch (error) {
    problems.push({
      level: 'error',
      where: `mapping.${field}`,
      ...mappingProblem('detectionFailed', { field, why: (error as Error).message }),
    });
    return otherwise;
  }
}
