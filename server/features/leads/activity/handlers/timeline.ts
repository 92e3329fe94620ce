import type { Handlers, Tx } from '../../../../http/call.ts';
import { broadcastToLead } from '../../../realtime/commands.ts';
import { assertAllowed, assertShown } from '../../access.ts';
import { actorOf } from '../../actor.ts';
import { getLeadSummary, lockedLead } from '../../lockedLead.ts';
import { COUNT_LIMIT, metaOf, windowOf } from '../../../../http/page.ts';
import { readOnlyReason } from '../../rules/leadFacts.ts';
import { insertComment, listComments, markCommentsRead } from '../store/comments.ts';
import { listHistories, listItems } from '../store/histories.ts';

type Listed = { page?: number; limit?: number; sort?: 'createdAt' | '-createdAt' };

const sliceOf = (query: Listed) => ({
  ...windowOf(query),
  descending: query.sort !== 'createdAt',
  counted: COUNT_LIMIT,
});

async function shown(
  tx: Tx,
  call: Parameters<typeof getLeadSummary>[1],
  id: number,
): Promise<void> {
  assertShown(await getLeadSummary(tx, call, id));
}

/** Handlers of a lead's records besides the conversation: history, models, comments. */
export const timelineHandlers = {
  async listLeadHistories(tx, call) {
    const { query, params } = call;
    await shown(tx, call, params.id);
    const { records, found } = await listHistories(tx, params.id, sliceOf(query), query.event);
    return { data: records, meta: metaOf(query, found) };
  },

  async listLeadItems(tx, call) {
    await shown(tx, call, call.params.id);
    return { data: await listItems(tx, call.params.id) };
  },

  async listLeadComments(tx, call) {
    const { query, params, principal } = call;
    await shown(tx, call, params.id);
    const thread = { leadId: params.id, userId: principal.userId };
    const { records, found } = await listComments(tx, thread, sliceOf(query));
    return { data: records, meta: metaOf(query, found) };
  },

  async createLeadComment(tx, call) {
    const { row, facts } = await lockedLead(tx, call, call.params.id);
    assertAllowed(readOnlyReason(facts));
    const { body } = call.body;
    const author = { ...actorOf(call), userId: call.principal.userId };
    await broadcastToLead(tx, author.customerId, { type: 'lead', leadId: row.id });
    return { data: await insertComment(tx, author, row.id, body) };
  },

  async markLeadCommentsRead(tx, call) {
    await shown(tx, call, call.params.id);
    const reader = { ...actorOf(call), userId: call.principal.userId };
    await markCommentsRead(tx, reader, call.params.id);
    return { data: {} };
  },
} satisfies Pick<
  Handlers,
  | 'listLeadHistories'
  | 'listLeadItems'
  | 'listLeadComments'
  | 'createLeadComment'
  | 'markLeadCommentsRead'
>;
