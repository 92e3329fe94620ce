import { createDisplayTextOf } from '../../../derived/displayTextOf.ts';
import { tr } from './translator.ts';

export { inOneLine, isBlank } from '../../../derived/displayTextOf.ts';

/** Returns the text of a value on a Turkish page; undefined if it does not follow from the value alone. */
export const displayTextOf = createDisplayTextOf(tr);
