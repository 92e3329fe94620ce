import type { Database } from '../../db/connection.ts';
import type { Begin, Tx } from '../../http/call.ts';
import type { Ports } from '../../ports/ports.ts';
import { broadcastToUsers } from '../realtime/commands.ts';
import { emailTemplate, smsText } from '../../mail/emailTemplates.ts';
import { sendClaimed, type SendingOptions } from '../../mail/sendClaimed.ts';
import { BELL_CHANGED } from './bellChanged.ts';
import { findChoicesOf } from './preferenceStore.ts';
import { isWanted, TYPE_OF, type Channel } from './rules.ts';
import {
  claimSendings,
  renewSendings,
  deleteSendingsBefore,
  findSmsReceivers,
  insertSendings,
  startAttempt,
  storeSendingOutcome,
  type Sending,
} from './sendings.ts';
import { columnsOf, deletePromptsBefore, insertPrompts, type Notification } from './store.ts';
import { wordingOf } from './wording.ts';
import { DAY_MS } from '../../time/day.ts';

/** Notifies users by their preferences: in the bell at the commit, by e-mail and SMS shortly after. */
export async function notifyUsers(
  tx: Tx,
  customerId: number,
  userIds: readonly number[],
  notification: Notification,
): Promise<void> {
  if (userIds.length === 0) return;
  const { kind, providerId } = notification;
  const type = TYPE_OF[kind];
  const choices = await findChoicesOf(tx, customerId, userIds, type);
  const wanting = (channel: Channel) =>
    userIds.filter((id) => isWanted(choices.get(id) ?? [], type, channel));
  const columns = columnsOf(customerId, notification);
  const inPanel = wanting('panel');
  await insertPrompts(tx, inPanel, columns);
  await broadcastToUsers(tx, customerId, inPanel, BELL_CHANGED);
  await insertSendings(tx, 'email', wanting('email'), columns);
  const bySms = wanting('sms');
  // Each provider decides itself who receives its leads by SMS.
  const reached =
    kind === 'lead' && providerId !== undefined && bySms.length > 0
      ? await findSmsReceivers(tx, providerId, bySms)
      : bySms;
  await insertSendings(tx, 'sms', reached, columns);
}

/** Maximum number of attempts; with their growing intervals they take a day and a half. */
const MAX_ATTEMPTS = 12;

interface Sender {
  ports: Pick<Ports, 'mail' | 'sms'>;
  /** External URL of the panel, without a trailing slash. */
  publicUrl: string;
}

/** Sends a message through its port. @returns the outcome, which may be temporary if it is `unreachable` */
async function send(sending: Sending, { ports, publicUrl }: Sender): Promise<string> {
  const { id, address, name, language, channel } = sending;
  if (address === null) return 'no_address';
  const { title, body, link } = wordingOf(sending, language);
  const to = `${publicUrl}${link?.path ?? '/'}`;
  // The same after a crash, so that ports do not send twice.
  const messageKey = `notification-${id}`;
  const params = { title, text: body ?? title, link: to };
  const sent =
    channel === 'email'
      ? await ports.mail.send({
          to: [{ address, name }],
          ...emailTemplate(language, 'notification', { name, params, link: to }),
          messageKey,
        })
      : await ports.sms.send({
          to: address,
          text: smsText(language, 'notification', params),
          messageKey,
        });
  return sent.ok ? 'sent' : sent.reason;
}

/** Sends a claimed message and stores its outcome, unless it is retried. @throws the error of the attempt */
async function attempt(
  begin: Begin,
  sending: Sending,
  sender: Sender,
  clock: () => Date,
): Promise<void> {
  const tries = await begin((tx) => startAttempt(tx, sending.id, clock().toISOString()));
  if (tries === undefined) return;
  const store = async (outcome: string) => {
    if (outcome === 'unreachable' && tries < MAX_ATTEMPTS) return;
    await begin((tx) => storeSendingOutcome(tx, sending.id, outcome));
  };
  try {
    await store(await send(sending, sender));
  } catch (error) {
    await store('unreachable');
    throw error;
  }
}

/**
 * Sends the pending e-mails and SMS; failed ones are retried later. Several processes may run it at once.
 * @returns number of claimed messages
 * @throws AggregateError with the failures, after everything else has been sent
 */
export async function sendNotifications(
  { kysely }: Pick<Database, 'kysely'>,
  sender: Sender,
  clock: () => Date,
  options: SendingOptions = {},
): Promise<number> {
  const begin: Begin = (work) => kysely.transaction().execute(work);
  const taken = await begin((tx) => claimSendings(tx, clock().toISOString()));
  await sendClaimed(taken, {
    ...options,
    name: 'notification',
    renew: (ids) => begin((tx) => renewSendings(tx, ids, clock().toISOString())),
    send: (sending) => attempt(begin, sending, sender, clock),
  });
  return taken.length;
}

/** Deletes old rows: notifications after a year, sent messages after a week. */
export async function sweepNotifications(
  { kysely }: Pick<Database, 'kysely'>,
  now: Date,
): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString();
  await kysely.transaction().execute(async (tx) => {
    await deletePromptsBefore(tx, before(365));
    await deleteSendingsBefore(tx, before(7));
  });
}
