import type { Language, Tx } from '../../../http/call.ts';
import { translate } from '../../../http/messages.ts';
import { notifyUsers } from '../../notifications/commands.ts';
import { findPayers } from '../payers.ts';
import type { AttemptRow } from '../store.ts';

const LANGUAGES: readonly Language[] = ['tr', 'en', 'de', 'ar'];
const NOTIFIED_STATES: readonly AttemptRow['state'][] = [
  'captured',
  'declined',
  'partly_refunded',
  'refunded',
  'charged_back',
];

/** Notifies the paying users about a payment that the support desk settled. */
export async function notifyPayers(
  tx: Tx,
  { id, customer_id, state }: AttemptRow,
  now: Date,
): Promise<void> {
  if (!NOTIFIED_STATES.includes(state)) return;
  await notifyUsers(tx, customer_id, await findPayers(tx, customer_id), {
    kind: 'payment_settled',
    at: now.toISOString(),
    params: {
      what: Object.fromEntries(
        LANGUAGES.map((one) => [one, translate(one, 'paymentOutcomes', state, 'captured')]),
      ),
    },
    path: `/checkout?attempt=${id}`,
  });
}
