import { HOUR_MS } from '../../../time/day.ts';
import type { Database } from '../../../db/connection.ts';
import type { Begin, Tx } from '../../../http/call.ts';
import type { FileMetadata } from '../../../files/FileMetadata.ts';
import { ApiError } from '../../../http/apiError.ts';
import type { Ports } from '../../../ports/ports.ts';
import type { StoragePort } from '../../../ports/storage/port.ts';
import { isWorkingTime, nextWorkingTime } from '../../../time/workingTime.ts';
import type { Sender } from '../actor.ts';
import { deliver } from '../messaging/deliver.ts';
import { assertUnderLimit, queueMessage } from '../messaging/outbox.ts';
import { factsOf } from '../record.ts';
import { endsBefore } from './rules/followUp.ts';
import { today, windowStart } from '../rules/window.ts';
import { lockDueStep, markSent, postpone, type DueStep } from './store/dueSteps.ts';
import type { LeadRow } from '../store/leadRow.ts';
import { findLead } from '../store/leads.ts';
import type { Outgoing } from '../messaging/store/outgoing.ts';
import { copyFiles } from './copyFiles.ts';
import { endFollowUp } from './endFollowUp.ts';
import { findAttachments } from './store/stepFiles.ts';

/** Maximum number of messages per run. */
const MAX_MESSAGES = 100;
/** Minimum milliseconds between two automatic messages on a lead. */
const MIN_INTERVAL_MS = 20 * HOUR_MS;

/** Seconds before a failed message is retried. */
const AGAIN_SECONDS = 3600;

/** Returns the seconds after which the provider may send again; undefined for errors other than a rate limit. */
const waitOf = (error: unknown): number | undefined =>
  error instanceof ApiError ? error.details.retryAfter : undefined;

interface Queued {
  step: DueStep;
  row: LeadRow;
  attachments: FileMetadata[];
}

/** Queues the message of a step with its files. */
function queueStep(tx: Tx, actor: Sender, { step, row, attachments }: Queued): Promise<Outgoing> {
  const { channel, subject, body, html, is_signed: isSigned } = step;
  const draft = { channel, subject, body, html, isSigned, attachments, isAutomatic: true };
  return queueMessage(tx, actor, row, draft);
}

/** Queues a due message, unless an event since then ends its follow-up. */
async function take(
  tx: Tx,
  step: DueStep,
  { now, clock, storage }: { now: Date; clock: () => Date; storage: StoragePort },
): Promise<Outgoing | undefined> {
  const scope = { customerId: step.customer_id, providerIds: [step.provider_id] };
  const row = await findLead(tx, scope, step.lead_id, 'tr');
  const at = now.toISOString();
  const actor: Sender = {
    customerId: step.customer_id,
    userId: step.started_by,
    agentId: null,
    at,
    clock,
  };
  const system = { ...actor, userId: null };
  const reason = row
    ? endsBefore(step.channel, factsOf(row, { windowStart: windowStart(now), today: today(now) }))
    : 'restricted';
  if (!row || reason) {
    await endFollowUp(tx, system, step.lead_id, reason ?? 'restricted');
    return undefined;
  }
  await assertUnderLimit(tx, row, at);
  const files = await findAttachments(tx, step.customer_id, step.attachment_ids);
  const documents = files.map(({ document }) => document);
  // Awaited, because a retry needs the stored files; only this job waits for it.
  const copies = await copyFiles(storage, step.customer_id, documents);
  try {
    const message = await queueStep(tx, actor, { step, row, attachments: copies.files });
    const next = nextWorkingTime(new Date(now.getTime() + MIN_INTERVAL_MS)).toISOString();
    const { isLast } = await markSent(tx, step, { messageId: message.id, at, next });
    if (isLast) await endFollowUp(tx, system, step.lead_id, 'done');
    return message;
  } catch (error) {
    await copies.undo();
    throw error;
  }
}

/**
 * Sends the due messages of follow-ups in business hours. Several processes may run it at once; messages of a
 * process that dies stay in the outbox, which is swept.
 * @returns number of sent messages
 * @throws AggregateError with the failures, after everything else has been sent
 */
export async function sendDueFollowUps(
  db: Pick<Database, 'kysely'>,
  ports: Pick<Ports, 'mail' | 'sms' | 'storage'>,
  clock: () => Date,
  signal?: AbortSignal,
): Promise<number> {
  const begin: Begin = (work) => db.kysely.transaction().execute(work);
  const failures: unknown[] = [];
  let sent = 0;
  for (let round = 0; round < MAX_MESSAGES; round += 1) {
    // Read for each message: a run may take minutes, and end outside of business hours.
    const now = clock();
    if (signal?.aborted || !isWorkingTime(now)) break;
    const at = now.toISOString();
    const quietSince = new Date(now.getTime() - MIN_INTERVAL_MS).toISOString();
    const held: DueStep[] = [];
    try {
      const taken = await begin(async (tx) => {
        const step = await lockDueStep(tx, { now: at, quietSince });
        if (step === undefined) return 'nothing';
        if (step === 'changed') return undefined;
        held.push(step);
        return take(tx, step, { now, clock, storage: ports.storage });
      });
      if (taken === 'nothing') break;
      if (!taken) continue;
      await deliver(begin, ports, taken, { at, agentId: null, clock });
      sent += 1;
    } catch (error) {
      const [step] = held;
      if (!step) throw error;
      const seconds = waitOf(error);
      if (seconds === undefined) failures.push(error);
      // A failing message must not delay all the others.
      const again = new Date(now.getTime() + (seconds ?? AGAIN_SECONDS) * 1000);
      await begin((tx) => postpone(tx, step.id, nextWorkingTime(again).toISOString()));
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${sent} sent, some were not`);
  return sent;
}
