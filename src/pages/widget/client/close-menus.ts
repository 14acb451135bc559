/**
 * The menus of a month lie over its cells, so they close when the visitor goes on: with a click elsewhere, with the
 * keyboard's focus, or with Escape.
 */
export function closeMenus(root: Document | ShadowRoot): void {
  const open = () => root.querySelectorAll<HTMLDetailsElement>('td .add[open]');
  const leave = (target: EventTarget | null) => {
    for (const menu of open()) if (target instanceof Node && !menu.contains(target)) menu.open = false;
  };
  root.addEventListener('click', ({ target }) => leave(target));
  root.addEventListener('focusin', ({ target }) => leave(target));
  root.addEventListener('keydown', (event) => {
    if ((event as KeyboardEvent).key !== 'Escape') return;
    for (const menu of open()) {
      menu.open = false;
      menu.querySelector('summary')?.focus();
    }
  });
}
