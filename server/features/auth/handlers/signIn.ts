import {
  AfterCommit,
  rejectAndCommit,
  type Begin,
  type Call,
  type Handler,
  type SystemHandler,
  type Tx,
} from '../../../http/call.ts';
import { invalid, ApiError, type FieldFault } from '../../../http/apiError.ts';
import {
  accountsOf,
  findAccounts,
  isUnchangedSince,
  lockAccount,
  type Account,
} from '../accounts.ts';
import { attemptOf } from '../attemptOf.ts';
import {
  countChallengeAttempt,
  lockChallenge,
  textOf,
  useChallenge,
  userIdsOf,
  type Challenge,
} from '../challenges.ts';
import { Semaphore } from '../../../semaphore.ts';
import { accountKey, readIdentifier } from '../identifier.ts';
import { refundPassword, limitChallenges, limitPasswords } from '../../../rateLimits/limits.ts';
import { enter, nextStep, type Method } from '../nextStep.ts';
import { isPassword } from '../../../secrets/password.ts';
import { isSecondFactor } from '../secondFactor.ts';

type SignInCall = Call<'signIn'>;
type Result =
  | Awaited<ReturnType<typeof enter>>
  | Exclude<Awaited<ReturnType<typeof nextStep>>, { outcome: 'enter' }>;

/** Limits concurrent password hashes, and thereby guesses; more would only wait in memory. */
const hashing = new Semaphore({
  permits: 4,
  maxQueue: 400,
  busy: () => new ApiError('unavailable', { retryAfter: 2 }),
});

/** Maximum number of attempts per second-factor challenge. */
const MAX_SECOND_FACTOR_ATTEMPTS = 5;

const wrong = () => new ApiError('invalid_credentials');

const methodOf = (challenge: Challenge): Method => {
  const method = textOf(challenge, 'method');
  return method === 'code' || method === 'social' ? method : 'password';
};

async function continueSignIn(
  tx: Tx,
  call: SignInCall,
  accounts: readonly Account[],
  method: Method,
): Promise<Result> {
  const step = await nextStep(tx, call, accounts, method);
  return step.outcome === 'enter' ? enter(tx, call, step.account, method) : step;
}

/** Counts the attempt before the password is verified between two transactions, because hashing is slow. */
async function withPassword(
  begin: Begin,
  call: SignInCall,
  text: string,
  password: string,
): Promise<Result> {
  const identifier = readIdentifier(text, call.country);
  const { accounts, attempt, allowed } = await begin(async (tx) => {
    const found = await findAccounts(tx, identifier);
    const counted = await attemptOf(tx, call, identifier, found);
    const keys = await limitPasswords(tx, counted);
    const checked = found.filter(({ id }) => keys.includes(accountKey(id)));
    return { accounts: checked, attempt: counted, allowed: keys };
  });
  const matching: Account[] = [];
  if (accounts.length === 0) await isPassword(undefined, password);
  for (const account of accounts)
    if (await isPassword(account.password_hash, password)) matching.push(account);
  if (matching.length === 0) throw wrong();
  return begin(async (tx) => {
    await refundPassword(tx, attempt, allowed);
    return continueSignIn(tx, call, matching, 'password');
  });
}

async function withChosenUser(tx: Tx, call: SignInCall, challenge: Challenge): Promise<Result> {
  const { customerUserId } = call.body;
  if (customerUserId === undefined) throw invalid({ path: 'customerUserId', code: 'required' });
  if (!userIdsOf(challenge).includes(customerUserId))
    throw invalid({ path: 'customerUserId', code: 'not_own' });
  await useChallenge(tx, challenge.id, call.now);
  const accounts = await accountsOf(tx, [customerUserId]);
  if (!accounts.some((account) => isUnchangedSince(account, challenge.created_at))) throw wrong();
  return continueSignIn(tx, call, accounts, methodOf(challenge));
}

async function withSecondFactor(
  tx: Tx,
  call: SignInCall,
  challenge: Challenge,
): Promise<Result | AfterCommit<never>> {
  const { code } = call.body;
  if (code === undefined) throw invalid({ path: 'code', code: 'required' });
  const account = await lockAccount(tx, challenge.customer_user_id ?? 0);
  if (!account || challenge.tries >= MAX_SECOND_FACTOR_ATTEMPTS) throw wrong();
  await countChallengeAttempt(tx, challenge.id);
  if (!(await isSecondFactor(tx, account, code, call.now)))
    return rejectAndCommit(invalid({ path: 'code', code: 'wrong_code' }));
  await useChallenge(tx, challenge.id, call.now);
  return enter(tx, call, account, methodOf(challenge));
}

async function withChallenge(
  tx: Tx,
  call: SignInCall,
  token: string,
): ReturnType<Handler<'signIn'>> {
  await limitChallenges(tx, call);
  const challenge = await lockChallenge(tx, ['choose_user', 'two_factor'], token, call.now);
  if (!challenge) return rejectAndCommit(wrong());
  return challenge.kind === 'choose_user'
    ? withChosenUser(tx, call, challenge)
    : withSecondFactor(tx, call, challenge);
}

/** Signs in by password, or continues the challenge of the previous response. */
export const signIn: SystemHandler<'signIn'> = {
  system: async (tx, call) => {
    const { challenge, identifier, password } = call.body;
    if (challenge !== undefined) return withChallenge(tx, call, challenge);
    const faults: FieldFault[] = [];
    if (identifier === undefined) faults.push({ path: 'identifier', code: 'required' });
    if (password === undefined) faults.push({ path: 'password', code: 'required' });
    if (identifier === undefined || password === undefined) throw invalid(...faults);
    return new AfterCommit((begin) =>
      hashing.run(() => withPassword(begin, call, identifier, password)),
    );
  },
};
