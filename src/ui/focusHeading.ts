/** Returns the heading of the page; null while there is none. */
export const pageHeading = (): HTMLElement | null => document.querySelector('main h1');

/** Focuses the heading of the page, so that screen readers and Tab continue from there. */
export function focusHeading(): void {
  const heading = pageHeading();
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
