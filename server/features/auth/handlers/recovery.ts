import { AfterCommit, rejectAndCommit, type SystemHandler } from '../../../http/call.ts';
import { invalid, ApiError } from '../../../http/apiError.ts';
import {
  accountsOf,
  findAccounts,
  findOwners,
  SERVICES,
  servicesOf,
  type Account,
} from '../accounts.ts';
import { attemptOf } from '../attemptOf.ts';
import { lockChallenge } from '../challenges.ts';
import { readIdentifier } from '../identifier.ts';
import {
  exemptFromAddressLimit,
  limitRecoveryMessages,
  resetPasswords,
} from '../../../rateLimits/limits.ts';
import { openRecovery } from '../nextStep.ts';
import { hashPassword } from '../../../secrets/password.ts';
import { passwordFault } from '../passwordFault.ts';
import { inBackground, sendEmail, sendSms } from '../../../mail/sendMessages.ts';
import { putPassword } from '../putPassword.ts';

/** Reports whether a recovery link is still valid. */
export const checkRecoveryKey: SystemHandler<'checkRecoveryKey'> = {
  system: async (tx, call) => {
    const challenge = await lockChallenge(tx, ['recovery'], call.query.recoveryKey, call.now);
    return { data: { valid: challenge !== undefined } };
  },
};

/** Sends a recovery link to each identified user; the response is the same if there are none. */
export const requestPasswordReset: SystemHandler<'requestPasswordReset'> = {
  system: async (tx, call) => {
    const identifier = readIdentifier(call.body.identifier, call.country);
    const accounts = await findAccounts(tx, identifier);
    await limitRecoveryMessages(tx, await attemptOf(tx, call, identifier, accounts));
    const emails: { account: Account; link: string }[] = [];
    for (const account of accounts)
      emails.push({
        account,
        link: `${call.publicUrl}/password-reset/${await openRecovery(tx, account, call.now)}`,
      });
    return new AfterCommit(async () => {
      const sent = emails.map(async ({ account, link }) => {
        const address = identifier.name.includes('@') ? identifier.name : account.email;
        const params = { account: account.customer_name, username: account.username ?? '', link };
        if (address !== null)
          await sendEmail(call, account, address, 'passwordReset', params, link);
        else if (account.phone !== null)
          await sendSms(call, account, account.phone, 'passwordReset', params);
      });
      inBackground(call, sent);
      return { data: {} };
    });
  },
};

/**
 * Sets a new password by a recovery key; ends every session and requires a sign-in. The notice names the linked
 * social accounts, which still sign in.
 */
export const resetPassword: SystemHandler<'resetPassword'> = {
  system: async (tx, call) => {
    const challenge = await lockChallenge(tx, ['recovery'], call.params.recoveryKey, call.now);
    const [account] = await accountsOf(
      tx,
      challenge?.customer_user_id == null ? [] : [challenge.customer_user_id],
    );
    if (!account) return rejectAndCommit(new ApiError('not_found', { reason: 'link_used' }));
    const fault = passwordFault('password', call.body.password);
    if (fault) return rejectAndCommit(invalid(fault));
    await putPassword(tx, account.id, await hashPassword(call.body.password), call.now);
    await resetPasswords(tx, account.id);
    await exemptFromAddressLimit(tx, { ...call, userId: account.id });
    const services = (await servicesOf(tx, account.id)).map((service) => SERVICES[service]);
    return new AfterCommit(async () => {
      const kind = services.length > 0 ? 'passwordChangedLinked' : 'passwordChanged';
      const params = { account: account.customer_name, services: services.join(', ') };
      if (account.email !== null) await sendEmail(call, account, account.email, kind, params);
      return { data: {} };
    });
  },
};

/** Sends the username to the address or number; the response is the same if nobody owns it. */
export const requestUsername: SystemHandler<'requestUsername'> = {
  system: async (tx, call) => {
    const identifier = readIdentifier(call.body.identifier, call.country);
    const accounts = await findOwners(tx, identifier);
    await limitRecoveryMessages(tx, await attemptOf(tx, call, identifier, accounts));
    return new AfterCommit(async () => {
      const sent = accounts.map((account) => {
        const params = { account: account.customer_name, username: account.username ?? '' };
        return identifier.phone === undefined
          ? sendEmail(call, account, identifier.name, 'username', params)
          : sendSms(call, account, identifier.phone, 'username', params);
      });
      inBackground(call, sent);
      return { data: {} };
    });
  },
};
