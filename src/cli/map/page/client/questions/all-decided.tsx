import { useEffect, useRef } from 'preact/hooks';
import type { WorkbenchState } from '../../../workbench-api.ts';
import type { WorkbenchWords } from '../../words/workbench-words.ts';
import { Icon } from '../frame/icon.tsx';
import { focusField } from '../frame/move-focus.ts';
import { useWorkbench } from '../frame/workbench-context.tsx';
import { keyOf, nameOf } from '../model/field-key.ts';
import { portalProblemsOf } from '../model/portal-problems-of.ts';

/** Nothing is asked. If an important field is in doubt, it is named; otherwise saving is next. */
export function AllDecided({ takesFocus }: { readonly takesFocus: { current: boolean } }) {
  const { store, view, words } = useWorkbench();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!takesFocus.current) return;
    takesFocus.current = false;
    heading.current?.focus();
  }, []);
  const { state } = view;
  if (state === null) return null;
  const doubts = state.fields.filter(({ doubt }) => doubt !== null);
  const show = (key: ReturnType<typeof keyOf>) => {
    store.selectField(key);
    requestAnimationFrame(() => focusField(key));
  };
  const isWell = doubts.length === 0 && portalProblemsOf(state).length === 0;
  return (
    <section class={`deck decided ${isWell ? 'well' : 'look'}`} aria-labelledby="deck-heading">
      <Icon name={isWell ? 'check' : 'warning'} />
      <div class="decided-text">
        <h2 id="deck-heading" ref={heading} tabIndex={-1}>
          {isWell ? words.questions.noneTitle : words.questions.doubtsTitle}
        </h2>
        {doubts.length === 0 ? (
          <p>{leadOf(state, isWell, words)}</p>
        ) : (
          <p class="doubts">
            {words.questions.doubts(doubts.length)}{' '}
            {doubts.map((field) => (
              <button key={keyOf(field)} type="button" class="small" onClick={() => show(keyOf(field))}>
                {nameOf(words, keyOf(field))}
              </button>
            ))}
          </p>
        )}
      </div>
      {state.isUnsaved && (
        <button type="button" class={isWell ? 'primary' : ''} onClick={() => store.set({ dialog: 'save' })}>
          {words.changes.save}
        </button>
      )}
    </section>
  );
}

function leadOf({ isUnsaved, file }: WorkbenchState, isWell: boolean, { questions }: WorkbenchWords): string {
  if (!isWell) return questions.noneProblems;
  if (isUnsaved) return questions.noneUnsaved;
  return file.exists ? questions.noneSaved : questions.noneSure;
}
