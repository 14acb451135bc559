import { useEffect, useRef, useState } from 'preact/hooks';
import type { QuestionCard } from '../../../workbench-api.ts';
import { Icon } from '../frame/icon.tsx';
import { useWorkbench } from '../frame/workbench-context.tsx';
import { keyOf } from '../model/field-key.ts';
import { AllDecided } from './all-decided.tsx';
import { AnswerChoice } from './answer-choice.tsx';
import { OtherZone } from './other-zone.tsx';
import { headlineOf } from './question-text.ts';

/** What only a person can decide, one card at a time. */
export function QuestionDeck() {
  const { view, words } = useWorkbench();
  const questions = view.state?.questions ?? [];
  const [key, setKey] = useState<string | null>(null);
  // How many there were at most since the page was opened: `2 of 5` counts those that are answered.
  const [most, setMost] = useState(questions.length);
  const takesFocus = useRef(false);
  useEffect(() => setMost((one) => Math.max(one, questions.length)), [questions.length]);
  const at = Math.max(
    0,
    questions.findIndex((question) => question.key === key),
  );
  const question = questions[at];
  const answered = Math.max(0, most - questions.length);
  if (question === undefined) return <AllDecided takesFocus={takesFocus} />;
  return (
    <section class="deck" aria-labelledby="deck-heading">
      <div class="deck-head">
        <h2 id="deck-heading">
          <Icon name="question" />
          {words.questions.heading}
        </h2>
        <span class="progress-dots" aria-hidden="true">
          {Array.from({ length: answered + questions.length }, (_, n) => (
            <i key={`dot ${String(n)}`} class={n < answered ? 'done' : n === answered + at ? 'now' : ''} />
          ))}
        </span>
        <span class="soft">{words.questions.progress(answered + at + 1, answered + questions.length)}</span>
        {questions.length > 1 && (
          <span class="deck-steps">
            <button
              type="button"
              class="icon-button"
              aria-label={words.questions.previous}
              disabled={at === 0}
              onClick={() => setKey(questions[at - 1]?.key ?? null)}
            >
              <Icon name="left" />
            </button>
            <button
              type="button"
              class="icon-button"
              aria-label={words.questions.next}
              disabled={at === questions.length - 1}
              onClick={() => setKey(questions[at + 1]?.key ?? null)}
            >
              <Icon name="right" />
            </button>
          </span>
        )}
      </div>
      <Card
        key={question.key}
        question={question}
        takesFocus={takesFocus}
        onAnswered={() => setKey(questions[at + 1]?.key ?? null)}
      />
    </section>
  );
}

interface CardProps {
  readonly question: QuestionCard;
  /** True once a card was answered: the next one has the focus. */
  readonly takesFocus: { current: boolean };
  readonly onAnswered: () => void;
}

function Card({ question, takesFocus, onAnswered }: CardProps) {
  const { store, view, words } = useWorkbench();
  const headline = headlineOf(question, words);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!takesFocus.current) return;
    takesFocus.current = false;
    heading.current?.focus();
  }, []);
  const field = view.state?.fields.find((one) => question.where === `mapping.${keyOf(one)}`);
  const answer = async (label: string, changes: QuestionCard['choices'][number]['changes']) => {
    // Its rule may be that of the answer before, which is not in it yet.
    if (view.busy !== null) return;
    takesFocus.current = true;
    onAnswered();
    const isMade = await store.change(words.labels.answer(headline.text, label), changes);
    if (!isMade) takesFocus.current = false;
  };
  return (
    <article class="card question">
      <h3 ref={heading} tabIndex={-1} lang={headline.language}>
        {headline.text}
      </h3>
      <p class="soft">
        {words.questions.lead}
        {question.undecided && <strong class="waits"> {words.questions.undecided}</strong>}
        {field !== undefined && (
          <button type="button" class="quiet-button" onClick={() => store.selectField(keyOf(field))}>
            {words.questions.showField}
          </button>
        )}
      </p>
      <ul class="choices">
        {question.choices.map((choice) => (
          <AnswerChoice
            key={`${choice.label} ${JSON.stringify(choice.changes)}`}
            choice={choice}
            isLikeliest={choice === clearlyFirst(question.choices)}
            kind={question.kind}
            code={question.about?.code}
            isBusy={view.busy !== null}
            onAnswer={(label) => answer(label, choice.changes)}
          />
        ))}
      </ul>
      {question.where === 'site.timeZone' && <OtherZone onAnswer={answer} />}
    </article>
  );
}

/** The choice that is likelier than the others by far enough to be offered first. */
function clearlyFirst([first, ...others]: QuestionCard['choices']): QuestionCard['choices'][number] | null {
  const next = Math.max(0, ...others.map(({ likelihood }) => likelihood));
  return first !== undefined && first.likelihood - next >= 0.15 ? first : null;
}
