import { sql } from 'kysely';
import { notFound } from '../../../http/apiError.ts';
import type { SystemHandler } from '../../../http/call.ts';
import { readRecord, type Queues } from '../approvals.ts';

interface DecisionRow {
  reason: string | null;
  agentName: string | null;
  decidedAt: string;
}

const NONE = { type: null, reason: null, agentName: null, decidedAt: null };

/** Returns the last decision about a record and its agent, also after another agent decided it. */
export const getApprovalDecision = (queues: Queues): SystemHandler<'getApprovalDecision'> => ({
  system: async (tx, { params: { area, id } }) => {
    const record = await readRecord(tx, queues, area, id);
    if (!record) throw notFound();
    const { rows } = await sql<DecisionRow>`
      select e.reason, u.full_name as "agentName", e.created_at as "decidedAt"
      from audit_entries e left join customer_users u on u.id = e.agent_id
      where e.customer_id = ${record.customer_id} and e.operation = 'createApprovalAction'
        and e.target = ${area} and e.target_id = ${String(id)} and e.status = 200
      order by e.created_at desc, e.id desc limit 1`.execute(tx);
    const [last] = rows;
    const type = last?.reason == null ? ('approve' as const) : ('reject' as const);
    return {
      data: { id, area, isWaiting: record.is_waiting, ...(last ? { type, ...last } : NONE) },
    };
  },
});
