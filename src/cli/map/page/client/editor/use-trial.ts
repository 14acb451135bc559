import { useEffect, useRef, useState } from 'preact/hooks';
import type { FieldView, TryRequest, TryResult } from '../../../workbench-api.ts';
import { useWorkbench } from '../frame/workbench-context.tsx';
import { isSameRule } from '../model/rule-text.ts';

const pause = 250;

export interface Trial {
  readonly result: TryResult | null;
  readonly isTrying: boolean;
}

/** What a rule gives on the sample, asked anew when it has rested for a moment. Undefined: there is no rule to try. */
export function useTrial({ part, name }: Pick<FieldView, 'part' | 'name'>, rule: unknown): Trial {
  const { store, view } = useWorkbench();
  const [trial, setTrial] = useState<Trial>({ result: null, isTrying: false });
  const last = useRef<unknown>(null);
  if (!isSameRule(last.current, rule)) last.current = rule;
  const wanted = last.current;
  const revision = view.state?.revision;
  useEffect(() => {
    if (wanted === undefined) return setTrial({ result: null, isTrying: false });
    let isOld = false;
    setTrial((one) => ({ ...one, isTrying: true }));
    const timer = setTimeout(async () => {
      const result = await store.ask<TryResult>('try', { part, name, rule: wanted } satisfies TryRequest);
      if (!isOld) setTrial(({ result: before }) => ({ result: result ?? before, isTrying: false }));
    }, pause);
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [part, name, wanted, revision]);
  return trial;
}
