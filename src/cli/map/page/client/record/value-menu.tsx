import { useEffect, useState } from 'preact/hooks';
import type { RecordAddress, RecordSource, Suggestion, SuggestRequest } from '../../../workbench-api.ts';
import type { WorkbenchWords } from '../../words/workbench-words.ts';
import { ModalDialog } from '../frame/modal-dialog.tsx';
import { useWorkbench } from '../frame/workbench-context.tsx';
import { keyOf, nameOf } from '../model/field-key.ts';
import { idOf } from '../model/record-nodes.ts';
import { ruleText } from '../model/rule-text.ts';

const firstShown = 6;

/** What a value of the record could be used for. While a rule is being written, only for that field. */
export function ValueMenu({ source, record }: { readonly source: RecordSource; readonly record: RecordAddress }) {
  const { store, view, words } = useWorkbench();
  const [found, setFound] = useState<readonly Suggestion[] | null>(null);
  const [showsAll, setShowsAll] = useState(false);
  const edited = view.editing;
  const name = edited === null || edited.startsWith('calendars.') ? undefined : nameIn(edited);
  const chosen = view.field?.startsWith('event.') ? nameIn(view.field) : undefined;
  const close = () => store.set({ pointed: null });
  useEffect(() => {
    let isGone = false;
    const { calendar, record: at } = record;
    const request = {
      calendar,
      record: at,
      source,
      ...(chosen !== undefined && { chosen }),
      ...(name !== undefined && { name, ...(view.drafted !== undefined && { rule: view.drafted }) }),
    } satisfies SuggestRequest;
    store.ask<readonly Suggestion[]>('suggest', request).then((answer) => {
      if (!isGone) setFound(answer ?? []);
    });
    return () => {
      isGone = true;
    };
  }, [idOf(source), name]);
  const isChosen = (suggestion: Suggestion) => keyOf(suggestion) === view.field;
  // The field that somebody is looking at comes first.
  const ordered = [...(found ?? [])].sort((a, b) => Number(isChosen(b)) - Number(isChosen(a)));
  const shown = showsAll ? ordered : ordered.slice(0, firstShown);
  return (
    <ModalDialog
      heading={words.suggest.heading}
      className="value-menu"
      onClose={close}
      beside={() => document.querySelector(`[data-node='${CSS.escape(idOf(source))}']`)}
    >
      <p class="place">
        <code>{placeText(source, words.record)}</code>
      </p>
      <div aria-live="polite">
        {found === null && <p class="soft">{words.suggest.searching}</p>}
        {found?.length === 0 && <p class="soft">{words.suggest.none}</p>}
      </div>
      <ul class="suggestions">
        {shown.map((suggestion, at) => (
          <li key={`${keyOf(suggestion)} ${ruleText(suggestion.rule)}`} class={suggestion.fits ? '' : 'misfit'}>
            <div class="suggestion">
              <strong>{nameOf(words, keyOf(suggestion))}</strong>
              {suggestion.way !== undefined && <span class="way">{words.suggest.ways[suggestion.way]}</span>}
              {!suggestion.fits && <span class="badge postponed">{words.suggest.misfit}</span>}
              <code class="rule">{ruleText(suggestion.rule)}</code>
              {suggestion.examples.length > 0 && isOther(suggestion, shown[at - 1]) && (
                <span class="examples" dir="auto">
                  {suggestion.examples.slice(0, 3).join('  ·  ')}
                </span>
              )}
            </div>
            <button
              type="button"
              aria-label={labelOf(suggestion, name === undefined ? 'useAs' : 'into', words)}
              onClick={() => {
                if (name !== undefined) return store.offer(suggestion.rule);
                close();
                store.selectField(keyOf(suggestion));
                return void store.setRule(suggestion, suggestion.rule, { others: suggestion.with ?? [] });
              }}
            >
              {name === undefined ? words.suggest.use : words.suggest.intoEditor}
            </button>
          </li>
        ))}
      </ul>
      {ordered.length > shown.length && (
        <button type="button" class="quiet-button" onClick={() => setShowsAll(true)}>
          {words.suggest.all(ordered.length - shown.length)}
        </button>
      )}
    </ModalDialog>
  );
}

const nameIn = (key: string): string => key.slice(key.indexOf('.') + 1);

/** `Use: Start, date and hour together` */
function labelOf(suggestion: Suggestion, act: 'useAs' | 'into', { suggest, ...words }: WorkbenchWords): string {
  const name = nameOf({ suggest, ...words }, keyOf(suggestion));
  return suggest[act](suggestion.way === undefined ? name : `${name}, ${suggest.ways[suggestion.way]}`);
}

/** Several fields often have the same values: they are shown once. */
const isOther = ({ examples }: Suggestion, before: Suggestion | undefined): boolean =>
  examples.join('\n') !== before?.examples.join('\n');

/** `In the list › info › name` */
const placeText = ({ in: root, path }: RecordSource, words: WorkbenchWords['record']): string =>
  [words[root], ...path].join(' › ');
