import { describe, expect, it } from 'vitest';
import { bankCodeOf, compactIban, ibanMask, spacedIban } from './iban.ts';

describe('an IBAN', () => {
  it.each([
    'TR33 0006 1005 1978 6457 8413 26',
    'tr330006100519786457841326',
    '  TR33-0006-1005-1978-6457-8413-26\u00a0',
  ])('typed as %j is kept the same', (typed) =>
    expect(compactIban(typed)).toBe('TR330006100519786457841326'),
  );

  it('keeps its letters whatever the language: i is I', () => {
    expect(compactIban('li21 0881 0000')).toBe('LI2108810000');
  });

  it('is shown in groups of four, and groups are not grouped again', () => {
    const shown = 'TR33 0006 1005 1978 6457 8413 26';
    expect(spacedIban('TR330006100519786457841326')).toBe(shown);
    expect(ibanMask.show(shown)).toBe(shown);
  });

  it('tells its bank as soon as it can, in Turkey only', () => {
    expect(bankCodeOf('TR3300061')).toBe('00061');
    expect(bankCodeOf('TR330006')).toBeUndefined();
    expect(bankCodeOf('DE89370400440532013000')).toBeUndefined();
  });
});
