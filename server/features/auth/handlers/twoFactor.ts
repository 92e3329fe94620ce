import QRCode from 'qrcode';
import {
  rejectAndCommit,
  type Call,
  type Language,
  type SystemHandler,
  type Tx,
  type Principal,
} from '../../../http/call.ts';
import { invalid, notFound, refused } from '../../../http/apiError.ts';
import { lockAccount, type Account } from '../accounts.ts';
import { productName } from '../../../mail/emailTemplates.ts';
import { refundSecondFactor, limitSecondFactors } from '../../../rateLimits/limits.ts';
import { proofRefusal } from '../reauthenticate.ts';
import { deleteRecoveryCodes, replaceRecoveryCodes } from '../recoveryCodes.ts';
import { isSecondFactor } from '../secondFactor.ts';
import { tokenHashOf } from '../sessions.ts';
import { pendingSecret, totpAddress, totpStep } from '../totp.ts';

type SetCall = Call<'setTwoFactor'>;

async function ownAccount(tx: Tx, userId: number): Promise<Account> {
  const account = await lockAccount(tx, userId);
  if (!account) throw notFound();
  return account;
}

const pendingOf = async (tx: Tx, sessionId: number, account: Account) =>
  pendingSecret(await tokenHashOf(tx, sessionId), account.uuid, account.two_factor_last_step);

/**
 * Returns a new second-factor secret and its otpauth URI; the secret stays the same until a code confirms it.
 * @throws ApiError `two_factor_on` if a second factor is active
 */
async function offered(
  tx: Tx,
  { principal, language }: { principal: Principal; language: Language },
) {
  const account = await ownAccount(tx, principal.userId);
  if (account.two_factor_enabled) throw refused('two_factor_on');
  const secret = await pendingOf(tx, principal.sessionId, account);
  const name = account.username ?? account.full_name;
  return { secret, address: totpAddress(productName(language), name, secret) };
}

/** Renders the QR code for an authenticator on the server, because no other service may see the secret. */
export const getTwoFactorImage: SystemHandler<'getTwoFactorImage'> = {
  system: async (tx, call) => {
    const { address } = await offered(tx, call);
    return QRCode.toBuffer(address, {
      type: 'png',
      width: 320,
      margin: 4,
      errorCorrectionLevel: 'M',
    });
  },
};

/** Returns the secret as text, for an authenticator on the same device. */
export const getTwoFactorSecret: SystemHandler<'getTwoFactorSecret'> = {
  system: async (tx, call) => ({ data: await offered(tx, call) }),
};

/** Returns the secret to store once a code confirms it; undefined if the code is wrong. */
async function proveNew(
  tx: Tx,
  { body, principal, now }: SetCall,
  account: Account,
): Promise<{ secret: string; step: number } | undefined> {
  await limitSecondFactors(tx, account.id, now);
  const secret = await pendingOf(tx, principal.sessionId, account);
  const step = totpStep(secret, body.code, now, null);
  if (step === undefined) return undefined;
  await refundSecondFactor(tx, account.id);
  return { secret, step };
}

async function change(tx: Tx, call: SetCall, account: Account): Promise<boolean> {
  if (account.two_factor_enabled) {
    if (!(await isSecondFactor(tx, account, call.body.code, call.now))) return false;
    if (call.body.enable) return true;
    await tx
      .updateTable('customer_users')
      .set({ two_factor_enabled: false, two_factor_secret: null })
      .where('id', '=', account.id)
      .execute();
    return true;
  }
  const proven = await proveNew(tx, call, account);
  if (!proven) return false;
  const { secret, step } = proven;
  await tx
    .updateTable('customer_users')
    .set({ two_factor_enabled: true, two_factor_secret: secret, two_factor_last_step: step })
    .where('id', '=', account.id)
    .execute();
  return true;
}

/** Enables or disables the second factor; if it is enabled already, creates new recovery codes. */
export const setTwoFactor: SystemHandler<'setTwoFactor'> = {
  system: async (tx, call) => {
    const { password, enable } = call.body;
    const account = await ownAccount(tx, call.principal.userId);
    if (!account.two_factor_enabled && !enable) throw refused('two_factor_off');
    const refusal = await proofRefusal(tx, call, password);
    if (refusal) return rejectAndCommit(refusal);
    if (!(await change(tx, call, account)))
      return rejectAndCommit(invalid({ path: 'code', code: 'wrong_code' }));
    if (enable)
      return { data: { enabled: true, recoveryCodes: await replaceRecoveryCodes(tx, account.id) } };
    await deleteRecoveryCodes(tx, account.id);
    return { data: { enabled: false, recoveryCodes: [] } };
  },
};
