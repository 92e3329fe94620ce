import { flushSync } from 'react-dom';

/** Returns the element of a field, within a form if several forms have a field at this path. */
export const fieldElement = (path: string, form: ParentNode = document): HTMLElement | null =>
  form.querySelector(`[data-field="${CSS.escape(path)}"]`);

/** Scrolls to a field, opens its tab if it is hidden, and focuses its first focusable element. */
export function goToField(path: string, form?: ParentNode): void {
  const element = fieldElement(path, form);
  const panel = element?.closest('[role="tabpanel"][hidden]');
  const tab = panel && document.getElementById(panel.getAttribute('aria-labelledby') ?? '');
  if (tab) flushSync(() => tab.click());
  element?.scrollIntoView({ block: 'center' });
  // A row has inputs before the invalid one.
  const target =
    element?.querySelector<HTMLElement>('[aria-invalid="true"]') ??
    element?.querySelector<HTMLElement>(
      'input:not([type="hidden"]), textarea, [role="combobox"], [contenteditable="true"], button',
    );
  target?.focus({ preventScroll: true });
}
