/** Path of the public page on which all published testimonials of a provider stand. */
export const reviewsPath = ({ id, slug }: { id: number; slug: string }): string =>
  `/reviews/${id}/${slug}`;
