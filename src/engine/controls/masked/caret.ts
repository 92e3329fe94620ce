type Keep = (typed: string) => string;

/** Returns the number of stored characters before the caret. */
export const keptBefore = (text: string, caret: number, keep: Keep): number =>
  keep(text.slice(0, caret)).length;

/** Returns the caret position behind a number of stored characters in the displayed text. */
export function caretAfter(shown: string, kept: number, keep: Keep): number {
  let position = 0;
  while (position < shown.length && keep(shown.slice(0, position)).length < kept) position += 1;
  return position;
}
