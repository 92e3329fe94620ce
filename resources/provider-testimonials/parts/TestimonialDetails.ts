import type { Schemas } from '#contract/types.ts';
import { lazyWithPreload } from '../../../src/ui/lazyWithPreload.tsx';

/** Photos of a testimonial, loaded with the record's page. */
export const TestimonialPhotos = lazyWithPreload(async () => (await import('./Photos.tsx')).Photos);

/** Text of a testimonial with the reply. */
export const TestimonialText = lazyWithPreload(
  async () => (await import('./TestimonialText.tsx')).TestimonialText,
);

/** History of a testimonial. */
export const TestimonialHistory = lazyWithPreload(
  async () => (await import('./History.tsx')).History,
);

/** Couple's text in the dialogs that reply to it. */
export const TestimonialQuote = lazyWithPreload<{ record: Schemas['Testimonial'] }>(
  async () => (await import('./Quote.tsx')).Quote,
);
