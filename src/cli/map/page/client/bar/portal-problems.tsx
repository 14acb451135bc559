import type { WorkbenchState } from '../../../workbench-api.ts';
import { placeIn } from '../../words/said-in.ts';
import { Icon } from '../frame/icon.tsx';
import { focusMain } from '../frame/move-focus.ts';
import { Sentence } from '../frame/sentence.tsx';
import { useWorkbench } from '../frame/workbench-context.tsx';
import { portalProblemsOf } from '../model/portal-problems-of.ts';

const mostShown = 6;

/** What went wrong with the portal as a whole; what is wrong with one event stands beside its record. */
export function PortalProblems({ state }: { readonly state: WorkbenchState }) {
  const { store, view, words } = useWorkbench();
  const { unasked } = state.sample;
  const told = portalProblemsOf(state);
  const hints = unasked > 0 || told.length > 0 ? [] : state.hints;
  if (told.length === 0 && unasked === 0 && hints.length === 0) return null;
  return (
    <section class="portal-problems" aria-label={words.problems.heading}>
      {unasked > 0 && (
        <div class="notice wait">
          <Icon name="refresh" />
          <p>{words.problems.unasked(unasked)}</p>
          <button
            type="button"
            class="primary"
            aria-disabled={view.busy !== null}
            onClick={async () => {
              if (view.busy !== null) return;
              await store.refresh();
              focusMain();
            }}
          >
            {view.busy === 'refresh' ? words.top.refreshing : words.top.refresh}
          </button>
        </div>
      )}
      {told.length > 0 && (
        <div class="notice look">
          <Icon name="warning" />
          <ul>
            {told.slice(0, mostShown).map((problem) => (
              <li key={`${problem.where} ${problem.message}`}>
                <b>{placeIn(problem.where, words)}</b> <Sentence told={problem} />
              </li>
            ))}
            {told.length > mostShown && <li>{words.record.more(told.length - mostShown)}</li>}
          </ul>
          {!state.isSample && (
            <button type="button" onClick={() => store.set({ dialog: 'portal' })}>
              {words.top.portal}
            </button>
          )}
        </div>
      )}
      {hints.length > 0 && (
        <div class="notice hint-of-pages">
          <Icon name="question" />
          <ul>
            {hints.map(({ calendar, records }) => (
              <li key={calendar}>{words.problems.onePage(calendar, records)}</li>
            ))}
          </ul>
          {!state.isSample && (
            <button type="button" onClick={() => store.set({ dialog: 'portal' })}>
              {words.top.portal}
            </button>
          )}
        </div>
      )}
    </section>
  );
}
