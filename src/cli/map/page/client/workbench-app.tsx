import { useEffect, useMemo, useState } from 'preact/hooks';
import { workbenchWordsFor } from '../words/workbench-words.ts';
import { ChangesBar } from './bar/changes-bar.tsx';
import { EndDialog } from './bar/end-dialog.tsx';
import { PortalProblems } from './bar/portal-problems.tsx';
import { TopBar } from './bar/top-bar.tsx';
import { PreviewPane } from './event/preview-pane.tsx';
import { EventPane } from './events/event-pane.tsx';
import { FieldPane } from './fields/field-pane.tsx';
import { Notices } from './frame/notices.tsx';
import { SpokenMessage } from './frame/spoken-message.tsx';
import { usePaneKeys } from './frame/use-pane-keys.ts';
import { WorkbenchContext } from './frame/workbench-context.tsx';
import { hasEvents } from './model/portal-problems-of.ts';
import type { WorkbenchStore } from './model/workbench-store.ts';
import { PortalDialog } from './portal/portal-dialog.tsx';
import { QuestionDeck } from './questions/question-deck.tsx';
import { RecordPane } from './record/record-pane.tsx';
import { SaveDialog } from './save/save-dialog.tsx';

/** The whole page. */
export function WorkbenchApp({ store }: { readonly store: WorkbenchStore }) {
  const [view, setView] = useState(store.view);
  useEffect(() => store.subscribe(() => setView(store.view)), [store]);
  const words = workbenchWordsFor(view.language);
  const workbench = useMemo(() => ({ store, view, words }), [store, view, words]);
  useEffect(() => {
    document.documentElement.lang = words.language;
    document.title = `${words.page.title} · Kalends`;
  }, [words]);
  useUndoKeys(store);
  usePaneKeys();
  const { state, dialog } = view;
  if (view.ended)
    return (
      <main class="ended">
        <h1 tabIndex={-1}>{words.page.ended}</h1>
      </main>
    );
  return (
    <WorkbenchContext.Provider value={workbench}>
      <a class="skip" href="#fields">
        {words.page.skip}
      </a>
      <TopBar />
      <Notices />
      <SpokenMessage />
      <main id="main" tabIndex={-1}>
        {state === null ? (
          <p class="loading">{view.lost ? '' : words.page.loading}</p>
        ) : (
          <>
            <PortalProblems state={state} />
            {state.sample.unasked === 0 && (state.questions.length > 0 || hasEvents(state)) && <QuestionDeck />}
            <div class="bench">
              <EventPane />
              <RecordPane />
              <div class="outcome">
                <PreviewPane />
                <FieldPane />
              </div>
            </div>
          </>
        )}
      </main>
      {state !== null && <ChangesBar state={state} />}
      {state !== null && dialog === 'save' && <SaveDialog />}
      {state !== null && dialog === 'portal' && <PortalDialog state={state} />}
      {dialog === 'end' && <EndDialog />}
    </WorkbenchContext.Provider>
  );
}

/** Ctrl+Z and Ctrl+Shift+Z, except where a text is being written: the browser takes back what was typed there. */
function useUndoKeys(store: WorkbenchStore): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const isText = (event.target as Element | null)?.closest('input:not([type=checkbox]),textarea,dialog') ?? null;
      if (!(event.ctrlKey || event.metaKey) || event.altKey || isText !== null) return;
      const key = event.key.toLowerCase();
      if (key !== 'z' && !(key === 'y' && event.ctrlKey)) return;
      event.preventDefault();
      if (store.view.busy !== null) return;
      if (key === 'y' || event.shiftKey) store.redo();
      else store.undo();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [store]);
}
