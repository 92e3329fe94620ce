import { createHmac } from 'node:crypto';
import { generateURI, ScureBase32Plugin, verifySync } from 'otplib';

const base32 = new ScureBase32Plugin();

/**
 * The secret of a second factor that is not in force yet. It follows from the session, so that showing it writes nothing,
 * and from the step last used, so that one that was switched off never comes back.
 */
export function pendingSecret(sessionHash: string, uuid: string, lastStep: number | null): string {
  const bytes = createHmac('sha256', sessionHash)
    .update(`two-factor ${uuid} ${lastStep ?? ''}`)
    .digest();
  return base32.encode(bytes.subarray(0, 20)).replaceAll('=', '');
}

/** The otpauth address that an authenticator reads. */
export function totpAddress(issuer: string, label: string, secret: string): string {
  return generateURI({ issuer, label, secret });
}

/** The time step of a right code of six digits; undefined for any other, and for one of `lastStep` or before. */
export function totpStep(
  secret: string,
  code: string,
  now: Date,
  lastStep: number | null,
): number | undefined {
  if (!/^[0-9]{6}$/.test(code)) return undefined;
  const result = verifySync({ secret, token: code, epoch: Math.floor(now.getTime() / 1000) });
  if (!result.valid || !('timeStep' in result)) return undefined;
  return lastStep !== null && result.timeStep <= lastStep ? undefined : result.timeStep;
}
