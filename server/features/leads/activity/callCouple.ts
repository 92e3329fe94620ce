import type { Schemas } from '#contract/types.ts';
import { AfterCommit, type Tx } from '../../../http/call.ts';
import { refused } from '../../../http/apiError.ts';
import type { Ports } from '../../../ports/ports.ts';
import { actorOf } from '../actor.ts';
import { currentLead, type LeadCall, type LockedLead } from '../lockedLead.ts';
import { leadRecord } from '../record.ts';
import { endCall, findCallerNumber, insertCall } from './store/calls.ts';
import { touchLead } from '../store/leads.ts';
import type { LeadRow } from '../store/leadRow.ts';
import { addHistories } from './store/timeline.ts';

type Answer = { data: Schemas['Lead'] };

/** Returns the number to call; for an anonymised couple, that of the switchboard. */
function numberOf(row: LeadRow): string {
  const own = row.contact_preference === 'anonymised' ? null : row.phone;
  return own ?? row.switchboard_number ?? '';
}

/**
 * Connects the caller with the couple after the commit. The caller reports the result afterwards; a failed
 * connection is rejected and stays in the history.
 */
export async function callCouple(
  tx: Tx,
  call: LeadCall & { ports: Ports },
  { row, viewer }: LockedLead,
): Promise<AfterCommit<Answer>> {
  const from = await findCallerNumber(tx, call.principal.userId, row.provider_id);
  if (from === undefined) throw refused('no_own_phone');
  const actor = actorOf(call);
  const id = await insertCall(tx, actor, row.id);
  const meanwhile = { data: leadRecord(await currentLead(tx, call, row.id), viewer) };
  return new AfterCommit(async (begin) => {
    const to = numberOf(row);
    const connected = await call.ports.telephony.call({ from, to, callKey: `lead-call-${id}` });
    if (!connected.ok) {
      await begin(async (later) => {
        await endCall(later, id, connected.reason === 'busy' ? 'busy' : null, actor.at);
        const failed = { event: 'call_failed', to: connected.reason };
        await addHistories(later, actor, row.id, [failed]);
      });
      throw refused('call_failed');
    }
    return begin(async (later) => {
      await touchLead(later, row.id, {}, actor.at);
      await addHistories(later, actor, row.id, [{ event: 'call_started' }]);
      return { data: leadRecord(await currentLead(later, call, row.id), viewer) };
    });
  }, meanwhile);
}
