import type { Problem } from '../../calendar/problem.ts';
import type { EventField } from '../mapping-settings.ts';

/** Reports a problem with one field of the event that is being mapped. */
export type ReportProblem = (level: Problem['level'], field: EventField, message: string) => void;
