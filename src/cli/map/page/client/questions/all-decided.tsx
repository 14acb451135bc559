import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../frame/icon.tsx';
import { focusField } from '../frame/move-focus.ts';
import { useWorkbench } from '../frame/workbench-context.tsx';
import { keyOf, nameOf } from '../model/field-key.ts';

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
  const lead = state.isUnsaved
    ? words.questions.noneUnsaved
    : state.file.exists
      ? words.questions.noneSaved
      : words.questions.noneSure;
  return (
    <section class={`deck decided ${doubts.length === 0 ? 'well' : 'look'}`} aria-labelledby="deck-heading">
      <Icon name={doubts.length === 0 ? 'check' : 'warning'} />
      <div class="decided-text">
        <h2 id="deck-heading" ref={heading} tabIndex={-1}>
          {doubts.length === 0 ? words.questions.noneTitle : words.questions.doubtsTitle}
        </h2>
        {doubts.length === 0 ? (
          <p>{lead}</p>
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
        <button
          type="button"
          class={doubts.length === 0 ? 'primary' : ''}
          onClick={() => store.set({ dialog: 'save' })}
        >
          {words.changes.save}
        </button>
      )}
    </section>
  );
}
