import { lazyWithPreload } from '../../../src/ui/lazyWithPreload.tsx';

/** The ways of asking a couple; a list of couples does not load them. */
export const AskCard = lazyWithPreload(async () => (await import('./AskCouple.tsx')).AskCouple);
