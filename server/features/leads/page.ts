import type { Schemas } from '#contract/types.ts';

/** Lists are counted up to here; beyond, the total says that there are more. */
export const COUNT_LIMIT = 10_000;

interface Asked {
  page?: number;
  limit?: number;
}

/** Which rows a page of a list is, by the contract's defaults. */
export function windowOf({ page = 1, limit = 25 }: Asked): { limit: number; offset: number } {
  return { limit, offset: (page - 1) * limit };
}

/** Returns the position of a page in its list; `found` was counted up to one beyond `COUNT_LIMIT`. */
export function metaOf({ page = 1, limit = 25 }: Asked, found: number): Schemas['Meta'] {
  return { page, limit, total: Math.min(found, COUNT_LIMIT), totalIsExact: found <= COUNT_LIMIT };
}
