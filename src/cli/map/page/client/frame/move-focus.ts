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
