import { createHmac } from 'node:crypto';
import { generateURI, ScureBase32Plugin, verifySync } from 'otplib';

const base32 = new ScureBase32Plugin();

/**
 * Derives the secret of a second factor that is not active yet from the session, so that showing it writes
 * nothing, and from the last used step, so that a disabled secret never recurs.
 */
export function pendingSecret(sessionHash: string, uuid: string, lastStep: number | null): string {
  const bytes = createHmac('sha256', sessionHash)
    .update(`two-factor ${uuid} ${lastStep ?? ''}`)
    .digest();
  return base32.encode(bytes.subarray(0, 20)).replaceAll('=', '');
}

/** Returns the otpauth URI for an authenticator app. */
export function totpAddress(issuer: string, label: string, secret: string): string {
  return generateURI({ issuer, label, secret });
}

/** Seconds for which a code is accepted after its step, as RFC 6238 (5.2) advises: typing and sending take time. */
const GRACE_SECONDS = 30;

/** Returns the time step of a valid six-digit code; undefined for an invalid code and for steps up to `lastStep`. */
export function totpStep(
  secret: string,
  code: string,
  now: Date,
  lastStep: number | null,
): number | undefined {
  if (!/^[0-9]{6}$/.test(code)) return undefined;
  const epoch = Math.floor(now.getTime() / 1000);
  const result = verifySync({ secret, token: code, epoch, epochTolerance: [GRACE_SECONDS, 0] });
  if (!result.valid || !('timeStep' in result)) return undefined;
  return lastStep !== null && result.timeStep <= lastStep ? undefined : result.timeStep;
}
