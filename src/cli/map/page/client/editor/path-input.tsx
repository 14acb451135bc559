import { useEffect, useId, useRef, useState } from 'preact/hooks';
import type { CompleteRequest, Completion, MappingPart } from '../../../workbench-api.ts';
import { useWorkbench } from '../frame/workbench-context.tsx';

interface PathInputProps {
  readonly part: MappingPart;
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly hasFault: boolean;
  /** The id of the sentence that says the fault. */
  readonly faultId?: string;
  readonly takesFocus?: boolean;
}

const pause = 100;

/** An expression with completion: a combobox of the ARIA Authoring Practices, with a list that the arrows walk through. */
export function PathInput(props: PathInputProps) {
  const { part, name, label, hint, value, onChange, hasFault, faultId, takesFocus = false } = props;
  const { store, words } = useWorkbench();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [found, setFound] = useState<readonly Completion[]>([]);
  const [at, setAt] = useState(-1);
  const wanted = useRef(0);

  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, []);

  const close = () => {
    wanted.current += 1;
    setFound([]);
    setAt(-1);
  };
  const complete = (text: string, cursor: number) => {
    wanted.current += 1;
    const nth = wanted.current;
    setTimeout(async () => {
      if (nth !== wanted.current) return;
      const request = { part, name, text, cursor } satisfies CompleteRequest;
      const answer = await store.ask<readonly Completion[]>('complete', request);
      if (nth !== wanted.current) return;
      setFound(answer ?? []);
      setAt(-1);
    }, pause);
  };
  const take = ({ insert, from }: Completion) => {
    const field = input.current;
    if (field === null) return;
    const cursor = field.selectionStart ?? value.length;
    const next = value.slice(0, from) + insert + value.slice(cursor);
    onChange(next);
    close();
    const end = from + insert.length;
    requestAnimationFrame(() => {
      field.focus();
      field.setSelectionRange(end, end);
      // After a key, what is in it comes next.
      complete(next, end);
    });
  };
  const keys: Readonly<Record<string, () => boolean>> = {
    ArrowDown: () => {
      if (found.length === 0) complete(value, input.current?.selectionStart ?? value.length);
      else setAt((at + 1) % found.length);
      return true;
    },
    ArrowUp: () => {
      if (found.length > 0) setAt((at <= 0 ? found.length : at) - 1);
      return found.length > 0;
    },
    Enter: () => {
      const chosen = found[at];
      if (chosen !== undefined) take(chosen);
      return chosen !== undefined;
    },
    Escape: () => {
      const isOpen = found.length > 0;
      close();
      return isOpen;
    },
  };
  return (
    <div class="path-input">
      <label for={id}>{label}</label>
      <div class="combobox">
        <input
          ref={input}
          id={id}
          class="code-input"
          type="text"
          role="combobox"
          spellcheck={false}
          autocomplete="off"
          autocapitalize="off"
          dir="ltr"
          aria-autocomplete="list"
          aria-expanded={found.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={at >= 0 ? `${id}-${at}` : undefined}
          aria-describedby={`${id}-hint ${faultId ?? ''}`}
          aria-invalid={hasFault}
          value={value}
          onInput={({ currentTarget }) => {
            onChange(currentTarget.value);
            complete(currentTarget.value, currentTarget.selectionStart ?? currentTarget.value.length);
          }}
          onBlur={close}
          onKeyDown={(event) => {
            if (keys[event.key]?.() === true) event.preventDefault();
          }}
        />
        <div id={`${id}-list`} class="completions" role="listbox" aria-label={label} hidden={found.length === 0}>
          {found.map((completion, n) => (
            <CompletionOption
              key={`${completion.kind} ${completion.label}`}
              id={`${id}-${n}`}
              completion={completion}
              isActive={n === at}
              onTake={() => take(completion)}
            />
          ))}
        </div>
      </div>
      <p class="field-hint" id={`${id}-hint`}>
        {hint}
      </p>
      <p class="hidden" role="status">
        {found.length > 0 ? words.editor.completions(found.length) : ''}
      </p>
    </div>
  );
}

interface CompletionOptionProps {
  readonly id: string;
  readonly completion: Completion;
  readonly isActive: boolean;
  readonly onTake: () => void;
}

function CompletionOption({ id, completion: { label, kind, detail }, isActive, onTake }: CompletionOptionProps) {
  const { words } = useWorkbench();
  const option = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) option.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    <div
      ref={option}
      id={id}
      class={`completion ${isActive ? 'active' : ''}`}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      onMouseDown={(event) => {
        // The input keeps the focus.
        event.preventDefault();
        onTake();
      }}
    >
      <code>{label}</code>
      <span class="detail" dir="auto">
        {kind === 'function' ? `${words.editor.function} ${detail}` : detail}
      </span>
    </div>
  );
}
