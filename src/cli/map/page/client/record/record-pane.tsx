import { useMemo, useState } from 'preact/hooks';
import type { Problem } from '../../../../../calendar/problem.ts';
import type { AnswerView, EventView, RecordView } from '../../../workbench-api.ts';
import { Sentence } from '../frame/sentence.tsx';
import { useWorkbench } from '../frame/workbench-context.tsx';
import { nameOf } from '../model/field-key.ts';
import { idOf, type RecordRoot, recordNodes } from '../model/record-nodes.ts';
import { RecordTree } from './record-tree.tsx';
import { ValueMenu } from './value-menu.tsx';

/** What the portal wrote, and which fields come from it. */
export function RecordPane() {
  const { view, words } = useWorkbench();
  const { record, answer } = view;
  const shown = record ?? (answer === null ? null : { calendar: answer.calendar ?? '', record: 0 });
  return (
    <section class="pane record" aria-labelledby="record-heading" aria-busy={record === null && view.place !== null}>
      <div class="pane-head">
        <h2 id="record-heading">{words.record.heading}</h2>
        {record !== null && <code class="soft">{record.id}</code>}
      </div>
      <div class="pane-body">
        {record !== null ? (
          <RecordContent record={record} />
        ) : view.place === null && answer !== null ? (
          <WholeAnswer key={answer.calendar} {...answer} />
        ) : (
          <p class="empty">{view.place === null ? words.record.pick : words.record.reading}</p>
        )}
      </div>
      {view.pointed !== null && shown !== null && <ValueMenu source={view.pointed} record={shown} />}
    </section>
  );
}

/** A list as the portal wrote it, where no record is looked at. */
function WholeAnswer({ calendar, answer }: AnswerView) {
  const { view, words } = useWorkbench();
  const owner = view.state?.calendars.find(({ id }) => id === calendar);
  const isCalled = (where: string) =>
    calendar === null
      ? where === 'list of calendars' || where.startsWith('mapping.calendars.')
      : where === `calendar ${calendar}`;
  const problems = view.state?.problems.filter(({ where }) => isCalled(where)) ?? [];
  const root = calendar === null ? ('calendars' as const) : ('answer' as const);
  return (
    <>
      <h3 class="answer-of">{owner === undefined ? words.record.listOfCalendars : words.record.listOf(owner.title)}</h3>
      <Problems problems={problems} />
      {answer === null ? (
        <p class="empty">{words.record.noAnswer}</p>
      ) : (
        <>
          <p class="hint">{calendar === null ? words.record.pickCalendars : words.record.pickList}</p>
          <Tree roots={[{ in: root, label: words.record[root], value: answer }]} />
        </>
      )}
    </>
  );
}

function Problems({ problems }: { readonly problems: readonly Problem[] }) {
  const { words } = useWorkbench();
  if (problems.length === 0) return null;
  return (
    <ul class="problems" aria-label={words.record.problems}>
      {problems.map((problem) => (
        <li key={`${problem.where} ${problem.message}`} class={problem.level}>
          <strong>{words.record.levels[problem.level]}</strong> <Sentence told={problem} />
        </li>
      ))}
    </ul>
  );
}

function RecordContent({ record }: { readonly record: RecordView }) {
  const { view, words } = useWorkbench();
  const event = record.events[view.place?.event ?? 0] ?? record.events[0];
  const roots: readonly RecordRoot[] = [
    { in: 'listed', label: words.record.listed, value: record.listed },
    ...(record.details === null ? [] : [{ in: 'details' as const, label: words.record.details, value: record.details }]),
    ...(record.answer === null ? [] : [{ in: 'answer' as const, label: words.record.answer, value: record.answer, isAside: true }]),
  ]; // biome-ignore format: a list
  return (
    <>
      <p class="hint">{words.record.hint}</p>
      <Problems problems={record.problems} />
      <Tree roots={roots} event={event} />
    </>
  );
}

function Tree({ roots, event }: { readonly roots: readonly RecordRoot[]; readonly event?: EventView | undefined }) {
  const { store, view, words } = useWorkbench();
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [whole, setWhole] = useState<ReadonlySet<string>>(new Set());
  const sources = useMemo(() => sourcesOf(event, view.field), [event, view.field]);
  const uses = useMemo(() => usesOf(event), [event]);
  const nodes = useMemo(
    () => recordNodes(roots, { chosen, whole, wanted: sources, used: new Set(uses.keys()) }),
    [view.record, view.answer, words, chosen, whole, sources, uses],
  );
  return (
    <RecordTree
      nodes={nodes}
      lit={new Set(sources.map(idOf))}
      scrollTo={`${view.field} ${sources.map(idOf).join()}`}
      usesOf={(id) => (uses.get(id) ?? []).map((key) => nameOf(words, key))}
      onFold={(node, isOpen) => setChosen(new Map(chosen).set(node.shape, isOpen))}
      onMore={(node) => setWhole(new Set(whole).add(idOf(node.source)))}
      onChoose={(node) => store.set({ pointed: node.source })}
    />
  );
}

function sourcesOf(event: EventView | undefined, field: string | null) {
  if (field === null || !field.startsWith('event.')) return [];
  return event?.fields.find(({ name }) => `event.${name}` === field)?.sources ?? [];
}

/** Which fields come from a place. */
function usesOf(event: EventView | undefined): ReadonlyMap<string, readonly string[]> {
  const uses = new Map<string, readonly string[]>();
  for (const { name, sources } of event?.fields ?? []) {
    for (const source of sources) {
      const id = idOf(source);
      uses.set(id, [...(uses.get(id) ?? []), `event.${name}`]);
    }
  }
  return uses;
}
