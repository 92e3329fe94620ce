import type { Handler } from '../../../http/call.ts';
import { listAccesses } from '../accessLog.ts';
import { metaOf } from '../../../http/page.ts';

/** Lists the impersonations in the caller's customer with their changes. */
export const listSupportAccesses: Handler<'listSupportAccesses'> = async (
  tx,
  { principal, query, now },
) => {
  const { rows, counted } = await listAccesses(tx, principal.customerId, query, now);
  return { data: rows, meta: metaOf(query, counted) };
};
