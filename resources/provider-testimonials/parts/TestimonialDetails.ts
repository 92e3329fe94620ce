import type { Schemas } from '#contract/types.ts';
import { lazyWithPreload } from '../../../src/ui/lazyWithPreload.tsx';

/** The photos of a testimonial; a list of testimonials does not load them. */
export const TestimonialPhotos = lazyWithPreload(async () => (await import('./Photos.tsx')).Photos);

/** The words of a testimonial with the reply. */
export const TestimonialWords = lazyWithPreload(async () => (await import('./Words.tsx')).Words);

/** The history of a testimonial. */
export const TestimonialHistory = lazyWithPreload(
  async () => (await import('./History.tsx')).History,
);

/** The couple's words in the dialogs that answer them. */
export const TestimonialQuote = lazyWithPreload<{ record: Schemas['Testimonial'] }>(
  async () => (await import('./Quote.tsx')).Quote,
);
