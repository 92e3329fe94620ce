import { expect, it } from 'vitest';
import { caretAfter, keptBefore } from './caret.ts';

const withoutBlanks = (typed: string) => typed.replaceAll(' ', '');

it.each([
  // Typed in the middle: the caret stays behind the same character although a blank was inserted before it.
  ['TR339 0006', 5, 'TR33 9000 6', 6],
  ['TR33', 4, 'TR33', 4],
  ['TR3300', 5, 'TR33 00', 6],
  ['', 0, '', 0],
])('%s with the caret at %i becomes %s with it at %i', (typed, caret, shown, expectedCaret) => {
  expect(caretAfter(shown, keptBefore(typed, caret, withoutBlanks), withoutBlanks)).toBe(
    expectedCaret,
  );
});
