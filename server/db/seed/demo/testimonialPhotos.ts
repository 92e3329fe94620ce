import type { TestimonialPhoto } from './covers.ts';
import type { Testimonial } from './testimonials.ts';

/** Returns the rows of photos that belong to testimonials, with the testimonials' dates. */
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
