import { Suspense, type ComponentType } from 'react';
import { withMuiRoot } from './withMuiRoot.tsx';
import { lazyWithPreload, type PreloadableComponent } from './lazyWithPreload.tsx';
import { whenIdle } from './whenIdle.ts';

/** Times between two tries, ms. */
const PAUSES_MS = [2000, 10_000, 60_000];

/**
 * A part that nobody asked for: it comes once the page stands, and what stands goes on without it
 * where its code cannot be fetched.
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
    return () => null;
  }, 'first');
  // It waits for the page: a page that waited for it in turn would stand only after that wait's limit.
  const Optional = (props: P) => (
    <Suspense fallback={null}>
      <Later {...props} />
    </Suspense>
  );
  return Object.assign(Optional, { preload: Later.preload });
}
