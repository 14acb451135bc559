import { type Told, toldOf } from '../../../../../calendar/told.ts';
import type {
  AnswerView,
  ChangeRequest,
  FieldView,
  PublishedChanges,
  RecordSource,
  RecordView,
  SaveResult,
  WorkbenchChange,
  WorkbenchState,
} from '../../../workbench-api.ts';
import { workbenchWordsFor } from '../../words/workbench-words.ts';
import { ask, Refused, ServerLost } from './api-client.ts';
import { placeOf, type RowPlace, rowsOf } from './event-rows.ts';
import { type FieldKey, fieldOf, nameOf, ruleChange } from './field-key.ts';
import { publishedText } from './published-text.ts';
import { ruleText } from './rule-text.ts';
import { nothingUnsaved, type UnsavedChanges, withChanges, withRedo, withUndo } from './unsaved-changes.ts';

/** What the page shows. */
export interface WorkbenchView {
  readonly language: string;
  readonly state: WorkbenchState | null;
  readonly place: RowPlace | null;
  readonly record: RecordView | null;
  /** A whole answer of the portal that is shown in the place of a record, so that somebody can point at the list. */
  readonly answer: AnswerView | null;
  /** The revision that the record is of: a change is followed by its record. */
  readonly shown: number;
  readonly field: FieldKey | null;
  /** The field whose rule is being written. */
  readonly editing: FieldKey | null;
  /** A rule for the editor, from a value of the record; the number makes each one new. */
  readonly offered: { readonly rule: unknown; readonly nth: number } | null;
  /** The rule as the editor has it now. */
  readonly drafted?: unknown;
  /** A value of the record that somebody pointed at. */
  readonly pointed: RecordSource | null;
  readonly dialog: 'portal' | 'save' | 'end' | null;
  readonly busy: 'start' | 'change' | 'refresh' | null;
  /** A server's sentence. */
  readonly fault: Told | null;
  readonly lost: boolean;
  readonly ended: boolean;
  /** What a screen reader says now; the number makes the same sentence new. */
  readonly said: { readonly text: string; readonly nth: number };
  readonly unsaved: UnsavedChanges;
}

const start: Omit<WorkbenchView, 'language'> = {
  state: null,
  place: null,
  record: null,
  answer: null,
  shown: 0,
  field: null,
  editing: null,
  offered: null,
  pointed: null,
  dialog: null,
  busy: 'start',
  fault: null,
  lost: false,
  ended: false,
  said: { text: '', nth: 0 },
  unsaved: nothingUnsaved,
};

/** The page's state, and everything that can be done to it. */
export class WorkbenchStore {
  view: WorkbenchView;
  readonly #listeners = new Set<() => void>();
  #wanted = 0;

  constructor(language: string) {
    this.view = { ...start, language };
  }

  get words() {
    return workbenchWordsFor(this.view.language);
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  set(change: Partial<WorkbenchView>): void {
    this.view = { ...this.view, ...change };
    for (const listener of this.#listeners) listener();
  }

  say(text: string): void {
    this.set({ said: { text, nth: this.view.said.nth + 1 } });
  }

  /** Asks the server, and shows what went wrong. Null: it did. */
  async ask<T>(name: string, body: unknown = {}): Promise<T | null> {
    try {
      const answer = await ask<T>(name, body);
      if (this.view.lost) this.set({ lost: false });
      return answer;
    } catch (error) {
      this.fail(error);
      return null;
    }
  }

  fail(error: unknown): void {
    if (error instanceof ServerLost) this.set({ lost: true, busy: null });
    else if (error instanceof Refused) this.set({ fault: toldOf(error), busy: null });
    else throw error;
  }

  async load(): Promise<void> {
    this.set({ busy: 'start', fault: null });
    const state = await this.ask<WorkbenchState>('state');
    if (state !== null) await this.#show(state);
  }

  async #show(state: WorkbenchState): Promise<void> {
    const rows = rowsOf(state.calendars, { calendar: null, search: '', onlyProblems: false });
    const { place } = this.view;
    const kept = rows.find(({ calendar, row }) => calendar.id === place?.calendar && row.record === place.record);
    const same = rows.find((row) => place !== null && sameText(placeOf(row), place));
    const looked = place === null ? this.view.answer?.calendar : undefined;
    const inSight = rows.find(({ calendar }) => calendar.id === looked);
    const first = rows.find(({ row }) => row.event !== null) ?? rows[0];
    this.set({ state, busy: null });
    // Whoever looks at a whole answer goes on with what came of it.
    const isLooking = looked !== undefined && state.calendars.some(({ id }) => id === looked) && inSight === undefined;
    const next = same ?? kept ?? inSight ?? (isLooking ? undefined : first);
    if (next !== undefined) return this.selectRow(placeOf(next));
    await this.showAnswer(isLooking ? looked : (state.calendars[0]?.id ?? null));
  }

  /** Shows a whole answer: a calendar's list of events, or with null the list of calendars. */
  async showAnswer(calendar: string | null): Promise<void> {
    await this.selectRow(null);
    const answer = await this.ask<AnswerView>('answer', { calendar });
    if (answer !== null && this.view.place === null) this.set({ answer, shown: this.view.state?.revision ?? 0 });
  }

  async selectRow(place: RowPlace | null): Promise<void> {
    this.#wanted += 1;
    const wanted = this.#wanted;
    const isOther = place?.calendar !== this.view.place?.calendar || place?.record !== this.view.place?.record;
    this.set({ place, ...(isOther && { pointed: null }), ...(place === null ? { record: null } : { answer: null }) });
    if (place === null) return;
    const record = await this.ask<RecordView>('record', { calendar: place.calendar, record: place.record });
    // A later choice has overtaken this one.
    if (record !== null && wanted === this.#wanted) this.set({ record, shown: this.view.state?.revision ?? 0 });
  }

  selectField(field: FieldKey | null): void {
    this.set({ field, ...(this.view.editing !== field && { editing: null, offered: null }) });
  }

  edit(field: FieldKey | null): void {
    this.set({ editing: field, offered: null, ...(field !== null && { field }) });
  }

  /** What the editor has now. Nothing is shown otherwise by it. */
  draft(rule: unknown): void {
    this.view = { ...this.view, drafted: rule };
  }

  offer(rule: unknown): void {
    this.set({ offered: { rule, nth: (this.view.offered?.nth ?? 0) + 1 }, pointed: null });
  }

  /** Whether it was made. */
  async change(label: string, changes: readonly WorkbenchChange[]): Promise<boolean> {
    this.set({ busy: 'change', fault: null });
    const request: ChangeRequest = { label: shortened(label), changes };
    const state = await this.ask<WorkbenchState>('change', request);
    if (state === null) return false;
    this.set({ unsaved: withChanges(this.view.unsaved, changes) });
    await this.#show(state);
    this.#sayChange(this.words.changes.inForce(label), state.published);
    return true;
  }

  /** Gives a field a rule; null switches it off, undefined leaves it to detection. */
  setRule(
    field: Pick<FieldView, 'part' | 'name'>,
    rule: unknown,
    { label, others = [] }: { readonly label?: string; readonly others?: readonly WorkbenchChange[] } = {},
  ): Promise<boolean> {
    const { labels } = this.words;
    const name = nameOf(this.words, `${field.part}.${field.name}`);
    const said =
      rule === undefined ? labels.detect(name) : rule === null ? labels.off(name) : labels.rule(name, ruleText(rule));
    return this.change(label ?? said, [ruleChange(field, rule), ...others]);
  }

  async undo(): Promise<void> {
    const label = this.view.state?.undo;
    if (label) await this.#step('undo', this.words.changes.undone(label), withUndo);
  }

  async redo(): Promise<void> {
    const label = this.view.state?.redo;
    if (label) await this.#step('redo', this.words.changes.redone(label), withRedo);
  }

  async #step(name: 'undo' | 'redo', said: string, next: (unsaved: UnsavedChanges) => UnsavedChanges): Promise<void> {
    this.set({ busy: 'change', fault: null });
    const state = await this.ask<WorkbenchState>(name);
    if (state === null) return;
    this.set({ unsaved: next(this.view.unsaved) });
    await this.#show(state);
    this.#sayChange(said, state.published);
  }

  async refresh(): Promise<void> {
    this.set({ busy: 'refresh', fault: null });
    const state = await this.ask<WorkbenchState>('refresh');
    if (state === null) return;
    await this.#show(state);
    this.say(this.words.top.refreshed(state.sample.events));
  }

  /** What was saved is not lost any more. */
  saved({ state }: SaveResult): void {
    this.set({ state, unsaved: nothingUnsaved });
    this.say(this.words.save.done);
  }

  async end(): Promise<void> {
    await this.ask('end');
    this.set({ ended: true, lost: false, dialog: null });
  }

  setLanguage(language: string): void {
    this.set({ language });
  }

  fieldOf(key: FieldKey | null): FieldView | null {
    return fieldOf(this.view.state, key);
  }

  #sayChange(what: string, published: PublishedChanges): void {
    this.say(`${what} ${publishedText(published, this.words)}`);
  }
}

/** A label is for people, and the server takes short ones. */
const shortened = (label: string): string => (label.length > 240 ? `${label.slice(0, 240)}…` : label);

const sameText = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
