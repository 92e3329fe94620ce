import type { OperationId } from '#contract/types.ts';
import type { Call, Principal } from '../../http/call.ts';

/** User who performs an operation on a lead, and its time; the user id is null if the system performs it. */
export interface Actor {
  customerId: number;
  userId: number | null;
  /** Agent who impersonates the user. */
  agentId: number | null;
  /** Time of the operation (RFC 3339). */
  at: string;
}

/** Actor whose messages are claimed by the clock, because sending may begin long after the operation did. */
export interface Sender extends Actor {
  clock: () => Date;
}

export function actorOf(call: Pick<Call<OperationId>, 'now'> & { principal: Principal }): Actor {
  const { customerId, userId, agent } = call.principal;
  return { customerId, userId, agentId: agent?.id ?? null, at: call.now.toISOString() };
}

export function senderOf(
  call: Pick<Call<OperationId>, 'now' | 'clock'> & { principal: Principal },
): Sender {
  return { ...actorOf(call), clock: call.clock };
}
