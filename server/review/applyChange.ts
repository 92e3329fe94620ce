import { sql } from 'kysely';
import { notFound } from '../http/apiError.ts';
import { AfterCommit, type Principal, type Tx } from '../http/call.ts';
import type { ContractOperation } from '../http/contract.ts';
import { recordOf, type ChangeCall, type ReviewedHandler } from './keepReview.ts';
import { storedKeys } from '../files/storedKeys.ts';
import { withoutFiles } from '../removals/withoutFiles.ts';

/** Operations that read and change a record. */
export interface Changeable {
  operation: ContractOperation;
  readOne: ReviewedHandler;
  update: ReviewedHandler;
}

interface Waiting {
  customer_id: number;
  resource: string | null;
  record_id: number | null;
  body: Record<string, unknown>;
  sent_by: number | null;
}

/** Call of the support desk that publishes or rejects a change. */
export type DeskCall = Omit<ChangeCall, 'params' | 'body'>;

/**
 * Publishes a pending change exactly as it was sent, or discards it.
 * @param id of the change request
 * @returns the work that remains after the commit
 */
export type ApplyChange = (
  tx: Tx,
  call: DeskCall,
  id: number,
  decision: 'publish' | 'drop',
) => Promise<AfterCommit<unknown> | undefined>;

async function waitingChange(tx: Tx, id: number): Promise<Waiting | undefined> {
  const { rows } = await sql<Waiting>`
    select customer_id, resource, record_id, body, sent_by from change_requests where id = ${id}`.execute(
    tx,
  );
  return rows[0];
}

/** Returns the principal for a change: its sender, with access to every provider of the customer. */
async function senderOf(
  tx: Tx,
  { principal }: DeskCall,
  { customer_id, sent_by }: Waiting,
): Promise<Principal> {
  const { rows } = await sql<{ id: number }>`
    select id from providers where customer_id = ${customer_id}`.execute(tx);
  return {
    ...principal,
    userId: sent_by ?? principal.userId,
    customerId: customer_id,
    providerIds: rows.map(({ id }) => id),
    agent: undefined,
  };
}

/** Returns the function that applies the desk's decisions by each resource's own operations. */
export function applyChanges(resources: ReadonlyMap<string, Changeable>): ApplyChange {
  return async (tx, call, id, decision) => {
    const waiting = await waitingChange(tx, id);
    const own = resources.get(waiting?.resource ?? '');
    // Older requests list the changes without the body.
    if (!waiting || !own) return undefined;
    if (decision === 'drop') return withoutFiles(tx, call, storedKeys(waiting.body), undefined);
    const name = /\{(\w+)\}$/.exec(own.operation.path)?.[1] ?? 'id';
    const principal = await senderOf(tx, call, waiting);
    const params = { [name]: waiting.record_id };
    const record = recordOf(await own.readOne(tx, { ...call, principal, params, body: undefined }));
    if (!record) throw notFound();
    const version = Number(record['version'] ?? 0);
    const sent = { ...call, principal, params, body: waiting.body, version };
    const done = await own.update(tx, sent);
    return done instanceof AfterCommit ? done : undefined;
  };
}
