import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../tables.ts';

/**
 * Inserts the couples of the demo's deals. Some have a testimonial request: pending, opened, declined, or expired.
 */
export async function writeDealCouples(tx: Kysely<Tables>, now: Date): Promise<void> {
  const at = now.toISOString();
  await sql`
    insert into couple_providers
      (customer_id, provider_id, lead_id, couple_name, wedding_date, deal_date, email, phone, language,
        request_status, reminders_sent, version, created_at, updated_at)
    select l.customer_id, coalesce(l.deal_provider_id, l.provider_id), l.id, l.shown_name, l.wedding_date,
      coalesce(l.deal_date, l.created_at::date),
      case when c.contact_preference in ('open', 'email_only') then c.email end,
      case when c.contact_preference in ('open', 'phone_only') then c.phone end,
      'tr', 'none', 0, 1, l.updated_at, l.updated_at
    from leads l join couples c on c.id = l.couple_id
    where l.status = 'deal' and not l.is_masked
    order by l.id`.execute(tx);
  await sql`
    with numbered as (
      select id, row_number() over (partition by customer_id order by wedding_date, id) as n
      from couple_providers
    ), asked as (
      select id, n, (array['asked', 'opened', 'declined', 'expired', 'asked'])[n] as status,
        (array[3, 5, 9, 70, 10])[n] as days
      from numbered where n <= 5
    )
    update couple_providers c set request_status = a.status,
      request_channel = case when a.n = 2 then 'qr' when c.email is null then 'link' else 'email' end,
      requested_at = ${at}::timestamptz - make_interval(days => a.days),
      expires_at = ${at}::timestamptz + make_interval(days => 60 - a.days),
      reminders_sent = case when a.n = 5 then 1 else 0 end,
      next_reminder_at = case when a.status = 'asked' and c.email is not null
        then ${at}::timestamptz + make_interval(days => 4) end
    from asked a where a.id = c.id`.execute(tx);
}
