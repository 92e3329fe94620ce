import type { Actor } from './actor.ts';

/** Returns the actor of incoming data: no user and no agent. */
export const systemActor = (customerId: number, now: Date): Actor => ({
  customerId,
  userId: null,
  agentId: null,
  at: now.toISOString(),
});
