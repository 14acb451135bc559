import { useEffect, useRef } from 'preact/hooks';
import type { FieldView } from '../../../workbench-api.ts';
import { saidValue } from '../../words/said-value.ts';
import { Icon } from '../frame/icon.tsx';
import { useWorkbench } from '../frame/workbench-context.tsx';
import { keyOf, nameOf } from '../model/field-key.ts';
import type { WorkbenchView } from '../model/workbench-store.ts';
import { FieldDetails } from './field-details.tsx';
import { Sureness } from './sureness.tsx';

/** One field: a line with its value, which opens to everything about it. */
export function FieldItem({ field }: { readonly field: FieldView }) {
  const { store, view, words } = useWorkbench();
  const key = keyOf(field);
  const isOpen = view.field === key;
  const value = shownValue(view, field);
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isOpen) item.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  return (
    <li ref={item} class={`field ${isOpen ? 'open' : ''} ${field.doubt === null ? '' : 'doubtful'}`} data-field={key}>
      <h4>
        <button
          type="button"
          class="field-head"
          aria-expanded={isOpen}
          aria-controls={`panel-${key}`}
          onClick={() => store.selectField(isOpen ? null : key)}
        >
          <span class="field-name">
            {field.doubt !== null && <Icon name="warning" />}
            {nameOf(words, key)}
            {field.doubt !== null && <span class="hidden"> ({words.fields.look})</span>}
          </span>
          <FieldValue field={field} />
          <Sureness
            origin={field.origin}
            confidence={field.confidence}
            isOff={field.rule === null}
            isGiven={value !== null}
          />
        </button>
      </h4>
      <div id={`panel-${key}`} hidden={!isOpen}>
        {isOpen && <FieldDetails field={field} />}
      </div>
    </li>
  );
}

/** What the chosen event has; null: nothing. */
function shownValue({ record, place }: WorkbenchView, { part, name }: FieldView): string | null {
  const event = record?.events[place?.event ?? 0] ?? record?.events[0];
  return (part === 'event' && event?.fields.find((one) => one.name === name)?.value) || null;
}

/** What the chosen event has, as text; of a list, the expression. */
function FieldValue({ field }: { readonly field: FieldView }) {
  const { view, words } = useWorkbench();
  if (field.rule === null) return <span class="field-value soft">{words.fields.off}</span>;
  if (field.part !== 'event')
    return (
      <code class="field-value soft">
        {typeof field.rule === 'string' ? field.rule : words.fields.origins[field.origin]}
      </code>
    );
  const own = shownValue(view, field);
  const value = own === null ? null : saidValue(field.name, own, words);
  return value === null ? (
    <span class="field-value soft">{words.fields.noValue}</span>
  ) : (
    <span class="field-value" dir="auto">
      {value.length > 240 ? `${value.slice(0, 240)}…` : value}
    </span>
  );
}
