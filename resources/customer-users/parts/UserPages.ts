import { lazyWithPreload } from '../../../src/ui/lazyWithPreload.tsx';

/** The pages that a person works for; a list of people does not load it. */
export const UserPages = lazyWithPreload(async () => (await import('./PageLinks.tsx')).PageLinks);
