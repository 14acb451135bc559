import { useId } from 'preact/hooks';
import type { QuestionCard, WorkbenchState } from '../../../workbench-api.ts';
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
            .map(({ calendar, record, title, said }) => (
              <li key={`${calendar} ${record} ${title} ${said}`}>
                {!isSaid && <b dir="auto">{said}</b>}
                {title !== null && (
                  <span class="of" dir="auto">
                    {title}
                  </span>
                )}
              </li>
            ))}
        </ul>
      </div>
    </li>
  );
}

/** The title of the first event that is made of an example's record. */
function titleIn(state: WorkbenchState | null, { calendar, record }: Example): string | null {
  const owner = state?.calendars.find(({ id }) => id === calendar);
  return owner?.rows.find((row) => row.record === record)?.title ?? null;
}
