/** Ref callback that puts a scrolling region into the tab order, so that the keyboard scrolls it while nothing in it can be focused. */
export const reachable = (region: HTMLElement | null): void =>
  region?.setAttribute('tabindex', '0');
