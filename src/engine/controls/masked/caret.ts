type Keep = (typed: string) => string;

/** Returns the number of stored characters before the caret. */
export const keptBefore = (text: string, caret: number, keep: Keep): number =>
  keep(text.slice(0, caret)).length;

/** Returns the caret position behind a number of stored characters in the displayed text. */
export function caretAfter(shown: string, kept: number, keep: Keep): number {
  let place = 0;
  while (place < shown.length && keep(shown.slice(0, place)).length < kept) place += 1;
  return place;
}
