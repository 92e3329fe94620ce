import { lazyPart } from '../../../src/ui/lazyPart.tsx';

/** The pages that a person works for; a list of people does not load it. */
export const UserPages = lazyPart(async () => (await import('./PageLinks.tsx')).PageLinks);
