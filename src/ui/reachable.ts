/**
 * Adds a scroll region to the tab order, as a ref callback, so that the keyboard can scroll it even without
 * focusable content.
 */
export const reachable = (region: HTMLElement | null): void =>
  region?.setAttribute('tabindex', '0');
