import { sql } from 'kysely';
import type { Tx } from '../../http/call.ts';

/** Unmasks the leads of a provider whose package does not limit couples any longer. */
export async function openMaskedLeads(tx: Tx, providerId: number, now: Date): Promise<void> {
  await sql`
    update leads l set is_masked = false, version = l.version + 1, updated_at = ${now.toISOString()}
    from providers v
    where v.id = ${providerId} and v.limits ->> 'couplesPerMonth' is null
      and l.provider_id = v.id and l.is_masked`.execute(tx);
}
