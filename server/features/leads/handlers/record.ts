import type { Call, Handlers, Tx } from '../../../http/call.ts';
import { withoutFiles } from '../../../removals/withoutFiles.ts';
import { invalid } from '../../../http/apiError.ts';
import { configFaults } from '../../configuration/commands.ts';
import { broadcastToLead } from '../../realtime/commands.ts';
import { assertAllowed } from '../access.ts';
import { actorOf } from '../actor.ts';
import { createIncomingLead } from '../createIncomingLead.ts';
import { detailColumns, headline } from '../details.ts';
import { currentLead, lockedLead } from '../lockedLead.ts';
import { leadRecord, viewerOf } from '../record.ts';
import { removeRefusal } from '../rules/allowed.ts';
import { attachmentKeys } from '../messaging/store/attachments.ts';
import { deleteLead, recordOpening } from '../store/leads.ts';
import type { LeadRow } from '../store/leadRow.ts';
import { lockProvider } from '../store/packages.ts';
import { addHistories } from '../activity/store/timeline.ts';

/**
 * Returns true if viewing opens the lead. An agent's impersonation opens nothing; masked and past leads stay
 * unchanged.
 */
function opens(row: LeadRow, call: Call<'openLead'>): boolean {
  if (row.is_masked || call.principal.agent || row.created_at < viewerOf(call).windowStart)
    return false;
  const isReadBySeeing = row.is_unread && row.unread_message_count === 0;
  return row.first_opened_at === null || row.status === 'new' || isReadBySeeing;
}

async function createFaults(tx: Tx, { body, principal }: Call<'createLead'>) {
  const { leadDetails, providerId } = body;
  const list = 'organization_type';
  return [
    ...(principal.providerIds.includes(providerId)
      ? []
      : [{ path: 'providerId', code: 'not_own' }]),
    ...(await configFaults(tx, [
      { path: 'leadDetails.organizationType', list, value: leadDetails?.organizationType },
    ])),
  ];
}

export const recordHandlers = {
  async getLead(tx, call) {
    return { data: leadRecord(await currentLead(tx, call, call.params.id), viewerOf(call)) };
  },

  async openLead(tx, call) {
    const row = await currentLead(tx, call, call.params.id);
    const viewer = viewerOf(call);
    if (!opens(row, call)) return { data: leadRecord(row, viewer) };
    const actor = actorOf(call);
    const before = await recordOpening(tx, row.id, actor.at);
    if (before) {
      const opened = { event: 'status_changed', from: before, to: 'pending' };
      await addHistories(tx, actor, row.id, [opened]);
    }
    return { data: leadRecord(await currentLead(tx, call, row.id), viewer) };
  },

  async createLead(tx, call) {
    const { body, now, language, principal } = call;
    const faults = await createFaults(tx, call);
    const provider = principal.providerIds.includes(body.providerId)
      ? await lockProvider(tx, body.providerId)
      : undefined;
    if (faults.length > 0 || !provider) throw invalid(...faults);
    const { couple, leadDetails = {} } = body;
    const actor = actorOf(call);
    const details = detailColumns(leadDetails);
    const organizationType = leadDetails.organizationType ?? null;
    const guests = leadDetails.estimatedGuestCount ?? null;
    const { leadId } = await createIncomingLead(
      tx,
      provider,
      {
        brideName: couple.brideName.trim(),
        groomName: couple.groomName?.trim() || null,
        weddingDate: couple.weddingDate ?? null,
        email: couple.email ?? null,
        phone: couple.phone ?? null,
      },
      {
        ...details,
        details_name: await headline(tx, { organizationType, guests }, language),
        source: 'customer_added',
        // Adding a lead counts as opening it.
        status: 'pending',
        first_opened_at: actor.at,
        is_unread: false,
      },
      now,
    );
    await addHistories(tx, actor, leadId, [{ event: 'lead_added', to: 'pending' }]);
    await broadcastToLead(tx, actor.customerId, { type: 'lead', leadId });
    return { data: leadRecord(await currentLead(tx, call, leadId), viewerOf(call)) };
  },

  async deleteLead(tx, call) {
    const { row, facts } = await lockedLead(tx, call, call.params.id);
    assertAllowed(removeRefusal(facts));
    const keys = await attachmentKeys(tx, row.id);
    await deleteLead(tx, row);
    return withoutFiles(tx, call, keys, { data: {} });
  },
} satisfies Pick<Handlers, 'getLead' | 'openLead' | 'createLead' | 'deleteLead'>;
