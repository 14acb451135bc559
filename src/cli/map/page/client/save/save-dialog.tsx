import { useEffect, useState } from 'preact/hooks';
import { type Told, toldOf } from '../../../../../calendar/told.ts';
import type { SavePreview, SaveRequest, SaveResult } from '../../../workbench-api.ts';
import { InlineCode } from '../frame/inline-code.tsx';
import { ModalDialog } from '../frame/modal-dialog.tsx';
import { Sentence } from '../frame/sentence.tsx';
import { useWorkbench } from '../frame/workbench-context.tsx';
import { ask } from '../model/api-client.ts';
import { publishedParts, publishedText } from '../model/published-text.ts';
import { diffLines } from '../model/unified-diff.ts';
import { ManualLines } from './manual-lines.tsx';
import { SaveDone } from './save-done.tsx';

/** Shows what changes in the file, then writes it. */
export function SaveDialog() {
  const { store, view, words } = useWorkbench();
  const [preview, setPreview] = useState<SavePreview | null>(null);
  const [result, setResult] = useState<SaveResult | null>(null);
  const [fault, setFault] = useState<Told | null>(null);
  const [isSaving, setSaving] = useState(false);
  const close = () => store.set({ dialog: null });
  const attempt = async <T,>(asked: Promise<T>): Promise<T | null> => {
    setFault(null);
    try {
      return await asked;
    } catch (error) {
      // Said here, where it was asked for; a server that is gone is said to everybody.
      setFault(toldOf(error));
      return null;
    }
  };
  const show = async () => setPreview(await attempt(ask<SavePreview>('save-preview')));
  useEffect(() => {
    show();
  }, []);
  const save = async (version: string) => {
    setSaving(true);
    const saved = await attempt(ask<SaveResult>('save', { version } satisfies SaveRequest));
    setSaving(false);
    if (saved === null) return;
    store.saved(saved);
    setResult(saved);
  };
  const file = preview?.file ?? view.state?.file.name ?? '';
  if (result !== null)
    return (
      <ModalDialog heading={words.save.done} className="save" onClose={close}>
        <SaveDone result={result} onClose={close} />
      </ModalDialog>
    );
  const canSave = preview !== null && preview.diff !== null && preview.reason === null;
  return (
    <ModalDialog heading={words.save.heading(file)} className="save" onClose={close}>
      {fault !== null && (
        <p class="notice bad" role="alert">
          <span>
            {words.page.error} <Sentence told={fault} />
          </span>
          <button type="button" class="small primary" onClick={show}>
            {words.save.again}
          </button>
        </p>
      )}
      {preview === null ? (
        fault === null && <p class="soft">{words.save.reading}</p>
      ) : (
        <>
          <PreviewText preview={preview} isNew={view.state?.file.exists === false} />
          {preview.restart.length > 0 && <Restart keys={preview.restart} />}
          {view.state !== null && (
            <p class="effect">
              {publishedParts(view.state.published, words).length > 0 && <b>{words.save.effect}: </b>}
              {publishedText(view.state.published, words)}
            </p>
          )}
        </>
      )}
      <div class="actions end">
        <button type="button" onClick={close}>
          {words.page.cancel}
        </button>
        {canSave && (
          <button
            type="button"
            // What was refused would be refused again.
            class={fault === null ? 'primary' : ''}
            aria-disabled={isSaving}
            onClick={() => !isSaving && save(preview.version)}
          >
            {isSaving ? words.save.saving : words.save.save}
          </button>
        )}
      </div>
      <p class="soft small-print">
        <InlineCode text={words.save.nextReload} />
      </p>
    </ModalDialog>
  );
}

function Restart({ keys }: { readonly keys: readonly string[] }) {
  const { words } = useWorkbench();
  return (
    <p class="note">
      {words.save.restart}{' '}
      {keys.map((key) => (
        <code key={key} class="key">
          {key}
        </code>
      ))}
    </p>
  );
}

function PreviewText({ preview, isNew }: { readonly preview: SavePreview; readonly isNew: boolean }) {
  const { words } = useWorkbench();
  if (preview.manual.length > 0) return <ManualLines reason={preview.reason} manual={preview.manual} />;
  if (preview.reason !== null)
    return (
      <p class="note">
        <Sentence told={preview.reason} />
      </p>
    );
  if (preview.diff === null) return <p>{words.save.nothing}</p>;
  return (
    <>
      <p>{isNew ? words.save.create : words.save.lead}</p>
      <section class="code diff" aria-label={words.save.diff}>
        {diffLines(preview.diff).map(({ kind, text }, at) => (
          <div key={`${String(at)} ${text}`} class={kind}>
            {(kind === 'added' || kind === 'removed') && <span class="hidden">{words.save[kind]}: </span>}
            {(kind === 'place'
              ? text.replace(/^@@ line (\d+) @@$/u, (_, line) => words.save.atLine(Number(line)))
              : text) || ' '}
          </div>
        ))}
      </section>
    </>
  );
}
