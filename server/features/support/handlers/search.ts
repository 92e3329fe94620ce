import type { SystemHandler } from '../../../http/call.ts';
import { limitSupportSearches } from '../../auth/commands.ts';
import { searchUsers } from '../userSearch.ts';

/** Searches users of all customers. */
export const searchSupportUsers: SystemHandler<'searchSupportUsers'> = {
  system: async (tx, { principal, query, now }) => {
    await limitSupportSearches(tx, principal.userId, now);
    const { q, limit = 25 } = query;
    const found = await searchUsers(tx, q, limit);
    return { data: found.slice(0, limit), hasMore: found.length > limit };
  },
};
