import { randomInt } from 'node:crypto';
import type { Deal } from '../leads/commands.ts';

/** Letters and digits that are not confused when read aloud. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

const part = () => Array.from({ length: 4 }, () => LETTERS.charAt(randomInt(LETTERS.length)));

/** Generates a code such as `7Q4M-KX2P`. */
export const newCode = (): string => `${part().join('')}-${part().join('')}`;

/** Returns the reason why a coupon cannot be e-mailed to a couple; undefined if it can. */
export function mailRefusal(couple: Deal): string | undefined {
  const { contactPreference, email, isOver } = couple;
  if (isOver) return 'lead_over';
  if (contactPreference === 'none') return 'closed';
  if (contactPreference === 'anonymised' || contactPreference === 'phone_only')
    return contactPreference;
  return email === null ? 'no_email' : undefined;
}
