import { sql } from 'kysely';
import type { Tx } from '../../../http/call.ts';
import { dayIn } from '../../../time/day.ts';
import { zone } from '../../../time/zone.ts';
import type { Deal } from '../../leads/commands.ts';
import { channelRefusal } from './rules.ts';
import { coupleOfLead } from './store.ts';

/**
 * Records the couple of a deal once, with its contacts; the caller must hold the lock of the lead.
 * @returns its id
 */
export async function recordDeal(tx: Tx, deal: Deal, now: Date): Promise<number> {
  const existing = await coupleOfLead(tx, deal.leadId);
  if (existing !== undefined) return existing;
  const open = (channel: 'email' | 'sms') => channelRefusal(channel, deal) === undefined;
  const at = now.toISOString();
  const { rows } = await sql<{ id: number }>`
    insert into couple_providers
      (customer_id, provider_id, lead_id, couple_name, wedding_date, deal_date, email, phone, language,
        request_status, reminders_sent, version, created_at, updated_at)
    values (${deal.customerId}, ${deal.providerId}, ${deal.leadId}, ${deal.coupleName.slice(0, 120)},
      ${deal.weddingDate}, ${deal.dealDate ?? dayIn(zone, now)}, ${open('email') ? deal.email : null},
      ${open('sms') ? deal.phone : null}, ${deal.language}, 'none', 0, 1, ${at}, ${at})
    returning id`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error(`the couple of lead ${deal.leadId} was not recorded`);
  return row.id;
}
