import { expect, it } from 'vitest';
import { support } from '#i18n/tr/support.ts';
import { recordWords } from './recordWords.ts';

it('every kind that is known has words, and the rest are records', () => {
  for (const kind of Object.keys(support.access.records))
    expect(recordWords(kind)).toBe(`support.access.records.${kind}`);
  expect(recordWords('saved-moons')).toBe('support.access.records.other');
});
