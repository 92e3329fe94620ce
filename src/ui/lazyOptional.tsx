import type { ComponentType } from 'react';
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
  return lazyWithPreload(async () => {
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
}
