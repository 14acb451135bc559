import { useState } from 'preact/hooks';
import type { Told } from '../../../../../calendar/told.ts';
import type { ManualChange } from '../../../../config-file/manual-change.ts';
import { Sentence } from '../frame/sentence.tsx';
import { useWorkbench } from '../frame/workbench-context.tsx';

interface ManualLinesProps {
  /** Why the file can't be written. */
  readonly reason: Told | null;
  readonly manual: readonly ManualChange[];
}

/** What to put in by hand, where the file is a program. */
export function ManualLines({ reason, manual }: ManualLinesProps) {
  const { words } = useWorkbench();
  return (
    <>
      {reason !== null && (
        <p class="note">
          <Sentence told={reason} />
        </p>
      )}
      <h3>{words.save.byHand}</h3>
      <ol class="manual">
        {manual.map(({ path, place, line, code }) => (
          <li key={path.join('.')}>
            <p>
              <Sentence told={place} />
              {line === null ? '' : words.save.line(line)}
            </p>
            {code === null ? (
              <p>
                {words.save.takeOut} <code class="key">{path.join('.')}</code>
              </p>
            ) : (
              <CopiedCode code={code} />
            )}
          </li>
        ))}
      </ol>
    </>
  );
}

function CopiedCode({ code }: { readonly code: string }) {
  const { store, words } = useWorkbench();
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(code);
    setCopied(true);
    store.say(words.save.copied);
  };
  return (
    <div class="copied">
      <pre class="code">{code}</pre>
      <button type="button" class="small" onClick={copy}>
        {isCopied ? words.save.copied : words.save.copy}
      </button>
    </div>
  );
}
