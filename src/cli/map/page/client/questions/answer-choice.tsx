import { useId } from 'preact/hooks';
import type { QuestionCard } from '../../../workbench-api.ts';
import { useWorkbench } from '../frame/workbench-context.tsx';
import { labelOf, valueWords } from './question-text.ts';

interface AnswerChoiceProps {
  readonly choice: QuestionCard['choices'][number];
  readonly isLikeliest: boolean;
  readonly kind: QuestionCard['kind'];
  readonly onAnswer: (label: string) => void;
}

/** One answer with real events. All of it can be clicked. */
export function AnswerChoice({ choice, isLikeliest, kind, onAnswer }: AnswerChoiceProps) {
  const { words } = useWorkbench();
  const id = useId();
  const label = labelOf(choice, kind, words);
  // `cancelled` above three events that are: the titles are enough.
  const isSaid = choice.examples.every(({ title, value }) => title !== null && valueWords(value, words) === label.text);
  return (
    <li class={`choice ${isLikeliest ? 'likeliest' : ''}`}>
      <button
        type="button"
        class={isLikeliest ? 'primary' : ''}
        id={id}
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
          {choice.examples.slice(0, 3).map(({ calendar, record, title, value }) => (
            <li key={`${calendar} ${record} ${title} ${value}`}>
              {!isSaid && <b dir="auto">{valueWords(value, words)}</b>}
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
