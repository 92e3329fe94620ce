/**
 * Removes each `modulepreload` link that the bundler adds, once its file is loaded. The page keeps the loaded
 * code, and would otherwise collect dozens of such links.
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
