import type { Tx } from '../../http/call.ts';
import type { Account } from './accounts.ts';
import { refundSecondFactor, limitSecondFactors } from '../../rateLimits/limits.ts';
import { useRecoveryCode } from './recoveryCodes.ts';
import { totpStep } from './totp.ts';

/**
 * Returns true if the code is the user's second factor now: a code of the authenticator, or a recovery code.
 * Either works once. Counts the attempt; the caller commits even if the result is false. The account must be
 * locked.
 */
export async function isSecondFactor(
  tx: Tx,
  account: Account,
  code: string,
  now: Date,
): Promise<boolean> {
  await limitSecondFactors(tx, account.id, now);
  const isCorrect =
    (await isTotp(tx, account, code, now)) || (await useRecoveryCode(tx, account.id, code, now));
  if (isCorrect) await refundSecondFactor(tx, account.id);
  return isCorrect;
}

async function isTotp(tx: Tx, account: Account, code: string, now: Date): Promise<boolean> {
  if (account.two_factor_secret === null) return false;
  const step = totpStep(account.two_factor_secret, code.trim(), now, account.two_factor_last_step);
  if (step === undefined) return false;
  await tx
    .updateTable('customer_users')
    .set({ two_factor_last_step: step })
    .where('id', '=', account.id)
    .execute();
  return true;
}
