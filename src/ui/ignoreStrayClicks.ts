const CONTROLS =
  'button, a[href], [role="button"], [role="menuitem"], [role="option"], [role="tab"]';

/** Returns the control that contains the click's target; undefined if there is none. */
const controlOf = ({ target }: Event): Element | undefined =>
  target instanceof Element ? (target.closest(CONTROLS) ?? undefined) : undefined;

/**
 * Drops the second click of a double click on a control if another element has replaced the control meanwhile:
 * another button, or the backdrop of a dialog that the first click opened or made smaller.
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
