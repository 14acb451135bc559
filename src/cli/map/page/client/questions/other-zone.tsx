import { useId, useState } from 'preact/hooks';
import type { WorkbenchChange } from '../../../workbench-api.ts';
import { useWorkbench } from '../frame/workbench-context.tsx';

interface OtherZoneProps {
  readonly onAnswer: (label: string, changes: readonly WorkbenchChange[]) => void;
}

/** Any other time zone than those that are offered. */
export function OtherZone({ onAnswer }: OtherZoneProps) {
  const { words } = useWorkbench();
  const [zone, setZone] = useState('');
  const id = useId();
  return (
    <form
      class="other-zone"
      onSubmit={(event) => {
        event.preventDefault();
        if (zone !== '') onAnswer(zone, [{ path: ['site', 'timeZone'], value: zone }]);
      }}
    >
      <label class="stacked">
        {words.questions.otherZone}
        <input
          type="text"
          list={id}
          placeholder="Europe/Berlin"
          value={zone}
          onInput={({ currentTarget }) => setZone(currentTarget.value.trim())}
        />
      </label>
      <datalist id={id}>
        {Intl.supportedValuesOf('timeZone').map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
      <button type="submit" aria-disabled={zone === ''}>
        {words.questions.useZone}
      </button>
    </form>
  );
}
