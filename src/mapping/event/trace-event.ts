import type { TraceField } from '../mapper.ts';
import type { EventField, MappingSettings, Rule } from '../mapping-settings.ts';
import { pathsOf } from '../rules/record-paths.ts';
import { RuleFault } from '../rules/rule.ts';
import { compileTrace, type RuleTrace, type TraceRule } from '../rules/trace-rule.ts';
import { sessionFields, sessionOnlyFields } from './map-event.ts';
import { readSessions } from './sessions.ts';

/** Compiles the rules for events so that they say where in a record they find their values. */
export function compileEventTrace(rules: MappingSettings['event']): (scopes: readonly unknown[]) => TraceField {
  const compiled = new Map<EventField, TraceRule>();
  for (const [field, rule] of Object.entries(rules)) compiled.set(field as EventField, compileTrace(rule as Rule));
  return (scopes) => {
    const paths = pathsOf(scopes);
    const trace = (field: EventField, on: readonly unknown[]): RuleTrace | null => {
      try {
        return compiled.get(field)?.(on, paths) ?? null;
      } catch (error) {
        // Mapping the event has reported it.
        if (error instanceof RuleFault) return { value: null, parts: [] };
        throw error;
      }
    };
    const list = trace('sessions', scopes);
    const sessions = list === null || list.value === null ? [] : readSessions(list.value);
    return (field, nth = 0) => {
      const session = sessionFields.has(field) ? sessions[nth] : undefined;
      if (session === undefined) return trace(field, scopes);
      // A session that is a bare date, or a pair of dates, needs no rule.
      const dates = field === 'start' || field === 'end' ? session.dates : null;
      if (dates !== null && list !== null) return { value: dates[field as 'start' | 'end'], parts: list.parts };
      return trace(field, sessionOnlyFields.has(field) ? [session.scope] : [session.scope, ...scopes]);
    };
  };
}
