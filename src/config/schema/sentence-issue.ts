import type * as z from 'zod';
import type { Told } from '../../calendar/told.ts';

/** An issue whose message is a whole sentence, and no expectation to which `describeIssue` would add what was found. */
export const sentenceIssue = ({ message, said }: Told) => ({
  code: 'custom' as const,
  message,
  params: { isSentence: true, said },
});

/** The sentence of an issue; null: its message says what is expected. */
export function sentenceOf(issue: z.core.$ZodIssue): Told | null {
  if (issue.code !== 'custom' || issue.params?.isSentence !== true) return null;
  const { said } = issue.params as Pick<Told, 'said'>;
  return { message: issue.message, ...(said && { said }) };
}
