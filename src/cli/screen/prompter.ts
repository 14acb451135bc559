import { UsageError } from '../usage-error.ts';

/** Asks the person at the keyboard. Questions go to stderr, because stdout is for results. */
export interface Prompter {
  /** Asks for a line of text. An empty answer accepts the suggestion. */
  text(question: string, options?: { readonly suggestion?: string; readonly check?: Check }): Promise<string>;
  /** Asks for a line that stays hidden while it is typed. */
  secret(question: string, check: Check): Promise<string>;
  confirm(question: string, suggestion: boolean): Promise<boolean>;
}

/** Returns true, or a sentence that says what is wrong with the answer. */
export type Check = (answer: string) => true | string;

export function createPrompter({
  stdin,
  stderr,
  signal,
}: {
  readonly stdin: NodeJS.ReadStream;
  readonly stderr: NodeJS.WriteStream;
  readonly signal: AbortSignal;
}): Prompter {
  const context = { input: stdin, output: stderr, signal };
  return {
    // The prompts are imported when they are needed, so that other commands start without them.
    async text(question, { suggestion, check } = {}) {
      const { default: input } = await import('@inquirer/input');
      const settings = {
        message: question,
        ...(suggestion !== undefined && { default: suggestion }),
        ...(check && { validate: (answer: string) => check(answer.trim()) }),
      };
      return (await answerOrQuit(input(settings, context))).trim();
    },
    async secret(question, check) {
      const { default: password } = await import('@inquirer/password');
      // Otherwise a key press would reveal the secret to anyone who watches or records the screen.
      const hidden = { mask: false, toggleMask: false };
      const settings = { message: question, ...hidden, validate: (answer: string) => check(answer.trim()) };
      return (await answerOrQuit(password(settings, context))).trim();
    },
    async confirm(question, suggestion) {
      const { default: confirm } = await import('@inquirer/confirm');
      return answerOrQuit(confirm({ message: question, default: suggestion }, context));
    },
  };
}

/** Waits for the answer. A person who quits (Ctrl+C, or end of input) causes a UsageError, not a crash. */
async function answerOrQuit<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof Error && ['ExitPromptError', 'AbortPromptError'].includes(error.name)) {
      throw new UsageError('Cancelled before the last question: nothing was written.', { cause: error });
    }
    throw error;
  }
}
