import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { PublishedChanges, WorkbenchState } from '../../../workbench-api.ts';
import { saidValue } from '../../words/said-value.ts';
import { Icon } from '../frame/icon.tsx';
import { useWorkbench } from '../frame/workbench-context.tsx';
import { nameOf } from '../model/field-key.ts';
import { publishedParts } from '../model/published-text.ts';

/** What the changes do to subscribers, and how to take them back or keep them. It is always in view. */
export function ChangesBar({ state }: { readonly state: WorkbenchState }) {
  const { store, view, words } = useWorkbench();
  const [open, setOpen] = useState<'examples' | 'history' | null>(null);
  const parts = publishedParts(state.published, words);
  const toggle = (which: 'examples' | 'history') => setOpen(open === which ? null : which);
  const isBusy = view.busy !== null;
  return (
    <section class={`changes-bar ${isBusy ? 'busy' : ''}`} aria-label={words.changes.heading}>
      {open === 'examples' && (
        <Drawer heading={words.changes.heading} onClose={() => setOpen(null)}>
          <Examples published={state.published} />
        </Drawer>
      )}
      {open === 'history' && (
        <Drawer heading={words.changes.historyHeading} onClose={() => setOpen(null)}>
          <ol class="history" reversed>
            {[...state.history].reverse().map(({ label }, at) => (
              <li key={`${state.history.length - at} ${label}`} dir="auto">
                {label}
              </li>
            ))}
          </ol>
        </Drawer>
      )}
      <div class="bar-line">
        <p class={`summary ${parts.length === 0 ? 'soft' : ''}`}>
          {isBusy ? words.changes.working : parts.length === 0 ? words.changes.none : parts.slice(0, 4).join(', ')}
          {!isBusy && parts.length > 4 && ' …'}
        </p>
        {state.published.examples.length > 0 && (
          <button
            type="button"
            class="quiet-button"
            aria-expanded={open === 'examples'}
            onClick={() => toggle('examples')}
          >
            {open === 'examples' ? words.changes.hide : words.changes.examples}
          </button>
        )}
        <div class="bar-tools">
          {state.history.length > 0 && (
            <button
              type="button"
              class="quiet-button"
              aria-expanded={open === 'history'}
              onClick={() => toggle('history')}
            >
              {words.changes.history(state.history.length)}
            </button>
          )}
          <button
            type="button"
            aria-disabled={state.undo === null || isBusy}
            aria-label={state.undo === null ? words.changes.undo : words.changes.undoOf(state.undo)}
            title={state.undo === null ? words.changes.undo : words.changes.undoOf(state.undo)}
            onClick={() => store.undo()}
          >
            <Icon name="undo" />
          </button>
          <button
            type="button"
            aria-disabled={state.redo === null || isBusy}
            aria-label={state.redo === null ? words.changes.redo : words.changes.redoOf(state.redo)}
            title={state.redo === null ? words.changes.redo : words.changes.redoOf(state.redo)}
            onClick={() => store.redo()}
          >
            <Icon name="redo" />
          </button>
          <button
            type="button"
            class={state.isUnsaved ? 'primary' : ''}
            aria-disabled={!state.isUnsaved}
            onClick={() => state.isUnsaved && store.set({ dialog: 'save' })}
          >
            {words.changes.save}
          </button>
        </div>
      </div>
    </section>
  );
}

interface DrawerProps {
  readonly heading: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

function Drawer({ heading, onClose, children }: DrawerProps) {
  const { words } = useWorkbench();
  return (
    <div class="drawer">
      <div class="drawer-head">
        <h2>{heading}</h2>
        <button type="button" class="icon-button" aria-label={words.page.close} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      {children}
    </div>
  );
}

function Examples({ published: { examples } }: { readonly published: PublishedChanges }) {
  const { words } = useWorkbench();
  return (
    <table class="examples-table">
      <thead>
        <tr>
          <th scope="col">{words.changes.event}</th>
          <th scope="col">{words.changes.field}</th>
          <th scope="col">{words.changes.before}</th>
          <th scope="col">{words.changes.after}</th>
        </tr>
      </thead>
      <tbody>
        {examples.map(({ calendar, id, title, field, before, after }) => (
          <tr key={`${calendar} ${id} ${field}`}>
            <th scope="row" dir="auto">
              {title ?? id}
            </th>
            <td>
              {field === 'event'
                ? words.changes[before === null ? 'appears' : 'disappears']
                : nameOf(words, `event.${field}`)}
            </td>
            <td dir="auto">
              {before === null ? (
                <span class="soft">{words.page.nothing}</span>
              ) : (
                <del>{shortened(saidValue(field, before, words))}</del>
              )}
            </td>
            <td dir="auto">
              {after === null ? (
                <span class="soft">{words.page.nothing}</span>
              ) : (
                <ins>{shortened(saidValue(field, after, words))}</ins>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const shortened = (text: string): string => (text.length > 120 ? `${text.slice(0, 120)}…` : text);
