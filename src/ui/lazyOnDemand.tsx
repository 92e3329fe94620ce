import { useNotify } from 'react-admin';
import { useEffect, type ComponentType } from 'react';
import { isMissingFile } from './isMissingFile.ts';
import { lazyWithPreload, type PreloadableComponent } from './lazyWithPreload.tsx';
import { withMuiRoot } from './withMuiRoot.tsx';

/** Notification in place of a component whose code cannot be fetched. */
function MissingPart() {
  const notify = useNotify();
  useEffect(() => {
    notify('shell.errors.missingPart', { type: 'error' });
  }, [notify]);
  return null;
}

/**
 * Lazily loads a menu or a dialog that a person opens. Where its code cannot be fetched, a notification
 * says so, and the page below keeps what is typed there.
 * @param load imports the component
 */
export function lazyOnDemand<P extends object>(
  load: () => Promise<ComponentType<P>>,
): PreloadableComponent<P> {
  return lazyWithPreload<P>(async () => {
    try {
      return await withMuiRoot(load);
    } catch (error) {
      if (isMissingFile(error)) return MissingPart;
      throw error;
    }
  }, 'first');
}
