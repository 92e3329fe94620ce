import { expect, it } from 'vitest';
import { safeText } from './safeText.ts';

it.each([
  ['=SUM(A1)', "'=SUM(A1)"],
  ['+90 532 123 45 67', "'+90 532 123 45 67"],
  ['-2', "'-2"],
  ['@ayse', "'@ayse"],
  ['\t=1', "'\t=1"],
  ['\r=1', "'\r=1"],
  ['Elif = Can', 'Elif = Can'],
  ["'=1", "'=1"],
  ['', ''],
])('%j is written as %j', (text, safe) => expect(safeText(text)).toBe(safe));
