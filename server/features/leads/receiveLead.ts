import type { Schemas } from '#contract/types.ts';
import type { Tx } from '../../http/call.ts';
import { addHistories, addInteraction } from './activity/store/timeline.ts';
import { announce } from './announce.ts';
import { createIncomingLead, type ArrivingCouple } from './createIncomingLead.ts';
import { detailColumns, headline } from './details.ts';
import { lockProvider } from './store/packages.ts';
import { systemActor } from './systemActor.ts';

export interface IncomingLead {
  providerId: number;
  couple: ArrivingCouple;
  source: Schemas['LeadSource'];
  firstLeadType?: Schemas['FirstLeadType'];
  isPrepaid?: boolean;
  details?: Schemas['LeadDetailsWrite'];
  extensionNumber?: string;
  switchboardNumber?: string;
  coupon?: string;
  /** Language of the headline; Turkish by default. */
  language?: Schemas['Language'];
}

/**
 * Inserts an incoming lead at a provider of any customer, masked if the package requires it, and notifies the
 * users who receive the provider's leads. Runs as the database owner.
 * @throws Error for an unknown provider
 */
export async function receiveLead(
  tx: Tx,
  incoming: IncomingLead,
  now: Date,
): Promise<{ leadId: number; coupleId: number; isMasked: boolean }> {
  const { providerId, couple, details = {}, source, language = 'tr' } = incoming;
  const provider = await lockProvider(tx, providerId);
  if (!provider) throw new Error(`No provider ${providerId}`);
  const organizationType = details.organizationType ?? null;
  const guests = details.estimatedGuestCount ?? null;
  const columns = {
    ...detailColumns(details),
    details_name: await headline(tx, { organizationType, guests }, language),
    source,
    first_lead_type: incoming.firstLeadType ?? 'infoRequest',
    is_prepaid: incoming.isPrepaid ?? false,
    extension_number: incoming.extensionNumber ?? null,
    switchboard_number: incoming.switchboardNumber ?? null,
    coupon: incoming.coupon ?? null,
  };
  const arrived = await createIncomingLead(tx, provider, couple, columns, now);
  const actor = systemActor(provider.customer_id, now);
  const type = incoming.firstLeadType === 'plusLead' ? 'plus_lead' : 'info_request';
  const lead = { id: arrived.leadId, couple_id: arrived.coupleId };
  await addInteraction(tx, actor, lead, { type, text: details.message ?? null });
  await addHistories(tx, actor, arrived.leadId, [{ event: 'lead_received', to: 'new' }]);
  const message = arrived.isMasked ? undefined : details.message;
  await announce(tx, arrived.leadId, { type: 'lead' }, message, actor.at);
  return arrived;
}
