import { expect, it } from 'vitest';
import { formatNames } from './formatNames.ts';

it('joins names in the language, and isolates each in Arabic', () => {
  expect(formatNames(['Çınaraltı', 'Işık', 'İnci'], 'tr')).toBe('Çınaraltı, Işık ve İnci');
  expect(formatNames(['Işık', 'İnci'], 'ar')).toBe('\u2068Işık\u2069 و\u2068İnci\u2069');
  expect(formatNames([], 'ar')).toBe('');
});
