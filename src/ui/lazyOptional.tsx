import { Suspense, type ComponentType } from 'react';
import { withMuiRoot } from './withMuiRoot.tsx';
import { lazyWithPreload, type PreloadableComponent } from './lazyWithPreload.tsx';
import { whenIdle } from './whenIdle.ts';

/** Pauses between attempts, in ms. */
const PAUSES_MS = [2000, 10_000, 60_000];

/**
 * Creates a lazy component that is loaded when the browser is idle and renders nothing if its code cannot be
 * loaded.
 * @param load imports the component
 */
export function lazyOptional<P extends object>(
  load: () => Promise<ComponentType<P>>,
): PreloadableComponent<P> {
  const Later = lazyWithPreload(async () => {
    await whenIdle();
    for (const pause of PAUSES_MS) {
      try {
        return await withMuiRoot(load);
      } catch {
        await new Promise((resolve) => void setTimeout(resolve, pause));
      }
    }
    return await withMuiRoot(load).catch(() => () => null);
  }, 'first');
  // The component renders once the page is idle. Its own Suspense boundary keeps it from suspending the
  // page.
  const Optional = (props: P) => (
    <Suspense fallback={null}>
      <Later {...props} />
    </Suspense>
  );
  return Object.assign(Optional, { preload: Later.preload, isLoaded: Later.isLoaded });
}
