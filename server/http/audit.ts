import type { FastifyRequest } from 'fastify';
import type { Tx, Principal } from './call.ts';
import { isObject, type ContractOperation } from './contract.ts';
import { asRefusal } from './errors.ts';

/** Outcome of a call. */
interface Outcome {
  status: number;
  /** Error code of a refusal. */
  code?: string;
}

/** An agent's call in a customer's name, or their decision about a customer's record. */
export interface Audited {
  principal: Pick<Principal, 'customerId'> & { userId: number | null };
  agent: { id: number; impersonationId?: number | undefined; reason: string | null };
  operation: Pick<ContractOperation, 'id' | 'method' | 'path' | 'resource'>;
  /** Id of the record, where the path names one. */
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

/** Writes one row, which nobody changes afterwards. No bodies: what was sent may be private. */
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
  const refusal = asRefusal(error);
  return { status: refusal?.status ?? 500, code: refusal?.code ?? 'internal' };
};

interface AuditContext {
  operation: ContractOperation;
  request: FastifyRequest;
  now: Date;
  pathValues: object;
}

/**
 * Creates the audit writer of one call; it writes only calls of agents in an impersonation. Work that was done
 * and whose sending failed afterwards has two rows of one request id.
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
    /** In the transaction of the work: neither is kept without the other. */
    done: (tx: Tx, principal: Principal, answer: unknown) =>
      write(tx, principal, { status: operation.answer.status }, answer),
    /** In a transaction of its own: that of the work is no more. */
    failed: (tx: Tx, principal: Principal, error: unknown) =>
      write(tx, principal, outcomeOf(error)),
  };
}
