import type { Learning, LearningMapping, LearntRules } from '../../../src/mapping/learning/learning.ts';

/** The same mapping, which learns only once from the same samples, because they give the same rules. */
export function rememberedLearning(mapping: LearningMapping): LearningMapping {
  const learnt = new Map<string, LearntRules>();
  const learn: Learning['learn'] = (samples, calendars, known) => {
    const { before, published, hidden, tables } = known;
    const key = JSON.stringify([[...samples], calendars, before, [...published], [...(hidden ?? [])], tables]);
    const rules = learnt.get(key) ?? mapping.learning.learn(samples, calendars, known);
    learnt.set(key, rules);
    return structuredClone(rules);
  };
  return { ...mapping, learning: { ...mapping.learning, learn } };
}
