import { lazyWithPreload } from '../../../src/ui/lazyWithPreload.tsx';

/** Tags of the form; a list of photos does not load them. */
export const TagInput = lazyWithPreload(async () => (await import('./TagGroups.tsx')).TagGroups);
