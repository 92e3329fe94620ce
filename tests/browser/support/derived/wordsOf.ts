import { makeWordsOf } from '../../../derived/wordsOf.ts';
import { tr } from './words.ts';

export { inOneLine, isBlank } from '../../../derived/wordsOf.ts';

/** The words that stand for a value on a page in Turkish; undefined where the value alone does not say them. */
export const wordsOf = makeWordsOf(tr);
