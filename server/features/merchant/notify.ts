import type { Language, Tx } from '../../http/call.ts';
import { translate } from '../../http/messages.ts';
import { notifyUsers } from '../notifications/commands.ts';
import { findPayers } from '../payments/commands.ts';

const LANGUAGES: readonly Language[] = ['tr', 'en', 'de', 'ar'];

export type MerchantEvent =
  | 'approved'
  | 'rejected'
  | 'agreement_offered'
  | 'agreement_again'
  | 'agreement_automatic';

/** Notifies the users who may pay and sign for a customer about its application. */
export async function notifySigners(
  tx: Tx,
  customerId: number,
  { news, body, now }: { news: MerchantEvent; body?: string | undefined; now: Date },
): Promise<void> {
  await notifyUsers(tx, customerId, await findPayers(tx, customerId), {
    kind: news.startsWith('agreement') ? 'merchant_agreement' : 'merchant_decided',
    at: now.toISOString(),
    params: {
      what: Object.fromEntries(
        LANGUAGES.map((one) => [one, translate(one, 'merchantNews', news, 'approved')]),
      ),
    },
    ...(body !== undefined && { body }),
    path: '/merchant-application',
  });
}
