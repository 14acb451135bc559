import { useEffect, useRef } from 'preact/hooks';
import type { FieldView } from '../../../workbench-api.ts';
import { Icon } from '../frame/icon.tsx';
import { useWorkbench } from '../frame/workbench-context.tsx';
import { keyOf, nameOf } from '../model/field-key.ts';
import { FieldDetails } from './field-details.tsx';
import { Sureness } from './sureness.tsx';

/** One field: a line with its value, which opens to everything about it. */
export function FieldItem({ field }: { readonly field: FieldView }) {
  const { store, view, words } = useWorkbench();
  const key = keyOf(field);
  const isOpen = view.field === key;
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
          <Sureness origin={field.origin} confidence={field.confidence} isOff={field.rule === null} />
        </button>
      </h4>
      <div id={`panel-${key}`} hidden={!isOpen}>
        {isOpen && <FieldDetails field={field} />}
      </div>
    </li>
  );
}

/** What the chosen event has; of a list, the expression. */
function FieldValue({ field }: { readonly field: FieldView }) {
  const { view, words } = useWorkbench();
  if (field.rule === null) return <span class="field-value soft">{words.fields.off}</span>;
  if (field.part !== 'event')
    return (
      <code class="field-value soft">
        {typeof field.rule === 'string' ? field.rule : words.fields.origins[field.origin]}
      </code>
    );
  const event = view.record?.events[view.place?.event ?? 0] ?? view.record?.events[0];
  const value = event?.fields.find(({ name }) => name === field.name)?.value ?? null;
  return value === null || value === '' ? (
    <span class="field-value soft">{words.fields.noValue}</span>
  ) : (
    <span class="field-value" dir="auto">
      {value.length > 240 ? `${value.slice(0, 240)}…` : value}
    </span>
  );
}
