import { useEffect } from 'preact/hooks';

/** The parts of the page in their order, each with what gets the focus in it: the first of these that is there. */
const panes: readonly (readonly [pane: string, ...entries: string[]])[] = [
  ['.deck', '.choice button', 'button', '[tabindex]'],
  ['.pane.events', '[role=listbox]', 'input'],
  ['.pane.record', '[role=treeitem][tabindex="0"]'],
  ['.pane.preview', '[role=tab][aria-selected=true]'],
  ['.pane.fields', '.field.open .field-head', '.field-head'],
  ['.changes-bar', '.primary', 'button'],
];

/** F6 goes to the next part of the page, and Shift+F6 to the one before, as between the panes of a window. */
export function usePaneKeys(): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'F6' || document.querySelector('dialog[open]') !== null) return;
      const entries = panes.flatMap(([pane, ...selectors]) => {
        const element = document.querySelector(pane);
        const [first] = selectors.flatMap((one) => element?.querySelector<HTMLElement>(one) ?? []);
        return element && first ? [{ element, first }] : [];
      });
      const at = entries.findIndex(({ element }) => element.contains(document.activeElement));
      const next = event.shiftKey ? (at < 0 ? -1 : at - 1) : at + 1;
      event.preventDefault();
      entries.at(next % entries.length)?.first.focus();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}
