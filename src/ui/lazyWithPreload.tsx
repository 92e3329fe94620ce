import { lazy, useState, type ComponentType } from 'react';
import { withMuiRoot } from './withMuiRoot.tsx';
import { importWithRetry } from './importWithRetry.ts';

/** A component whose code comes when it is first drawn, or before. */
export type PreloadableComponent<P> = ComponentType<P> & {
  /**
   * Fetches its code before it is needed. @returns when there is nothing more to wait for, never refused:
   * what fails is tried again, and told, when it is drawn
   */
  readonly preload: () => Promise<void>;
};

const isLazyPart = (part: unknown): part is PreloadableComponent<object> =>
  typeof part === 'function' && 'preload' in part;

/** Fetches those of the values that are lazy parts. */
export function preloadComponents(parts: readonly unknown[]): void {
  for (const part of parts) if (isLazyPart(part)) void part.preload();
}

/**
 * React's `lazy` that draws at once what is already there. Without it even a file that has been
 * fetched lets its place wait, and React fills such a place only after 300 ms.
 * @param load imports the component
 * @param needs `first` where it draws nothing with MUI and says nothing beyond the words that come with
 * the application
 */
export function lazyWithPreload<P extends object>(
  load: () => Promise<ComponentType<P>>,
  needs: 'first' | 'all' = 'all',
): PreloadableComponent<P> {
  let ready: ComponentType<P> | undefined;
  const fetchPart = async () => {
    const part = await (needs === 'all' ? withMuiRoot(load) : importWithRetry(load));
    return (ready ??= part);
  };
  const Waiting: ComponentType<P> = lazy(async () => ({ default: await fetchPart() }));
  function Part(props: P) {
    // Once for its life: another component in its place would lose what was typed there.
    const [Component] = useState(() => ready ?? Waiting);
    return <Component {...props} />;
  }
  const preload = () =>
    fetchPart().then(
      () => undefined,
      () => undefined,
    );
  return Object.assign(Part, { preload });
}
