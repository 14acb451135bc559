import { useEffect, useRef } from 'preact/hooks';
import type { SaveResult } from '../../../workbench-api.ts';
import { InlineCode } from '../frame/inline-code.tsx';
import { useWorkbench } from '../frame/workbench-context.tsx';

/** What comes after saving. */
export function SaveDone({ result, onClose }: { readonly result: SaveResult; readonly onClose: () => void }) {
  const { store, words } = useWorkbench();
  const keepOn = useRef<HTMLButtonElement>(null);
  useEffect(() => keepOn.current?.focus(), []);
  return (
    <>
      <p>{words.save.doneLead(result.file)}</p>
      <h3>{words.save.nextHeading}</h3>
      <ul class="next-steps">
        {result.restart.length === 0 ? (
          <li>{words.save.nextReload}</li>
        ) : (
          <li>
            {words.save.restart}{' '}
            {result.restart.map((key) => (
              <code key={key} class="key">
                {key}
              </code>
            ))}
          </li>
        )}
        <li>
          <InlineCode text={words.save.nextStart} />
        </li>
        <li>
          <InlineCode text={words.save.nextCheck} />
        </li>
      </ul>
      <div class="actions end">
        <button type="button" onClick={() => store.end()}>
          {words.save.end}
        </button>
        <button ref={keepOn} type="button" class="primary" onClick={onClose}>
          {words.save.keepOn}
        </button>
      </div>
    </>
  );
}
