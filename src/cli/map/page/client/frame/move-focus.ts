/** Moves the focus to a field's line: the button that was used may be gone. */
export function focusField(key: string): void {
  document.querySelector<HTMLElement>(`[data-field='${CSS.escape(key)}'] .field-head`)?.focus();
}

/** Moves the focus to the page's main part, where what had it is gone. */
export function focusMain(): void {
  document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true });
}

/** Moves the focus to the list of fields. */
export function focusFields(): void {
  document.querySelector<HTMLElement>('#fields')?.focus({ preventScroll: true });
}

/** Brings the record into view, where the columns stand below one another. */
export function showRecord(): void {
  const pane = document.querySelector('.pane.record');
  if (pane === null || pane.getBoundingClientRect().top < 0.75 * innerHeight) return;
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  pane.scrollIntoView({ block: 'start', behavior: calm ? 'auto' : 'smooth' });
}
