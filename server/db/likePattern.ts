import { fold } from './fold.ts';

/** Escapes `%`, `_` and backslash, so that LIKE matches them literally. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** Returns a LIKE pattern that matches a text anywhere in a folded column. */
export const likePattern = (text: string): string => `%${escapeLike(fold(text))}%`;
