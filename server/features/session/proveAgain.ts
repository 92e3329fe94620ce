import type { Tx, Who } from '../../http/call.ts';
import { giveBackPasswordTry, takePasswordTry } from './limits.ts';
import { isPassword } from '../../secrets/password.ts';
import { startOf } from './sessions.ts';

/** Seconds after sign-in in which nobody is asked for the password again. */
const FRESH = 300;

interface Caller {
  who: Who;
  now: Date;
  address: string;
}

/**
 * Whether the caller has shown lately that it is them: by this password, or by having signed in within five minutes.
 * `missing` means that the password is to be asked for; a wrong one counts as a try where the caller commits.
 */
export async function proveAgain(
  tx: Tx,
  caller: Caller,
  password: string | undefined,
): Promise<'proven' | 'wrong' | 'missing'> {
  const { userId, sessionId } = caller.who;
  if (password === undefined) {
    const age = caller.now.getTime() - Date.parse(await startOf(tx, sessionId));
    return age <= FRESH * 1000 ? 'proven' : 'missing';
  }
  const keys = [`user ${userId}`];
  await takePasswordTry(tx, keys, caller);
  const { password_hash } = await tx
    .selectFrom('customer_users')
    .select('password_hash')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  if (!(await isPassword(password_hash, password))) return 'wrong';
  await giveBackPasswordTry(tx, keys, caller);
  return 'proven';
}
