import { randomInt } from 'node:crypto';
import type { Tx } from '../../http/call.ts';
import { hashToken } from '../../secrets/token.ts';

const CODE_COUNT = 8;
/** Lower-case letters and digits without those that look alike. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

const hashOf = (code: string) =>
  hashToken(`recovery ${code.toLowerCase().replace(/[^a-z0-9]/g, '')}`);

/** Generates a recovery code: sixteen letters in groups of four, 79 bits. */
function newCode(): string {
  const letters = Array.from({ length: 16 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return letters.replace(/(.{4})(?=.)/g, '$1-');
}

/** Replaces all recovery codes of a user. @returns the new codes, which are single-use */
export async function replaceRecoveryCodes(tx: Tx, userId: number): Promise<string[]> {
  await deleteRecoveryCodes(tx, userId);
  const codes = Array.from({ length: CODE_COUNT }, newCode);
  await tx
    .insertInto('recovery_codes')
    .values(
      codes.map((code) => ({ customer_user_id: userId, code_hash: hashOf(code), used_at: null })),
    )
    .execute();
  return codes;
}

export async function deleteRecoveryCodes(tx: Tx, userId: number): Promise<void> {
  await tx.deleteFrom('recovery_codes').where('customer_user_id', '=', userId).execute();
}

/** Consumes a recovery code. @returns false if it is unknown or used */
export async function useRecoveryCode(
  tx: Tx,
  userId: number,
  code: string,
  now: Date,
): Promise<boolean> {
  const used = await tx
    .updateTable('recovery_codes')
    .set({ used_at: now.toISOString() })
    .where('customer_user_id', '=', userId)
    .where('code_hash', '=', hashOf(code))
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return used.numUpdatedRows === 1n;
}
