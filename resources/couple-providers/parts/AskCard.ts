import { lazyWithPreload } from '../../../src/ui/lazyWithPreload.tsx';

/** Testimonial request, loaded with the record's page. */
export const AskCard = lazyWithPreload(async () => (await import('./AskCouple.tsx')).AskCouple);
