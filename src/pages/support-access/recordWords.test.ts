import { expect, it } from 'vitest';
import { supportAccess } from '#i18n/tr/supportAccess.ts';
import { recordWords } from './recordWords.ts';

it('every known kind has a label, and others are records', () => {
  for (const kind of Object.keys(supportAccess.records))
    expect(recordWords(kind)).toBe(`supportAccess.records.${kind}`);
  expect(recordWords('saved-moons')).toBe('supportAccess.records.other');
});
