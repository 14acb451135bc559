import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * The files that take longest in a whole run, about in that order. Vitest knows how long a file took from the run before; in a new checkout it goes by
 * the sizes of files, and one of these would run at the end, alone.
 */
const slow = [
  'test/mapping/detection/reshaped.test.ts',
  'test/package/package.test.ts',
  'test/mapping/detection/mutations.test.ts',
  'test/cli/serve.test.ts',
  'test/mapping/detection/agreement.test.ts',
  'test/mapping/fewer-records.test.ts',
  'test/cli/export/export.test.ts',
  'test/publisher/refresh/one-bad-answer.test.ts',
  'test/mapping/detection/state/state.test.ts',
  'test/cli/front/reload.test.ts',
  'test/runtime/worker.test.ts',
  'test/cli/init.test.ts',
  'test/cli/check.test.ts',
  'test/runtime/node.test.ts',
];

export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const rank = ({ moduleId }: TestSpecification): number => {
      const at = slow.findIndex((path) => moduleId.endsWith(path));
      return at < 0 ? slow.length : at;
    };
    // Those in the Workers runtime wait for one another.
    const isOfWorkers = ({ project }: TestSpecification): boolean => project.name.startsWith('edge');
    const others = sorted.filter((file) => !isOfWorkers(file));
    return [...sorted.filter(isOfWorkers), ...others.sort((one, other) => rank(one) - rank(other))];
  }
}
