/** Moves the focus to a field's line: the button that was used may be gone. */
export function focusField(key: string): void {
  document.querySelector<HTMLElement>(`[data-field='${CSS.escape(key)}'] .field-head`)?.focus();
}
