import { useId } from 'preact/hooks';
import type { EventRow, QuestionCard, WorkbenchState } from '../../../workbench-api.ts';
import { showRecord } from '../frame/move-focus.ts';
import { useWorkbench } from '../frame/workbench-context.tsx';
import { labelOf, valueWords } from './question-text.ts';

type Example = QuestionCard['choices'][number]['examples'][number];

interface AnswerChoiceProps {
  readonly choice: QuestionCard['choices'][number];
  readonly isLikeliest: boolean;
  readonly kind: QuestionCard['kind'];
  /** What the question is about, and all its events have. */
  readonly code: string | undefined;
  /** An answer before is still on its way. */
  readonly isBusy: boolean;
  readonly onAnswer: (label: string) => void;
}

/** One answer with real events. All of it can be clicked. */
export function AnswerChoice({ choice, isLikeliest, kind, code, isBusy, onAnswer }: AnswerChoiceProps) {
  const { view, words } = useWorkbench();
  const id = useId();
  const label = labelOf(choice, kind, words);
  const examples = choice.examples.slice(0, 3).map((example) => {
    // As the list has it now; an example's own title is that of the first reading.
    const title = kind === 'title' ? example.title : (titleIn(view.state, example) ?? example.title);
    return { ...example, title, said: valueWords(example.value, words) };
  });
  // `cancelled` above three events that are: their titles are enough.
  const isSaid = examples.every(({ said, value }) => said === label.text || value === code);
  return (
    <li class={`choice ${isLikeliest ? 'likeliest' : ''}`}>
      <button
        type="button"
        class={isLikeliest ? 'primary' : ''}
        id={id}
        aria-disabled={isBusy}
        aria-describedby={`${id}-about`}
        onClick={() => onAnswer(label.text)}
      >
        <span lang={label.language} dir="auto">
          {label.text}
        </span>
      </button>
      <div id={`${id}-about`}>
        <p class="likelihood soft">{words.questions.likely(choice.likelihood)}</p>
        <ul class="examples">
          {examples
            .filter(({ title }) => title !== null || !isSaid)
            .map((example) => (
              <li key={`${example.calendar} ${example.record} ${example.title} ${example.said}`}>
                <ExampleLine example={example} showsValue={!isSaid} />
              </li>
            ))}
        </ul>
      </div>
    </li>
  );
}

interface ExampleLineProps {
  readonly example: Example & { readonly said: string };
  readonly showsValue: boolean;
}

/** A value with the event that has it. Where the record is known, it opens there. */
function ExampleLine({ example: { calendar, record, title, said }, showsValue }: ExampleLineProps) {
  const { store, view, words } = useWorkbench();
  const value = showsValue && <b dir="auto">{said}</b>;
  const name = title !== null && (
    <span class="of" dir="auto">
      {title}
    </span>
  );
  if (calendar === null || record === null) return [value, name];
  const isShown = view.place?.calendar === calendar && view.place.record === record;
  return (
    <button
      type="button"
      class="example"
      title={words.questions.showEvent}
      aria-pressed={isShown}
      onClick={async () => {
        await store.selectRow({ calendar, record, event: rowOf(view.state, calendar, record)?.event ?? null });
        showRecord();
      }}
    >
      {value}
      {name}
    </button>
  );
}

const titleIn = (state: WorkbenchState | null, { calendar, record }: Example): string | null =>
  rowOf(state, calendar, record)?.title ?? null;

/** The first event that is made of a record. */
function rowOf(state: WorkbenchState | null, calendar: string | null, record: number | null): EventRow | undefined {
  const owner = state?.calendars.find(({ id }) => id === calendar);
  return owner?.rows.find((row) => row.record === record);
}
