import type { Database } from '../../../db/connection.ts';
import type { Begin, Tx } from '../../../http/call.ts';
import { Refusal } from '../../../http/refusal.ts';
import type { Ports } from '../../../ports/ports.ts';
import { isWorkingTime, nextWorkingTime } from '../../../time/workingTime.ts';
import type { Actor } from '../actor.ts';
import { deliver } from '../delivery.ts';
import { queueMessage } from '../outbox.ts';
import { factsOf } from '../record.ts';
import { endsBefore } from '../rules/followUp.ts';
import { HOUR_MS } from '../rules/messageLimit.ts';
import { windowStart } from '../rules/window.ts';
import { holdDueStep, markSent, postpone, type DueStep } from '../store/dueSteps.ts';
import { findLead } from '../store/leads.ts';
import type { Outgoing } from '../store/outgoing.ts';
import { endFollowUp } from './end.ts';

/** Sent in one go at most; the rest goes in the next. */
const MOST = 100;
/** Two messages that come by themselves are at least this far apart. */
const APART_MS = 20 * HOUR_MS;

class Full extends Error {
  constructor(
    readonly step: DueStep,
    readonly seconds: number,
  ) {
    super('the provider has sent enough for now');
  }
}

/** Puts a due message into the outbox, unless something has happened since that ends its follow-up. */
async function take(tx: Tx, step: DueStep, now: Date): Promise<Outgoing | undefined> {
  const reach = { customerId: step.customer_id, providerIds: [step.provider_id] };
  const row = await findLead(tx, reach, step.lead_id, 'tr');
  const at = now.toISOString();
  const actor: Actor = {
    customerId: step.customer_id,
    userId: step.started_by,
    agentId: null,
    at,
  };
  const system = { ...actor, userId: null };
  const reason = row
    ? endsBefore(step.channel, factsOf(row, { windowStart: windowStart(now) }))
    : 'restricted';
  if (!row || reason) {
    await endFollowUp(tx, system, step.lead_id, reason ?? 'restricted');
    return undefined;
  }
  const { channel, subject, body } = step;
  const message = await queueMessage(tx, actor, row, {
    channel,
    subject,
    body,
    isAutomatic: true,
  }).catch((error: unknown) => {
    const seconds = error instanceof Refusal ? error.details.retryAfter : undefined;
    throw seconds === undefined ? error : new Full(step, seconds);
  });
  const next = nextWorkingTime(new Date(now.getTime() + APART_MS)).toISOString();
  const { isLast } = await markSent(tx, step, { messageId: message.id, at, next });
  if (isLast) await endFollowUp(tx, system, step.lead_id, 'done');
  return message;
}

/**
 * Sends what follow-ups have due, in business hours; answers how many messages went out. Several processes may run it
 * at once. A process that ends in between leaves the message in the outbox, which is swept.
 */
export async function sendDueFollowUps(
  db: Pick<Database, 'kysely'>,
  ports: Pick<Ports, 'mail' | 'sms' | 'storage'>,
  now: Date,
): Promise<number> {
  if (!isWorkingTime(now)) return 0;
  const begin: Begin = (work) => db.kysely.transaction().execute(work);
  const at = now.toISOString();
  let sent = 0;
  for (let round = 0; round < MOST; round += 1) {
    try {
      const taken = await begin(async (tx) => {
        const step = await holdDueStep(tx, at);
        if (step === undefined) return 'nothing';
        return step === 'changed' ? undefined : take(tx, step, now);
      });
      if (taken === 'nothing') return sent;
      if (!taken) continue;
      await deliver(begin, ports, taken, { at, agentId: null });
      sent += 1;
    } catch (error) {
      if (!(error instanceof Full)) throw error;
      const later = nextWorkingTime(new Date(now.getTime() + error.seconds * 1000)).toISOString();
      await begin((tx) => postpone(tx, error.step.id, later));
    }
  }
  return sent;
}
