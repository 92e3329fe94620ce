import { lazy, useState, type ComponentType } from 'react';
import { withMuiRoot } from './withMuiRoot.tsx';
import { importWithRetry } from './importWithRetry.ts';

/** Component whose code is loaded on first render, or preloaded. */
export type PreloadableComponent<P> = ComponentType<P> & {
  /**
   * Preloads its code.
   * @returns a promise that never rejects; a failure is retried and reported on render
   */
  readonly preload: () => Promise<void>;
  readonly isLoaded: () => boolean;
};

export const isLazyComponent = (part: unknown): part is PreloadableComponent<object> =>
  typeof part === 'function' && 'preload' in part;

/** Returns the lazy components among the values whose code is not loaded yet. */
export const pendingComponents = (parts: readonly unknown[]): PreloadableComponent<object>[] =>
  parts.filter(isLazyComponent).filter((part) => !part.isLoaded());

/** Preloads the lazy components among the values. */
export function preloadComponents(parts: readonly unknown[]): void {
  for (const part of pendingComponents(parts)) void part.preload();
}

/**
 * Wraps React's `lazy`, but renders loaded code synchronously. Plain `lazy` suspends even for a loaded file,
 * and React reveals a suspended boundary only after 300 ms.
 * @param load imports the component
 * @param needs `first` if the component needs neither MUI nor messages beyond the initial ones
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
    // Chosen once per mount: a different component at this position would lose its state.
    const [Component] = useState(() => ready ?? Waiting);
    return <Component {...props} />;
  }
  const preload = () =>
    fetchPart().then(
      () => undefined,
      () => undefined,
    );
  return Object.assign(Part, { preload, isLoaded: () => ready !== undefined });
}
