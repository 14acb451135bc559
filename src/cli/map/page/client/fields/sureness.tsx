import type { FieldView } from '../../../workbench-api.ts';
import { Icon } from '../frame/icon.tsx';
import { useWorkbench } from '../frame/workbench-context.tsx';
import { surenessOf } from '../model/field-key.ts';

const bars = { sure: 4, fairly: 3, unsure: 2, guess: 1 } as const;

interface SurenessProps {
  readonly origin: FieldView['origin'];
  readonly confidence: number;
  readonly isOff?: boolean;
  /** Without a rule, the event has a value all the same. */
  readonly isGiven?: boolean;
}

/** How sure a rule is, in words, as a number and as bars. */
export function Sureness({ origin, confidence, isOff = false, isGiven = false }: SurenessProps) {
  const { words } = useWorkbench();
  if (origin === 'none')
    return <span class="sureness none">{isGiven ? words.fields.fromOther : words.fields.origins.none}</span>;
  if (origin !== 'detected')
    return (
      <span class="sureness own">
        <Icon name={isOff ? 'off' : 'lock'} />
        {words.fields.origins[origin]}
      </span>
    );
  const level = surenessOf(confidence);
  return (
    <span class={`sureness ${level}`}>
      <span class={`bars of-${bars[level]}`} aria-hidden="true">
        <i />
        <i />
        <i />
        <i />
      </span>
      {words.fields.sure[level]}, {words.page.percent(confidence)}
    </span>
  );
}
