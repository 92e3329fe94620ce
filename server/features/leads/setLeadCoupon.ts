import type { Tx } from '../../http/call.ts';

/** Sets a coupon on a couple's lead; `former` clears only that one. */
export async function setLeadCoupon(
  tx: Tx,
  leadId: number,
  { code, former }: { code: string | null; former: string | null },
): Promise<void> {
  await tx
    .updateTable('leads')
    .set({ coupon: code })
    .where('id', '=', leadId)
    .$if(former !== null, (query) => query.where('coupon', '=', former))
    .execute();
}
