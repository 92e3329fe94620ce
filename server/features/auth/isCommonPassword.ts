import { fold } from '../../db/fold.ts';
import { commonPasswords } from './commonPasswords.ts';

/** Rows of keyboards, for runs of adjacent keys in both directions. */
const ROWS = [
  '01234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopgu',
  'asdfghjklsi',
  'zxcvbnmoc',
];
const RUNS = [...ROWS, ...ROWS.map((row) => [...row].reverse().join(''))];

const isRepeat = (text: string) => /^(.{1,4})\1+$/u.test(text);
const isRun = (text: string) => RUNS.some((run) => run.includes(text));
const isListed = (text: string) => commonPasswords.has(text) || isRepeat(text) || isRun(text);

/**
 * Returns true if a password is easy to guess: a listed one, a keyboard run, or one sequence repeated; in any
 * case, with or without Turkish letters or a final punctuation mark.
 */
export function isCommonPassword(password: string): boolean {
  const plain = fold(password);
  return isListed(plain) || isListed(plain.replace(/[.!?*_-]+$/u, ''));
}
