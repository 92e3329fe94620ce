import type { TestimonialPhoto } from './covers.ts';
import type { Testimonial } from './testimonials.ts';

/** Rows of photos that couples sent with their testimonials, as old as these. */
export function testimonialPhotos(
  photos: readonly TestimonialPhoto[],
  testimonials: readonly Testimonial[],
): object[] {
  return photos.flatMap(({ testimonialId, image }) => {
    const of = testimonials.find(({ id }) => id === testimonialId);
    return of
      ? [
          {
            customer_id: of.customer_id,
            testimonial_id: testimonialId,
            image,
            created_at: of.created_at,
          },
        ]
      : [];
  });
}
