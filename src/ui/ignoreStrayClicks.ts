const CONTROLS =
  'button, a[href], [role="button"], [role="menuitem"], [role="option"], [role="tab"]';

/** Returns the control that a click presses; undefined beside all of them. */
const controlOf = ({ target }: Event): Element | undefined =>
  target instanceof Element ? (target.closest(CONTROLS) ?? undefined) : undefined;

/**
 * Drops the second click of a double click on a control if something else has taken the control's place: the backdrop
 * of the dialog that the first one opened or let shrink, or another button.
 * @returns a callback that removes the listener
 */
export function ignoreStrayClicks(page: Window): () => void {
  let pressed: Element | undefined;
  const onClick = (event: MouseEvent) => {
    if (event.detail === 1) {
      pressed = controlOf(event);
    } else if (event.detail === 2 && pressed && controlOf(event) !== pressed) {
      event.preventDefault();
      event.stopPropagation();
    }
  };
  page.addEventListener('click', onClick, true);
  return () => page.removeEventListener('click', onClick, true);
}
