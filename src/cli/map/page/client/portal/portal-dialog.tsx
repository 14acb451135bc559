import { useRef, useState } from 'preact/hooks';
import { type Told, toldOf } from '../../../../../calendar/told.ts';
import type { AskRequest, AskResult, WorkbenchState } from '../../../workbench-api.ts';
import { Icon } from '../frame/icon.tsx';
import { ModalDialog } from '../frame/modal-dialog.tsx';
import { Sentence } from '../frame/sentence.tsx';
import { useWorkbench } from '../frame/workbench-context.tsx';
import { ask, ServerLost } from '../model/api-client.ts';
import { changesOf, type PortalDraft, portalDraftOf } from '../model/portal-draft.ts';
import { PortalForm } from './portal-form.tsx';

/** Authentication, paging and addresses, tried live before they are used. */
export function PortalDialog({ state }: { readonly state: WorkbenchState }) {
  const { store, view, words } = useWorkbench();
  const isBusy = view.busy !== null;
  const [draft, setDraft] = useState<PortalDraft>(() => portalDraftOf(state.source));
  const [result, setResult] = useState<AskResult | null>(null);
  const [fault, setFault] = useState<Told | null>(null);
  const [isAsking, setAsking] = useState(false);
  const answers = useRef<HTMLDivElement>(null);
  const changes = changesOf(draft, state.source);
  const close = () => store.set({ dialog: null });
  const put = (change: Partial<PortalDraft>) => {
    setDraft({ ...draft, ...change });
    setResult(null);
  };
  const tryIt = async () => {
    setAsking(true);
    setFault(null);
    try {
      setResult(await ask<AskResult>('ask', { changes } satisfies AskRequest));
    } catch (error) {
      setFault(toldOf(error));
      if (error instanceof ServerLost) store.fail(error);
    }
    setAsking(false);
    requestAnimationFrame(() => answers.current?.scrollIntoView({ block: 'nearest' }));
  };
  const use = async () => {
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
          if (!isAsking) tryIt();
        }}
      >
        <PortalForm draft={draft} put={put} />
        <div class="actions">
          <button type="submit" class={result?.ok ? '' : 'primary'} aria-disabled={isAsking}>
            {isAsking ? words.portal.trying : words.portal.try}
          </button>
          <button
            type="button"
            class={result?.ok ? 'primary' : ''}
            aria-disabled={changes.length === 0 || isBusy}
            onClick={() => changes.length > 0 && !isBusy && use()}
          >
            {isBusy ? words.portal.trying : words.portal.use}
          </button>
          <span class="soft">{changes.length === 0 && !isBusy ? words.portal.unchanged : ''}</span>
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
