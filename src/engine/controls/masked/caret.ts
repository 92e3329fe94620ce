type Keep = (typed: string) => string;

/** Returns the number of kept characters before the caret. */
export const keptBefore = (text: string, caret: number, keep: Keep): number =>
  keep(text.slice(0, caret)).length;

/** Returns the position of the caret after that many kept characters of the shown text. */
export function caretAfter(shown: string, kept: number, keep: Keep): number {
  let place = 0;
  while (place < shown.length && keep(shown.slice(0, place)).length < kept) place += 1;
  return place;
}
