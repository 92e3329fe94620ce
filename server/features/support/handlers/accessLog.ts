import type { Handler } from '../../../http/call.ts';
import { listAccesses } from '../accessLog.ts';
import { metaOf } from '../../../http/page.ts';

/** When support was in the caller's account, and what it did there. */
export const listSupportAccesses: Handler<'listSupportAccesses'> = async (
  tx,
  { principal, query, now },
) => {
  const { rows, counted } = await listAccesses(tx, principal.customerId, query, now);
  return { data: rows, meta: metaOf(query, counted) };
};
