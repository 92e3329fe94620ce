import { hasUnfinished } from '../../ui/unfinished.ts';

/** Selectors of the elements that users type in, and of those that cover the page. */
const WRITING =
  'textarea, select, [contenteditable="true"], input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"])';
const OVERLAYS =
  '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"], dialog[open]';

/**
 * Returns true if a popup would interrupt the user: they are typing, have an open dialog or unsaved input, or
 * the tab is hidden.
 */
export function isBusy(page: Document): boolean {
  if (page.visibilityState === 'hidden' || hasUnfinished()) return true;
  if (page.activeElement?.matches(WRITING)) return true;
  return [...page.querySelectorAll(OVERLAYS)].some((one) => one.checkVisibility());
}
