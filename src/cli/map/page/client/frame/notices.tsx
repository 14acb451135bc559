import { linesOf } from '../model/unsaved-changes.ts';
import { Icon } from './icon.tsx';
import { focusMain } from './move-focus.ts';
import { Sentence } from './sentence.tsx';
import { useWorkbench } from './workbench-context.tsx';

/** What went wrong, where everybody sees it. */
export function Notices() {
  const { store, view, words } = useWorkbench();
  const lines = linesOf(view.unsaved);
  return (
    <div class="notices">
      {view.lost && (
        <div class="notice bad" role="alert">
          <Icon name="warning" />
          <div>
            <p>{words.page.lost}</p>
            {lines.length > 0 && (
              <>
                <p>{words.page.lostKeeps}</p>
                <pre class="code lines">{lines.join('\n')}</pre>
              </>
            )}
          </div>
          <button type="button" onClick={() => store.load()}>
            {words.page.retry}
          </button>
        </div>
      )}
      {view.fault !== null && (
        <div class="notice bad" role="alert">
          <Icon name="warning" />
          <p>
            {words.page.error} <Sentence told={view.fault} />
          </p>
          <button
            type="button"
            onClick={() => {
              store.set({ fault: null });
              focusMain();
            }}
          >
            {words.page.dismiss}
          </button>
        </div>
      )}
    </div>
  );
}
