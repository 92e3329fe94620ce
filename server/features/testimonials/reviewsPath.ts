/** Returns the path of the public page with a provider's published testimonials. */
export const reviewsPath = ({ id, slug }: { id: number; slug: string }): string =>
  `/reviews/${id}/${slug}`;
