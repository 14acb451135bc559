import { UsageError } from '../usage-error.ts';

/** Asks the person at the keyboard, on stderr: stdout is for results. */
export interface Prompter {
  /** A line of text; an empty answer is the suggestion. */
  text(question: string, options?: { readonly suggestion?: string; readonly check?: Check }): Promise<string>;
  /** A line that is not shown while it is typed. */
  secret(question: string, check: Check): Promise<string>;
  confirm(question: string, suggestion: boolean): Promise<boolean>;
}

/** True, or what is wrong with the answer, in a sentence. */
export type Check = (answer: string) => true | string;

export function createPrompter(parts: {
  readonly stdin: NodeJS.ReadStream;
  readonly stderr: NodeJS.WriteStream;
  readonly signal: AbortSignal;
}): Prompter {
  const context = { input: parts.stdin, output: parts.stderr, signal: parts.signal };
  return {
    // Loaded only when something is asked: no other command waits for them.
    async text(question, { suggestion, check } = {}) {
      const { default: input } = await import('@inquirer/input');
      const settings = {
        message: question,
        ...(suggestion !== undefined && { default: suggestion }),
        ...(check && { validate: (answer: string) => check(answer.trim()) }),
      };
      return (await given(input(settings, context))).trim();
    },
    async secret(question, check) {
      const { default: password } = await import('@inquirer/password');
      // The library would show it at a key's press, to whoever looks on or records the screen.
      const hidden = { mask: false, toggleMask: false };
      const settings = { message: question, ...hidden, validate: (answer: string) => check(answer.trim()) };
      return (await given(password(settings, context))).trim();
    },
    async confirm(question, suggestion) {
      const { default: confirm } = await import('@inquirer/confirm');
      return given(confirm({ message: question, default: suggestion }, context));
    },
  };
}

/** The answer; a person who leaves (Ctrl+C, or the end of the input) is no fault of the program. */
async function given<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof Error && ['ExitPromptError', 'AbortPromptError'].includes(error.name)) {
      throw new UsageError('Left before the last question: nothing was written.', { cause: error });
    }
    throw error;
  }
}
