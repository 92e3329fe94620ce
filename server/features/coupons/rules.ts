import { randomInt } from 'node:crypto';
import type { Deal } from '../leads/commands.ts';

/** Letters and digits that nobody mistakes for another when they are read out. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

const part = () => Array.from({ length: 4 }, () => LETTERS.charAt(randomInt(LETTERS.length)));

/** Makes a code such as `7Q4M-KX2P`. */
export const newCode = (): string => `${part().join('')}-${part().join('')}`;

/** Returns why a couple cannot be told of a coupon by e-mail, or undefined if it can. */
export function mailRefusal(couple: Deal): string | undefined {
  const { contactPreference, email, isOver } = couple;
  if (isOver) return 'lead_over';
  if (contactPreference === 'none') return 'closed';
  if (contactPreference === 'anonymised' || contactPreference === 'phone_only')
    return contactPreference;
  return email === null ? 'no_email' : undefined;
}
