import { useNotify } from 'react-admin';
import { useEffect, type ComponentType } from 'react';
import { isMissingFile } from './isMissingFile.ts';
import { lazyWithPreload, type PreloadableComponent } from './lazyWithPreload.tsx';
import { withMuiRoot } from './withMuiRoot.tsx';

/** Shows a notification in place of a component whose code cannot be loaded. */
function MissingPart() {
  const notify = useNotify();
  useEffect(() => {
    notify('shell.errors.missingPart', { type: 'error' });
  }, [notify]);
  return null;
}

/**
 * Creates a lazy component for a menu or a dialog that a user opens. If its code cannot be loaded, a
 * notification is shown and the page below keeps its input.
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
