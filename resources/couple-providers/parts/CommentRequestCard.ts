import { lazyWithPreload } from '../../../src/ui/lazyWithPreload.tsx';

/** Testimonial request, loaded with the record's page. */
export const CommentRequestCard = lazyWithPreload(
  async () => (await import('./CommentRequest.tsx')).CommentRequest,
);
