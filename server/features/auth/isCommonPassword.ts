import { fold } from '../../db/fold.ts';
import { commonPasswords } from './commonPasswords.ts';

/** Along these everybody runs a finger; backwards too. */
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
 * Returns true if a password is one of those that are tried first: listed, a run of keys, or one sequence
 * repeated; in any case, with or without Turkish letters, with or without a mark at the end.
 */
export function isCommonPassword(password: string): boolean {
  const plain = fold(password);
  return isListed(plain) || isListed(plain.replace(/[.!?*_-]+$/u, ''));
}
