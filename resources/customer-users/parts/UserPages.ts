import { lazyWithPreload } from '../../../src/ui/lazyWithPreload.tsx';

/** Providers of a user, loaded with the record's page. */
export const UserPages = lazyWithPreload(async () => (await import('./PageLinks.tsx')).PageLinks);
