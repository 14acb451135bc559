import { useId, useRef, useState } from 'preact/hooks';
import { type Told, toldOf } from '../../../../../calendar/told.ts';
import type { AskRequest, AskResult, WorkbenchState } from '../../../workbench-api.ts';
import { Icon } from '../frame/icon.tsx';
import { ModalDialog } from '../frame/modal-dialog.tsx';
import { Sentence } from '../frame/sentence.tsx';
import { useWorkbench } from '../frame/workbench-context.tsx';
import { ask, ServerLost } from '../model/api-client.ts';
import { authDraftOf, changesOf, type PortalDraft, portalDraftOf } from '../model/portal-draft.ts';
import { PortalForm } from './portal-form.tsx';

/** Authentication, paging and addresses, tried live before they are used. */
export function PortalDialog({ state }: { readonly state: WorkbenchState }) {
  const { store, view, words } = useWorkbench();
  const [draft, setDraft] = useState<PortalDraft>(() => portalDraftOf(state.source));
  const [result, setResult] = useState<AskResult | null>(null);
  const [fault, setFault] = useState<Told | null>(null);
  const [isAsking, setAsking] = useState(false);
  const isBusy = view.busy !== null || isAsking;
  const answers = useRef<HTMLDivElement>(null);
  const changes = changesOf(draft, state.source);
  const hasFailed = fault !== null || (result !== null && !result.ok && result.instead === undefined);
  const canUse = changes.length > 0 && !hasFailed;
  const why = useId();
  const close = () => store.set({ dialog: null });
  const put = (change: Partial<PortalDraft>) => {
    setDraft({ ...draft, ...change });
    setResult(null);
    setFault(null);
  };
  const tryIt = async ({ otherWays = false } = {}): Promise<boolean> => {
    setAsking(true);
    setFault(null);
    let tried: AskResult | null = null;
    try {
      tried = await ask<AskResult>('ask', { changes, otherWays } satisfies AskRequest);
      // Another way that the portal takes is put into the form, to be used or changed.
      const { instead } = tried;
      if (instead !== undefined) setDraft({ ...draft, ...authDraftOf(instead[0]?.value) });
    } catch (error) {
      setFault(toldOf(error));
      if (error instanceof ServerLost) store.fail(error);
    }
    setResult(tried);
    setAsking(false);
    requestAnimationFrame(() => answers.current?.scrollIntoView({ block: 'nearest' }));
    return tried?.ok === true;
  };
  /** What was not tried is tried first: settings that fail are not taken. */
  const use = async () => {
    if (result?.ok !== true && result?.instead === undefined && !(await tryIt())) return;
    if (!(await store.change(words.labels.portal, changes))) return;
    // Other settings ask other questions, which only the portal can answer.
    if ((store.view.state?.sample.unasked ?? 0) > 0) await store.refresh();
    close();
  };
  return (
    <ModalDialog heading={words.portal.heading} className="portal" onClose={close}>
      <p class="soft">{words.portal.lead}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) tryIt();
        }}
      >
        <PortalForm draft={draft} put={put} />
        <div class="actions">
          <button type="submit" class={canUse ? '' : 'primary'} aria-disabled={isBusy}>
            {isBusy ? words.portal.trying : words.portal.try}
          </button>
          <button
            type="button"
            class={canUse ? 'primary' : ''}
            aria-disabled={!canUse || isBusy}
            aria-describedby={why}
            onClick={() => canUse && !isBusy && use()}
          >
            {words.portal.use}
          </button>
          {result?.refused && result.instead === undefined && (
            <button type="button" aria-disabled={isBusy} onClick={() => !isBusy && tryIt({ otherWays: true })}>
              {words.portal.otherWays}
            </button>
          )}
          <span class="soft" id={why}>
            {isBusy ? '' : changes.length === 0 ? words.portal.unchanged : hasFailed ? words.portal.failed : ''}
          </span>
        </div>
      </form>
      <div role="status" ref={answers}>
        {fault !== null && (
          <p class="notice bad">
            <span>
              {words.page.error} <Sentence told={fault} />
            </span>
          </p>
        )}
        {result !== null && (
          <>
            <h3>{words.portal.answers}</h3>
            <ol class="steps">
              {result.steps.map(({ what, ok, found }) => (
                <li key={`${what.message} ${found.message}`} class={ok ? 'well' : 'bad'}>
                  <Icon name={ok ? 'check' : 'warning'} />
                  <span class="hidden">{ok ? words.portal.works : words.portal.fails}: </span>
                  <span>
                    <b>
                      <Sentence told={what} />
                    </b>{' '}
                    <Sentence told={found} />
                  </span>
                </li>
              ))}
            </ol>
          </>
        )}
      </div>
    </ModalDialog>
  );
}
