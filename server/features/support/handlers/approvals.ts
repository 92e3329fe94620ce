import type { Schemas } from '#contract/types.ts';
import { writeAudit } from '../../../http/audit.ts';
import { AfterCommit, type Language, type SystemHandler, type Tx } from '../../../http/call.ts';
import { withoutFiles } from '../../../removals/withoutFiles.ts';
import type { ApplyChange } from '../../../review/applyChange.ts';
import { invalid, notFound, refused } from '../../../http/apiError.ts';
import { countWaitingMerchants } from '../../merchant/commands.ts';
import { decideUpdate, formChangesOf } from '../../providerData/commands.ts';
import { recordTestimonialDecision } from '../../testimonials/commands.ts';
import { countWaiting, decide, listWaiting, lockRecord, type Queues } from '../approvals.ts';
import { metaOf } from '../../../http/page.ts';
import { rejectionOf } from '../rules.ts';
import { notifyEditors } from '../notify.ts';

/** Areas with a list elsewhere. */
const ELSEWHERE = new Set(['merchants']);

/** Lists the pending records of one area, across all customers. */
export const listApprovals = (queues: Queues): SystemHandler<'listApprovals'> => ({
  system: async (tx, { query, ports, now, language }) => {
    if (!queues.has(query.area) && !ELSEWHERE.has(query.area))
      throw invalid({ path: 'area', code: 'enum' });
    const { rows, counted } = await listWaiting(tx, queues, query.area, query, { ports, now });
    const data = query.area === 'updates' ? await withFormChanges(tx, rows, language) : rows;
    return { data, meta: metaOf(query, counted) };
  },
});

/** Adds the values before and after of every field to form changes, and the form's title. */
async function withFormChanges(
  tx: Tx,
  rows: readonly Schemas['Approval'][],
  language: Language,
): Promise<Schemas['Approval'][]> {
  const ids = rows.map(({ id }) => id);
  const waiting = await formChangesOf(tx, ids, language);
  return rows.map((row) => {
    const found = waiting.get(row.id);
    if (!found) return row;
    return { ...row, title: found.title, resource: null, changes: [], formChanges: found.changes };
  });
}

/** Returns the number of waiting records of each area. */
export const getApprovalCounts = (queues: Queues): SystemHandler<'getApprovalCounts'> => ({
  system: async (tx) => ({
    data: { ...(await countWaiting(tx, queues)), merchants: await countWaitingMerchants(tx) },
  }),
});

/** Approves or rejects a pending record; the first decision is final. */
export const approvalAction = (
  applyChange: ApplyChange,
  queues: Queues,
): SystemHandler<'createApprovalAction'> => ({
  system: async (tx, call) => {
    const { principal, params, body, now, requestId, address } = call;
    const { area, id } = params;
    const { reason, localized } = rejectionOf(area, body);
    const record = await lockRecord(tx, queues, area, id);
    if (!record) throw notFound();
    if (!record.is_waiting) throw refused('state');
    if (body.type === 'approve' && body.seen !== undefined && body.seen !== record.seen)
      throw refused('changed_meanwhile');
    const decision = body.type === 'approve' ? 'publish' : 'drop';
    const later = area === 'updates' ? await applyChange(tx, call, id, decision) : undefined;
    const isOfForm = area === 'updates' && (await formChangesOf(tx, [id], call.language)).has(id);
    const { status, gone } = isOfForm
      ? { status: await decideUpdate(tx, { id, version: undefined, reason, now }), gone: [] }
      : await decide(tx, queues, area, record, reason, now);
    await recordTestimonialDecision(tx, { area, id, reason, now });
    await notifyEditors(tx, area, record, localized, now);
    await writeAudit(tx, {
      principal: { customerId: record.customer_id, userId: null },
      agent: { id: principal.userId, reason: reason ?? null },
      operation: {
        id: 'createApprovalAction',
        method: 'POST',
        path: '/support/approvals/{area}/{id}/actions',
        resource: area,
      },
      targetId: String(id),
      outcome: { status: 200 },
      requestId,
      address,
      now,
    });
    const answer = { data: { id, area, status } };
    const done =
      later &&
      new AfterCommit(async (begin) => {
        await later.run(begin);
        return answer;
      }, answer);
    return withoutFiles(tx, call, gone, done ?? answer);
  },
});
