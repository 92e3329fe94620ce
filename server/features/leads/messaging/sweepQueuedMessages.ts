import type { Database } from '../../../db/connection.ts';
import type { Begin } from '../../../http/call.ts';
import type { Ports } from '../../../ports/ports.ts';
import { sendClaimed, type SendingOptions } from '../../../mail/sendClaimed.ts';
import { isWorkingTime } from '../../../time/workingTime.ts';
import { deliver, MAX_ATTEMPTS, recordResult } from './deliver.ts';
import { isObsolete } from './isObsolete.ts';
import { claimQueued, renewQueued, startAttempt, type Outgoing } from './store/outgoing.ts';

interface Sweep {
  begin: Begin;
  ports: Pick<Ports, 'mail' | 'sms' | 'storage'>;
  clock: () => Date;
}

/** Sends a claimed message. @throws the error of the attempt; the last one marks the message as failed */
async function resend({ begin, ports, clock }: Sweep, message: Outgoing): Promise<void> {
  const now = clock();
  const at = now.toISOString();
  const tries = await begin((tx) => startAttempt(tx, message.id, at));
  if (tries === undefined) return;
  const actor = { at, agentId: null };
  try {
    if (message.is_automatic && (await begin((tx) => isObsolete(tx, message, now))))
      return await recordResult(begin, ports, message, 'unreachable', actor);
    await deliver(begin, ports, { ...message, tries }, { ...actor, clock });
  } catch (error) {
    if (tries >= MAX_ATTEMPTS) await recordResult(begin, ports, message, 'unreachable', actor);
    throw error;
  }
}

/**
 * Sends messages that an ended process left in the queue. Several processes may run it at once: each message is
 * claimed once, and stays claimed while a slow service takes it.
 * @returns the number of claimed messages
 * @throws AggregateError with the failures, after everything else has been sent
 */
export async function sweepQueuedMessages(
  db: Pick<Database, 'kysely'>,
  ports: Sweep['ports'],
  clock: () => Date,
  options: SendingOptions = {},
): Promise<number> {
  const begin: Begin = (work) => db.kysely.transaction().execute(work);
  const now = clock();
  const automatic = isWorkingTime(now);
  const taken = await begin((tx) => claimQueued(tx, now.toISOString(), { automatic }));
  await sendClaimed(taken, {
    ...options,
    name: 'message',
    renew: (ids) => begin((tx) => renewQueued(tx, ids, clock().toISOString())),
    send: (message) => resend({ begin, ports, clock }, message),
  });
  return taken.length;
}
