import type { Tx, Principal } from '../../http/call.ts';
import { refundReauthentication, limitReauthentications } from '../../rateLimits/limits.ts';
import { invalid, ApiError } from '../../http/apiError.ts';
import { isPassword } from '../../secrets/password.ts';
import { startOf } from './sessions.ts';

/** Seconds after a sign-in in which no re-authentication is required. */
const RECENT_SIGN_IN_SECONDS = 300;

interface Caller {
  principal: Pick<Principal, 'userId' | 'sessionId'>;
  now: Date;
}

/**
 * Checks whether the caller has proven their identity recently: by this password, or by a sign-in within five
 * minutes. `missing` means that a password is required. A wrong password counts as an attempt if the caller
 * commits.
 */
export async function reauthenticate(
  tx: Tx,
  caller: Caller,
  password: string | undefined,
): Promise<'proven' | 'wrong' | 'missing'> {
  const { userId, sessionId } = caller.principal;
  if (password === undefined) {
    const age = caller.now.getTime() - Date.parse(await startOf(tx, sessionId));
    return age <= RECENT_SIGN_IN_SECONDS * 1000 ? 'proven' : 'missing';
  }
  await limitReauthentications(tx, userId, caller.now);
  const { password_hash } = await tx
    .selectFrom('customer_users')
    .select('password_hash')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  if (!(await isPassword(password_hash, password))) return 'wrong';
  await refundReauthentication(tx, userId);
  return 'proven';
}

/** Returns the refusal of a call whose password proves nothing; commit with it, because it counts attempts. */
export async function proofRefusal(
  tx: Tx,
  caller: Caller,
  password: string | undefined,
): Promise<ApiError | undefined> {
  const proof = await reauthenticate(tx, caller, password);
  if (proof === 'proven') return undefined;
  return proof === 'missing'
    ? new ApiError('reauth_required')
    : invalid({ path: 'password', code: 'wrong_password' });
}
