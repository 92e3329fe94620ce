import type { Schemas } from '#contract/types.ts';

/** Counting stops one beyond. */
export const COUNT_LIMIT = 10_000;

export interface PageQuery {
  page?: number | undefined;
  limit?: number | undefined;
}

/** Where a page begins and how long it is. */
export const placeOf = ({ page = 1, limit = 25 }: PageQuery) => ({
  limit,
  offset: (page - 1) * limit,
});

/** What a bounded count says about a list. */
export const metaOf = ({ page = 1, limit = 25 }: PageQuery, counted: number): Schemas['Meta'] => ({
  page,
  limit,
  total: Math.min(counted, COUNT_LIMIT),
  totalIsExact: counted <= COUNT_LIMIT,
});
