/** Custom property with the top of the messages, in pixels; unset outside of full-screen views. */
const TOP = '--notices-top';

/**
 * Shows messages below an element while it is mounted, such as the header of a full-screen view, whose buttons they
 * would cover. To be passed as a `ref`.
 */
export function keepNoticesBelow(element: HTMLElement): () => void {
  const { style } = document.documentElement;
  const place = () => style.setProperty(TOP, `${element.offsetTop + element.offsetHeight}px`);
  place();
  const observer = new ResizeObserver(place);
  observer.observe(element);
  return () => {
    observer.disconnect();
    style.removeProperty(TOP);
  };
}
