import type { PlainSettings } from '../../config-file/plain-settings.ts';

/** One state of the settings, and what led to it. */
interface Step {
  /** Null: as they were loaded. */
  readonly label: string | null;
  readonly settings: PlainSettings;
}

/** The settings in the course of the changes, with a way back and forth. */
export interface ChangeHistory {
  current(): PlainSettings;
  /** Every change that is in force, oldest first. */
  labels(): readonly string[];
  /** What would be taken back, or done again; null: nothing. */
  undoable(): string | null;
  redoable(): string | null;
  /** What was taken back before can no longer be done again. */
  add(label: string, settings: PlainSettings): void;
  /** Each gives the settings that are then in force; null: there is nothing to do. */
  undo(): PlainSettings | null;
  redo(): PlainSettings | null;
}

export function createChangeHistory(first: PlainSettings): ChangeHistory {
  let steps: readonly Step[] = [{ label: null, settings: first }];
  let at = 0;
  const current = () => steps[at]?.settings ?? first;
  const move = (by: number): PlainSettings | null => {
    if (steps[at + by] === undefined) return null;
    at += by;
    return current();
  };
  return {
    current,
    labels: () => steps.slice(1, at + 1).flatMap(({ label }) => label ?? []),
    undoable: () => steps[at]?.label ?? null,
    redoable: () => steps[at + 1]?.label ?? null,
    add(label, settings) {
      steps = [...steps.slice(0, at + 1), { label, settings }];
      at += 1;
    },
    undo: () => move(-1),
    redo: () => move(1),
  };
}
