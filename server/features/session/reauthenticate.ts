import type { Tx, Principal } from '../../http/call.ts';
import { refundReauthentication, limitReauthentications } from './limits.ts';
import { isPassword } from '../../secrets/password.ts';
import { startOf } from './sessions.ts';

/** Seconds after sign-in in which nobody is asked for the password again. */
const FRESH_SECONDS = 300;

interface Caller {
  principal: Principal;
  now: Date;
}

/**
 * Whether the caller has shown lately that it is them: by this password, or by having signed in within five minutes.
 * `missing` means that the password is to be asked for; a wrong one counts as a try where the caller commits.
 */
export async function reauthenticate(
  tx: Tx,
  caller: Caller,
  password: string | undefined,
): Promise<'proven' | 'wrong' | 'missing'> {
  const { userId, sessionId } = caller.principal;
  if (password === undefined) {
    const age = caller.now.getTime() - Date.parse(await startOf(tx, sessionId));
    return age <= FRESH_SECONDS * 1000 ? 'proven' : 'missing';
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
