import { describe, expect, it } from 'vitest';
import { bankCodeOf, compactIban, ibanMask, spacedIban } from './iban.ts';

describe('an IBAN', () => {
  it.each([
    'TR33 0006 1005 1978 6457 8413 26',
    'tr330006100519786457841326',
    '  TR33-0006-1005-1978-6457-8413-26\u00a0',
  ])('typed as %j is normalized', (typed) =>
    expect(compactIban(typed)).toBe('TR330006100519786457841326'),
  );

  it('is upper-cased without regard to the language: i becomes I', () => {
    expect(compactIban('li21 0881 0000')).toBe('LI2108810000');
  });

  it('is grouped by four, also if it is grouped already', () => {
    const shown = 'TR33 0006 1005 1978 6457 8413 26';
    expect(spacedIban('TR330006100519786457841326')).toBe(shown);
    expect(ibanMask.show(shown)).toBe(shown);
  });

  it('returns its bank as early as possible, in Turkey only', () => {
    expect(bankCodeOf('TR3300061')).toBe('00061');
    expect(bankCodeOf('TR330006')).toBeUndefined();
    expect(bankCodeOf('DE89370400440532013000')).toBeUndefined();
  });
});
