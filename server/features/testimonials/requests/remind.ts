import type { Database } from '../../../db/connection.ts';
import type { Begin, Tx } from '../../../http/call.ts';
import { ApiError } from '../../../http/apiError.ts';
import type { Ports } from '../../../ports/ports.ts';
import { isWorkingTime, nextWorkingTime } from '../../../time/workingTime.ts';
import { contactsOf } from './requestComment.ts';
import { makeLink, sendLink, type Outgoing } from './link.ts';
import { channelRefusal, MAX_ATTEMPTS, nextAttempt, nextReminder, VALID_MS } from './rules.ts';
import {
  countUnreachable,
  expireRequests,
  lockDueCouple,
  postponeReminder,
  recordRequest,
  stopReminders,
  type CoupleRow,
} from './store.ts';

/** Maximum number of messages per run. */
const MAX_MESSAGES = 100;

interface Sender {
  ports: Pick<Ports, 'mail' | 'sms'>;
  publicUrl: string;
}

/** Returns the channel and address of a reminder; undefined if the couple can no longer be contacted. */
async function wayTo(
  tx: Tx,
  couple: CoupleRow,
): Promise<{ channel: 'email' | 'sms'; address: string } | undefined> {
  const { request_channel: channel } = couple;
  if (channel !== 'email' && channel !== 'sms') return undefined;
  try {
    const contacts = await contactsOf(tx, couple);
    const address = channel === 'email' ? contacts.email : contacts.phone;
    if (address === null || channelRefusal(channel, contacts) !== undefined) return undefined;
    return { channel, address };
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}

async function remind(
  tx: Tx,
  couple: CoupleRow,
  { publicUrl }: Sender,
  now: Date,
): Promise<Outgoing | undefined> {
  const way = await wayTo(tx, couple);
  if (!way) {
    await stopReminders(tx, couple.id);
    return undefined;
  }
  const at = now.toISOString();
  const expires = new Date(now.getTime() + VALID_MS);
  const expiresAt = expires.toISOString();
  const { language } = couple;
  const making = { ...way, language, isReminder: true, userId: null, publicUrl, at, expiresAt };
  const { outgoing } = await makeLink(tx, couple, making);
  const next = nextReminder(couple.reminders_sent + 1, now, expires);
  const nextReminderAt = next ? nextWorkingTime(next).toISOString() : null;
  const { channel } = way;
  await recordRequest(tx, couple.id, { channel, at, expiresAt, nextReminderAt, isReminder: true });
  return outgoing;
}

/** Postpones an undelivered reminder if its service was unreachable, otherwise stops the couple's reminders. */
async function handleFailure(tx: Tx, coupleId: number, failure: string, now: Date): Promise<void> {
  const failed = failure === 'unreachable' ? await countUnreachable(tx, coupleId) : MAX_ATTEMPTS;
  if (failed >= MAX_ATTEMPTS) return stopReminders(tx, coupleId);
  const next = nextWorkingTime(nextAttempt(failed, now));
  return postponeReminder(tx, coupleId, next.toISOString());
}

/**
 * Sends reminders to couples without a reply in business hours, and expires old requests. Several processes may
 * run it at once.
 * @returns the number of reminders
 * @throws AggregateError with the failures, after everything else has been sent
 */
export async function remindCouples(
  db: Pick<Database, 'kysely'>,
  sender: Sender,
  clock: () => Date,
  signal?: AbortSignal,
): Promise<number> {
  const begin: Begin = (work) => db.kysely.transaction().execute(work);
  await begin((tx) => expireRequests(tx, clock().toISOString()));
  const failures: Error[] = [];
  let sent = 0;
  for (let round = 0; round < MAX_MESSAGES; round += 1) {
    // Read for each message: a run may take minutes, and end outside of business hours.
    const now = clock();
    if (signal?.aborted || !isWorkingTime(now)) break;
    const taken = await begin(async (tx) => {
      const couple = await lockDueCouple(tx, now.toISOString());
      return couple ? { outgoing: await remind(tx, couple, sender, now) } : undefined;
    });
    if (!taken) break;
    const { outgoing } = taken;
    if (!outgoing) continue;
    try {
      const failure = await sendLink(begin, sender.ports, outgoing);
      if (failure === undefined) sent += 1;
      else await begin((tx) => handleFailure(tx, outgoing.coupleId, failure, now));
    } catch (cause) {
      // The reminder counts as sent: it may have arrived, and the next one follows.
      failures.push(new Error(`reminder ${outgoing.id} failed`, { cause }));
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${sent} sent, some were not`);
  return sent;
}
