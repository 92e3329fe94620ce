import { page } from './pages.ts';
import type { Ledger } from './ledger.ts';
import { HOUR_MS } from '../../../time/day.ts';

/** Campaign of each provider's coupons, as an index into the list of campaigns. */
const CAMPAIGNS: Readonly<Record<number, number>> = {
  [page.cinaralti]: 1,
  [page.isik]: 5,
  [page.inci]: 3,
};

/** Returns the couples' coupons: used if the lead is a deal, sent if it is open and the couple may be e-mailed. */
export function coupons({ couples, leads }: Ledger): object[] {
  const written = new Set(
    couples
      .filter(
        ({ contact_preference, email }) =>
          email !== null && ['open', 'email_only'].includes(contact_preference),
      )
      .map(({ id }) => id),
  );
  return leads.flatMap((lead, index) => {
    const campaign = CAMPAIGNS[lead.provider_id];
    if (lead.coupon === null || campaign === undefined) return [];
    const given = new Date(lead.created_at).getTime() + HOUR_MS * 5;
    const isUsed = lead.status === 'deal';
    // The campaign of the bridal shop has not begun.
    const isSent =
      lead.provider_id !== page.inci && written.has(lead.couple_id) && (isUsed || index % 4 !== 0);
    const at = new Date(given).toISOString();
    return [
      {
        customer_id: lead.customer_id,
        provider_id: lead.provider_id,
        discount_id: campaign,
        code: lead.coupon,
        status: isUsed ? 'used' : isSent ? 'sent' : 'assigned',
        lead_id: lead.id,
        couple_name: lead.couple_name,
        assignee_id: lead.assignee_id,
        assigned_at: at,
        sent_count: isSent ? 1 + (index % 2) : 0,
        last_sent_at: isSent ? new Date(given + HOUR_MS).toISOString() : null,
        used_on: isUsed ? lead.deal_date : null,
        income: isUsed ? lead.deal_amount : null,
        version: 1,
        created_at: at,
        updated_at: at,
      },
    ];
  });
}
