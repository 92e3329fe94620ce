import { createHash, randomBytes } from 'node:crypto';

/** Creates a secret of 192 random bits with a prefix that tells its type, such as `pt_…`. */
export function newToken(prefix: string): string {
  return `${prefix}_${randomBytes(24).toString('base64url')}`;
}

/** Returns the SHA-256 of a token for the database, so that a copy of the database grants no access. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
