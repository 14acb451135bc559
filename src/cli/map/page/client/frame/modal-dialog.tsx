import type { ComponentChildren } from 'preact';
import { useEffect, useId, useLayoutEffect, useRef } from 'preact/hooks';
import { Icon } from './icon.tsx';
import { focusMain } from './move-focus.ts';
import { useWorkbench } from './workbench-context.tsx';

interface ModalDialogProps {
  readonly heading: ComponentChildren;
  readonly className?: string;
  readonly onClose: () => void;
  /** What it belongs to: the dialog opens beside it where there is room. */
  readonly beside?: () => Element | null;
  readonly children: ComponentChildren;
}

/** A dialog over the page. The browser keeps the focus in it, closes it on Escape and gives the focus back. */
export function ModalDialog({ heading, className = '', onClose, beside, children }: ModalDialogProps) {
  const { words } = useWorkbench();
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    const { current } = dialog;
    current?.showModal();
    return () => {
      current?.close();
      // What opened the dialog may be gone.
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) focusMain();
      });
    };
  }, []);
  useEffect(() => {
    const target = beside?.();
    if (dialog.current && target) placeBeside(dialog.current, target);
  });
  return (
    <dialog
      ref={dialog}
      class={`dialog ${className}`}
      aria-labelledby={id}
      closedby="any"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div class="dialog-body">
        <div class="dialog-head">
          <h2 id={id}>{heading}</h2>
          <button type="button" class="icon-button" aria-label={words.page.close} onClick={onClose}>
            <Icon name="close" />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}

/** Below or above the target, within the window. Narrow windows have it at their lower edge, by the stylesheet. */
function placeBeside(dialog: HTMLDialogElement, target: Element): void {
  if (innerWidth < 700) return;
  const at = target.getBoundingClientRect();
  const { width, height } = dialog.getBoundingClientRect();
  const below = at.bottom + 6;
  const top =
    below + height < innerHeight - 12 ? below : Math.max(12, Math.min(at.top - height - 6, innerHeight - height - 12));
  const left = Math.max(12, Math.min(at.left, innerWidth - width - 12));
  dialog.style.setProperty('inset', `${top}px auto auto ${left}px`);
  dialog.style.setProperty('margin', '0');
}
