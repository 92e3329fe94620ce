import type { FastifyRequest } from 'fastify';
import type { Tx, Principal } from './call.ts';
import { isObject, type ContractOperation } from './contract.ts';
import { toApiError } from './errors.ts';

/** Outcome of a call. */
interface Outcome {
  status: number;
  /** Error code of a rejected call. */
  code?: string;
}

/** Call of an agent during an impersonation, or an agent's decision about a customer's record. */
export interface Audited {
  principal: Pick<Principal, 'customerId'> & { userId: number | null };
  agent: { id: number; impersonationId?: number | undefined; reason: string | null };
  operation: Pick<ContractOperation, 'id' | 'method' | 'path' | 'resource'>;
  /** Id of the record, if the path contains one. */
  targetId: string | null;
  outcome: Outcome;
  requestId: string;
  address: string;
  now: Date;
}

/** Returns the kind of record that an operation targets: its resource, or the first segment of its path. */
const targetOf = ({ resource, path }: Audited['operation']) =>
  resource ?? path.split('/')[1] ?? path;

/** Returns true for a number; any other path value may be a secret. */
const isId = (value: unknown): boolean =>
  typeof value === 'number' || (typeof value === 'string' && /^\d{1,16}$/.test(value));

/** Returns the id of the call's record: the last number in the path, or the id of the record in the answer. */
export function targetIdOf(path: string, values: object, answer?: unknown): string | null {
  const data = isObject(answer) ? answer['data'] : undefined;
  const made = isObject(data) ? data['id'] : undefined;
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const last: unknown = names.map((name): unknown => Reflect.get(values, name)).findLast(isId);
  const found = path.endsWith('}') ? last : (made ?? last);
  return isId(found) ? String(found) : null;
}

/** Writes one row, which is never changed. Contains no bodies, because they may be private. */
export async function writeAudit(tx: Tx, audited: Audited): Promise<void> {
  const { principal, agent, operation, outcome } = audited;
  await tx
    .insertInto('audit_entries')
    .values({
      customer_id: principal.customerId,
      customer_user_id: principal.userId,
      agent_id: agent.id,
      impersonation_id: agent.impersonationId ?? null,
      operation: operation.id,
      method: operation.method,
      path: operation.path,
      target: targetOf(operation),
      target_id: audited.targetId,
      status: outcome.status,
      code: outcome.code ?? null,
      request_id: audited.requestId,
      address: audited.address,
      reason: agent.reason,
      created_at: audited.now.toISOString(),
    })
    .execute();
}

const outcomeOf = (error: unknown): Outcome => {
  const apiError = toApiError(error);
  return { status: apiError?.status ?? 500, code: apiError?.code ?? 'internal' };
};

interface AuditContext {
  operation: ContractOperation;
  request: FastifyRequest;
  now: Date;
  pathValues: object;
}

/**
 * Creates the audit writer of one call; it writes only calls of agents during an impersonation. A call that
 * succeeds but fails to send its messages writes two rows with one request id.
 */
export function auditOf({ operation, request, now, pathValues }: AuditContext) {
  const write = async (
    tx: Tx,
    principal: Principal,
    outcome: Outcome,
    answer?: unknown,
  ): Promise<void> => {
    if (!principal.agent) return;
    await writeAudit(tx, {
      principal,
      agent: principal.agent,
      operation,
      targetId: targetIdOf(operation.path, pathValues, answer),
      outcome,
      requestId: request.id,
      address: request.ip,
      now,
    });
  };
  return {
    /** Writes the row in the transaction of the work, so that both are committed or neither. */
    done: (tx: Tx, principal: Principal, answer: unknown) =>
      write(tx, principal, { status: operation.answer.status }, answer),
    /** Writes the row in a transaction of its own, because that of the work was rolled back. */
    failed: (tx: Tx, principal: Principal, error: unknown) =>
      write(tx, principal, outcomeOf(error)),
  };
}
