import { createHash } from 'node:crypto';
import { relative, resolve } from 'node:path';
import { type Told, toldOf } from '../../../calendar/told.ts';
import type { LoadedConfig } from '../../../config/load-config.ts';
import { parseJson } from '../../../config/parse-json.ts';
import { restartKeys } from '../../../config/restart-keys.ts';
import { canImport } from '../../config-file/can-import.ts';
import { type ConfigText, emptyConfigText, readConfigText, writeConfigText } from '../../config-file/config-text.ts';
import { type ConfigChange, editConfig } from '../../config-file/edit-config.ts';
import { jsonFault } from '../../config-file/file-fault.ts';
import { diffLines, formatDiff } from '../../config-file/line-diff.ts';
import { isObject, settingChanges } from '../../config-file/plain-settings.ts';
import { UsageError } from '../../usage-error.ts';
import type { SavePreview } from '../workbench-api.ts';
import { workbenchFault } from '../workbench-fault.ts';
import { parsedSettings } from './checked-change.ts';
import { WorkbenchError } from './workbench-error.ts';
import type { WorkbenchSession } from './workbench-session.ts';

/** Where the configuration is saved. */
export interface ConfigTarget {
  /** As people name it. */
  readonly name: string;
  /** Null: it is in a variable, and no file can be written. */
  readonly path: string | null;
}

const usualFile = 'kalends.config.ts';

export function configTarget({ file, input }: Pick<LoadedConfig, 'file' | 'input'>, directory: string): ConfigTarget {
  if (file === null && input !== undefined) return { name: 'KALENDS_CONFIG', path: null };
  const path = resolve(directory, file ?? usualFile);
  return { name: relative(directory, path) || path, path };
}

export async function targetExists({ path }: ConfigTarget): Promise<boolean> {
  return path === null || (await readConfigText(path)).text !== null;
}

/** What would be written, and into which text; null: nothing can be. */
interface Draft {
  readonly preview: SavePreview;
  readonly write: { readonly read: ConfigText; readonly text: string } | null;
}

export const savePreview = async (session: WorkbenchSession, target: ConfigTarget): Promise<SavePreview> =>
  (await draftOf(session, target)).preview;

/**
 * Writes the file, if what was shown is what is written now. Throws a WorkbenchError if somebody else has changed the file,
 * or if it can't be written.
 */
export async function saveConfig(
  session: WorkbenchSession,
  target: ConfigTarget,
  version: string,
): Promise<Pick<SavePreview, 'file' | 'restart'>> {
  const { preview, write } = await draftOf(session, target);
  if (write === null) throw new WorkbenchError(409, preview.reason ?? workbenchFault('nothingToWrite', {}));
  if (preview.version !== version)
    throw new WorkbenchError(409, workbenchFault('changedSinceShown', { file: target.name }));
  try {
    await writeConfigText(write.read, write.text);
  } catch (error) {
    if (error instanceof UsageError) throw new WorkbenchError(409, toldOf(error));
    throw error;
  }
  session.saved();
  return { file: preview.file, restart: preview.restart };
}

async function draftOf(session: WorkbenchSession, target: ConfigTarget): Promise<Draft> {
  const changes = settingChanges(session.savedSettings(), session.settings());
  const restart = changes.map(({ path }) => path.join('.')).filter((key) => restartKeys.includes(key));
  const none = { file: target.name, diff: null, manual: [], restart, version: '' };
  if (session.isSample) return { preview: { ...none, reason: workbenchFault('isSample', {}) }, write: null };
  if (changes.length === 0) return { preview: { ...none, reason: workbenchFault('nothingChanged', {}) }, write: null };
  if (target.path === null) {
    const { manual } = editConfig('[]', 'json', changes) as { readonly manual: SavePreview['manual'] };
    return { preview: { ...none, manual, reason: workbenchFault('inVariable', {}) }, write: null };
  }
  const read = await readConfigText(target.path);
  const before = read.text ?? emptyConfigText(read.form, canImport(read.path));
  const edited = editConfig(before, read.form, changes);
  if ('reason' in edited) return { preview: { ...none, manual: edited.manual, reason: edited.reason }, write: null };
  const fault = faultOf(session, read, edited.text, changes);
  if (fault !== null) return { preview: { ...none, reason: fault }, write: null };
  const diff = formatDiff(diffLines(read.text ?? '', edited.text));
  const version = createHash('sha256')
    .update(JSON.stringify([read.text, edited.text]))
    .digest('hex');
  return { preview: { ...none, diff, reason: null, version }, write: { read, text: edited.text } };
}

/** Somebody may have edited the file meanwhile. What of it can be read without running it is checked as a whole. */
function faultOf(
  session: WorkbenchSession,
  { form }: ConfigText,
  text: string,
  changes: readonly ConfigChange[],
): Told | null {
  if (form !== 'json') return null;
  const json = parseJson(text.replace(/^\uFEFF/u, ''));
  if ('problem' in json) return jsonFault(json.problem);
  const { $schema: _, ...settings } = isObject(json.value) ? json.value : {};
  try {
    parsedSettings(settings, session.check);
    return null;
  } catch (error) {
    if (!(error instanceof WorkbenchError)) throw error;
    return workbenchFault('fileInvalidThen', { changes: changes.length, why: toldOf(error) });
  }
}
