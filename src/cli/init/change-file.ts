import type { CommandRuntime } from '../command.ts';
import { writeConfigText } from '../config-file/config-text.ts';
import { editConfig } from '../config-file/edit-config.ts';
import { diffLines, formatDiff } from '../config-file/line-diff.ts';
import { settingChanges } from '../config-file/plain-settings.ts';
import type { Prompter } from '../screen/prompter.ts';
import type { Style } from '../screen/terminal.ts';
import { UsageError } from '../usage-error.ts';
import type { TargetFile } from './target-file.ts';

interface FileChange {
  readonly before: unknown;
  readonly after: unknown;
  /** Takes the token out of a text. */
  readonly scrub: (text: string) => string;
  /** Whether it is written without a question. */
  readonly force: boolean;
  /** Null: nobody is there to ask. */
  readonly prompter: Prompter | null;
}

/**
 * Shows how a configuration file has to change, asks, and writes it. Everything else in the file stays, comments included.
 * Where the file is a program, it shows the lines to put in. Throws a UsageError where the change is
 * not wanted, or the file has changed meanwhile.
 */
export async function changeFile(
  { name, before: file }: TargetFile,
  { before, after, scrub, force, prompter }: FileChange,
  { terminal: { out, style } }: Pick<CommandRuntime, 'terminal'>,
): Promise<'written' | 'unchanged' | 'by hand'> {
  const found = settingChanges(before, after);
  const changes = found.map(({ path, value }) => ({ path, value: scrubbed(value, scrub) }));
  if (changes.length === 0) return 'unchanged';
  const edited = editConfig(file.text ?? '', file.form, changes);
  if ('reason' in edited) {
    out(`${style.yellow('!')} ${name} was not changed. ${edited.reason.message} Put these lines in yourself:\n`);
    for (const { place, line, code, path } of edited.manual) {
      out(`\n  ${place.message}${line === null ? '' : `, line ${line}`}:\n`);
      const lines = code === null ? `(take out ${path.join('.')})` : scrub(code);
      out(lines.replace(/^/gmu, '    ').concat('\n'));
    }
    return 'by hand';
  }
  if (edited.text === file.text) return 'unchanged';
  out(
    `${style.bold(`The change of ${name}`)}\n${coloured(scrub(formatDiff(diffLines(file.text ?? '', edited.text))), style)}\n`,
  );
  if (!force && prompter === null)
    throw new UsageError(`${name} was not changed, since nobody is there to ask. --force writes this change.`);
  if (!force && !(await prompter?.confirm(`Write this change into ${name}?`, true)))
    throw new UsageError(`${name} was not changed.`);
  await writeConfigText(file, edited.text);
  if (JSON.stringify(changes) !== JSON.stringify(found)) out(tokenInData(style));
  return 'written';
}

export const tokenInData = (style: Style): string =>
  `${style.yellow('!')} The portal's data contains the token itself: in the file it is replaced by ***.\n`;

function coloured(diff: string, style: Style): string {
  const styles: Readonly<Record<string, (text: string) => string>> = {
    '+': style.green,
    '-': style.red,
    '@': style.dim,
  };
  const lines = diff.trimEnd().split('\n');
  return lines.map((line) => `  ${(styles[line[0] ?? ''] ?? String)(line)}\n`).join('');
}

function scrubbed(value: unknown, scrub: (text: string) => string): unknown {
  if (typeof value === 'string') return scrub(value);
  if (Array.isArray(value)) return value.map((one) => scrubbed(one, scrub));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [scrub(key), scrubbed(inner, scrub)]));
}
