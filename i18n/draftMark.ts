/** Stands before a word that `npm run new` took from the contract and that waits for its translation. */
export const DRAFT_MARK = '[en] ';
