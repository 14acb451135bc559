import type { Sentences } from '../../../../calendar/told.ts';
import type { ConfigFaults } from '../../../../config/schema/config-fault.ts';
import type { PatternFaults } from '../../../../mapping/dates/pattern-fault.ts';
import type { FieldProblemSentences } from '../../../../mapping/event/field-problem.ts';
import type { MappingProblems } from '../../../../mapping/mapping-problem.ts';
import type { ReasonSentences } from '../../../../mapping/reason.ts';
import type { RuleFaults } from '../../../../mapping/rules/rule-fault.ts';
import type { PortalProblems } from '../../../../publisher/portal-problem.ts';
import type { SourceFaults } from '../../../../source/source-fault.ts';
import type { FileFaults } from '../../../config-file/file-fault.ts';
import type { ManualPlaces } from '../../../config-file/manual-change.ts';
import type { SurveyProblems } from '../../../survey/survey-problem.ts';
import type { AskSteps } from '../../ask-step.ts';
import type { Doubt, QuestionTopic } from '../../workbench-api.ts';
import type { WorkbenchFaults } from '../../workbench-fault.ts';

/** What the engine says, in another language than English. The compiler asks for every sentence that it has. */
export interface EngineWords {
  readonly reasons: ReasonSentences;
  /** The reason of the rule for records without details. */
  readonly withoutDetails: (reason: string) => string;
  readonly problems: FieldProblemSentences &
    Sentences<SourceFaults & MappingProblems & PortalProblems & SurveyProblems & AskSteps> &
    Sentences<ConfigFaults & RuleFaults & PatternFaults & WorkbenchFaults & FileFaults & ManualPlaces>;
  /** Where a problem is: `calendar 42, details`. */
  readonly place: (where: string) => string;
  /** Words that stand for a field's value. */
  readonly values: Readonly<Record<string, string>>;
  readonly minutes: (count: number) => string;
  readonly doubts: SentencesOf<Doubt['said']>;
  readonly topics: SentencesOf<EngineTopic>;
}

/** What a question asks. The others have words in every language. */
export type EngineTopic = Exclude<QuestionTopic, { readonly code: 'cancelledCodes' }>;

/** A sentence for each code. */
export type SentencesOf<T extends { readonly code: string }> = {
  readonly [C in T['code']]: (said: Extract<T, { readonly code: C }>) => string;
};
