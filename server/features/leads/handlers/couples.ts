import type { Handlers } from '../../../http/call.ts';
import { invalid, notFound, refused } from '../../../http/apiError.ts';
import { configItems } from '../../configuration/commands.ts';
import { providerBriefs } from '../../providers/commands.ts';
import { limitCoupleSearches } from '../../../rateLimits/limits.ts';
import { assertAllowed, accessScopeOf } from '../access.ts';
import { actorOf } from '../actor.ts';
import { factsOf, viewerOf } from '../record.ts';
import { readOnlyReason } from '../rules/leadFacts.ts';
import { LOAN_CAMPAIGN } from '../rules/weddingLoan.ts';
import { listAssignees } from '../store/assignees.ts';
import { findLastActivity } from '../store/couples.ts';
import { findLead } from '../store/leads.ts';
import { insertProductLead } from '../store/productLeads.ts';
import { searchCouples as search } from '../store/search.ts';
import { addHistories } from '../activity/store/timeline.ts';

/** Handlers of operations that concern couples rather than one lead. */
export const coupleHandlers = {
  async searchCouples(tx, { query, principal, now }) {
    await limitCoupleSearches(tx, principal.userId, now);
    return {
      data: await search(tx, accessScopeOf(principal), query.coupleName, query.limit ?? 25),
    };
  },

  async getCoupleLastActivity(tx, { params, principal }) {
    const found = await findLastActivity(tx, accessScopeOf(principal), params.id);
    if (!found) throw notFound();
    return { data: { coupleId: found.id, type: found.type, at: found.at, leadId: found.lead_id } };
  },

  async getLeadData(tx, { query, principal, language, now }) {
    const scope = accessScopeOf(principal);
    const items = await configItems(
      tx,
      [
        'organization_type',
        'lead_process_state',
        'info_request_reject_reason_id',
        'lead_report_reasons',
      ],
      language,
    );
    const offered = items.filter(({ status }) => status === 'active');
    const list = (type: string) => offered.filter(({ itemType }) => itemType === type);
    return {
      data: {
        organizationTypes: list('organization_type'),
        processStates: list('lead_process_state'),
        rejectReasons: list('info_request_reject_reason_id'),
        reportReasons: list('lead_report_reasons'),
        providers: await providerBriefs(tx, scope, { language, now }),
        assignees: await listAssignees(tx, scope, query.providerId),
      },
    };
  },

  async createProductLead(tx, call) {
    const { body, params, principal, language } = call;
    const row = await findLead(tx, accessScopeOf(principal), body.leadId, language, 'for update');
    if (!row) throw invalid({ path: 'leadId', code: 'not_own' });
    assertAllowed(readOnlyReason(factsOf(row, viewerOf(call))));
    const { product } = params;
    const actor = actorOf(call);
    const note = body.note?.trim() || null;
    const data = await insertProductLead(tx, actor, {
      leadId: row.id,
      product,
      campaignId: LOAN_CAMPAIGN,
      note,
    });
    if (!data) throw refused('already_sent');
    const entry = { event: 'product_lead_created', to: product, ...(note !== null && { note }) };
    await addHistories(tx, actor, row.id, [entry]);
    return { data };
  },
} satisfies Pick<
  Handlers,
  'searchCouples' | 'getCoupleLastActivity' | 'getLeadData' | 'createProductLead'
>;
