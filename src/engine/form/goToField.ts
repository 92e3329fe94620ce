import { flushSync } from 'react-dom';

/** Returns the element that renders a field of the form. */
export const fieldElement = (path: string): HTMLElement | null =>
  document.querySelector(`[data-field="${CSS.escape(path)}"]`);

/** Goes to a field: to the first thing in it that takes the focus. */
export function goToField(path: string): void {
  const place = fieldElement(path);
  const panel = place?.closest('[role="tabpanel"][hidden]');
  const tab = panel && document.getElementById(panel.getAttribute('aria-labelledby') ?? '');
  if (tab) flushSync(() => tab.click());
  place?.scrollIntoView({ block: 'center' });
  const target = place?.querySelector<HTMLElement>(
    '[aria-invalid="true"], input:not([type="hidden"]), textarea, [role="combobox"], [contenteditable="true"], button',
  );
  target?.focus({ preventScroll: true });
}
