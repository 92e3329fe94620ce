/**
 * Removes the links by which the bundler fetches files of code ahead as soon as each is loaded: the page keeps
 * what it loaded, and has dozens of such links by then.
 * @param rendered resolves once the files requested before this call are loaded
 */
export function dropPreloads(head: HTMLHeadElement, rendered: Promise<void>): void {
  const drop = (link: unknown) => {
    if (link instanceof HTMLLinkElement && link.rel === 'modulepreload') link.remove();
  };
  head.addEventListener('load', ({ target }) => drop(target), true);
  const before = [...head.querySelectorAll('link')];
  void rendered.then(() => before.forEach(drop));
}
