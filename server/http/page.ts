import type { Schemas } from '#contract/types.ts';

/** Maximum number of counted rows; beyond it, the total is a lower bound. */
export const COUNT_LIMIT = 10_000;

/** The contract's default of `limit`. */
const DEFAULT_LIMIT = 25;

export interface PageQuery {
  page?: number | undefined;
  limit?: number | undefined;
}

/** Returns limit and offset of a page, with the contract's defaults. */
export function windowOf({ page = 1, limit = DEFAULT_LIMIT }: PageQuery): {
  limit: number;
  offset: number;
} {
  return { limit, offset: (page - 1) * limit };
}

/** Returns the `meta` of a list whose rows were counted up to one beyond `COUNT_LIMIT`. */
export function metaOf(
  { page = 1, limit = DEFAULT_LIMIT }: PageQuery,
  counted: number,
): Schemas['Meta'] {
  return {
    page,
    limit,
    total: Math.min(counted, COUNT_LIMIT),
    totalIsExact: counted <= COUNT_LIMIT,
  };
}
