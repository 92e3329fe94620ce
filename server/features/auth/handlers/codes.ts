import { randomInt } from 'node:crypto';
import { AfterCommit, rejectAndCommit, type SystemHandler, type Tx } from '../../../http/call.ts';
import { invalid } from '../../../http/apiError.ts';
import {
  accountsOf,
  findAccounts,
  findOwners,
  isUnchangedSince,
  type Account,
} from '../accounts.ts';
import { attemptOf } from '../attemptOf.ts';
import {
  closeChallenges,
  countChallengeAttempt,
  matchesSecret,
  lockChallenge,
  openChallenge,
  useChallenge,
  userIdsOf,
} from '../challenges.ts';
import { readIdentifier, type Identifier } from '../identifier.ts';
import { limitCodes } from '../../../rateLimits/limits.ts';
import { networkOf } from '../../../rateLimits/network.ts';
import { nextStep, signedIn } from '../nextStep.ts';
import { inBackground, sendEmail, sendSms } from '../../../mail/sendMessages.ts';

/** Validity of a code in seconds. */
const VALID = 120;
const RESEND = 60;
const MAX_ATTEMPTS = 5;

/** Returns six random digits, uniformly distributed. */
export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

interface Target {
  accounts: Account[];
  number: string | null;
  address: string | null;
}

/**
 * Returns the accounts that own the given number or address. A username returns its owner, with the number
 * and address on record.
 */
async function targetOf(tx: Tx, identifier: Identifier): Promise<Target> {
  const { name, phone } = identifier;
  const owners = await findOwners(tx, identifier);
  if (owners.length > 0) return { accounts: owners, number: phone ?? null, address: name };
  const accounts = await findAccounts(tx, identifier);
  return { accounts, number: accounts[0]?.phone ?? null, address: accounts[0]?.email ?? null };
}

/** Sends a code to the identified users; the response is the same if there are none. */
export const requestCode: SystemHandler<'requestCode'> = {
  system: async (tx, call) => {
    const identifier = readIdentifier(call.body.identifier, call.country);
    const { accounts, number, address } = await targetOf(tx, identifier);
    const userIds = accounts.map(({ id }) => id);
    const attempt = await attemptOf(tx, call, identifier, accounts);
    await limitCodes(tx, attempt);
    const network = networkOf(call.address);
    // A code requested from another network must not invalidate the user's own.
    await closeChallenges(tx, ['code'], userIds, call.now, { network });
    const code = newCode();
    const requestId = await openChallenge(tx, {
      kind: 'code',
      seconds: VALID,
      now: call.now,
      payload: { userIds, network },
      secret: code,
    });
    return new AfterCommit(async () => {
      // A number or address that several users share gets one message.
      const [first] = accounts;
      if (first && number !== null)
        inBackground(call, [sendSms(call, first, number, 'code', { code })]);
      else if (first && address !== null)
        inBackground(call, [sendEmail(call, first, address, 'code', { code })]);
      return { data: { requestId, expiresIn: VALID, resendIn: RESEND } };
    });
  },
};

/** Signs in with a code; the response is the same for wrong, expired, used and unknown ones. */
export const verifyCode: SystemHandler<'verifyCode'> = {
  system: async (tx, call) => {
    const { requestId, code } = call.body;
    const wrongCode = invalid({ path: 'code', code: 'wrong_code' });
    const challenge = await lockChallenge(tx, ['code'], requestId, call.now);
    if (!challenge || challenge.tries >= MAX_ATTEMPTS) throw wrongCode;
    await countChallengeAttempt(tx, challenge.id);
    const accounts = (await accountsOf(tx, userIdsOf(challenge))).filter((account) =>
      isUnchangedSince(account, challenge.created_at),
    );
    if (!matchesSecret(challenge, requestId, code) || accounts.length === 0)
      return rejectAndCommit(wrongCode);
    await useChallenge(tx, challenge.id, call.now);
    const step = await nextStep(tx, call, accounts, 'code');
    return step.outcome === 'enter' ? signedIn(tx, call, step.account) : step;
  },
};
