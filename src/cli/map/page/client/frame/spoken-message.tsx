import { useWorkbench } from './workbench-context.tsx';

/** Says results to screen readers. */
export function SpokenMessage() {
  const { text, nth } = useWorkbench().view.said;
  return (
    <p class="hidden" role="status" aria-live="polite" data-nth={nth}>
      {/* Two places in turn, so that the same sentence is said again. */}
      <span>{nth % 2 === 0 ? text : ''}</span>
      <span>{nth % 2 === 1 ? text : ''}</span>
    </p>
  );
}
