import { expect, it } from 'vitest';
import { support } from '#i18n/tr/support.ts';
import { recordWords } from './recordWords.ts';

it('every known kind has a label, and others are records', () => {
  for (const kind of Object.keys(support.access.records))
    expect(recordWords(kind)).toBe(`support.access.records.${kind}`);
  expect(recordWords('saved-moons')).toBe('support.access.records.other');
});
