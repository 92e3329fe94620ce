import type { Schemas } from '#contract/types.ts';

/** Counting stops one beyond. */
export const COUNT_LIMIT = 10_000;

export interface PageQuery {
  page?: number | undefined;
  limit?: number | undefined;
}

/** Returns the offset and the limit of a page. */
export const placeOf = ({ page = 1, limit = 25 }: PageQuery) => ({
  limit,
  offset: (page - 1) * limit,
});

/** Returns the metadata of a list from a bounded count. */
export const metaOf = ({ page = 1, limit = 25 }: PageQuery, counted: number): Schemas['Meta'] => ({
  page,
  limit,
  total: Math.min(counted, COUNT_LIMIT),
  totalIsExact: counted <= COUNT_LIMIT,
});
