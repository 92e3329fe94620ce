import { sql } from 'kysely';
import type { Tx } from '../../../http/call.ts';
import { dayIn, type Day } from '../../../time/day.ts';
import { zone } from '../../../time/zone.ts';
import { openMaskedLeads } from '../../leads/commands.ts';

export interface BegunPackage {
  paymentId: number;
  providerId: number;
  productId: number;
  start: Day;
  end: Day;
}

/** Columns of a provider that its package sets. */
export const packageColumns = sql.raw(
  [
    'product_name',
    'product_date_start',
    'product_date_end',
    'paid_status',
    'listing_product_name',
    'stats_access',
    'rival_stats_access',
    'features',
    'limits',
  ].join(', '),
);

/**
 * Sets the package of a provider with what it unlocks. An ended package is replaced by the product's features and
 * limits; otherwise the provider loses nothing that it has. A package of the same product is extended.
 */
export async function beginPackage(
  tx: Tx,
  { paymentId, providerId, productId, start, end }: BegunPackage,
  { isExtended, now }: { isExtended: boolean; now: Date },
): Promise<void> {
  const today = dayIn(zone, now);
  if (!isExtended)
    await sql`
      update payments set replaced_package = (
        select to_jsonb(old) from (select ${packageColumns} from providers where id = ${providerId}) old
      ) where id = ${paymentId}`.execute(tx);
  const hasEnded = sql`(v.product_name is not null and v.product_date_end < ${today}::date)`;
  await sql`
    update providers v set product_name = r.words ->> 'tr', paid_status = 'paid',
      product_date_start = case when ${isExtended} then v.product_date_start else ${start}::date end,
      product_date_end = case when ${isExtended} and v.product_date_end is null then null
        when ${isExtended} then greatest(v.product_date_end, ${end}::date) else ${end}::date end,
      listing_product_name = coalesce(r.listing_name, r.words ->> 'tr'),
      stats_access = 'pageStats' = any(r.features) or (v.stats_access and not ${hasEnded}),
      rival_stats_access = case when ${hasEnded} then r.rivals else greatest(v.rival_stats_access, r.rivals) end,
      features = case when ${hasEnded} then r.features
        else v.features || array(select one from unnest(r.features) one where one <> all(v.features)) end,
      limits = jsonb_strip_nulls(jsonb_build_object(
        'photos', case when ${hasEnded} then r.photo_limit
          when r.photo_limit is not null and v.limits ->> 'photos' is not null
            then greatest((v.limits ->> 'photos')::int, r.photo_limit) end,
        'couplesPerMonth', case when ${hasEnded} then r.couples_per_month
          when r.couples_per_month is not null and v.limits ->> 'couplesPerMonth' is not null
            then greatest((v.limits ->> 'couplesPerMonth')::int, r.couples_per_month) end))
    from products r where v.id = ${providerId} and r.id = ${productId}`.execute(tx);
  await openMaskedLeads(tx, providerId, now);
}
