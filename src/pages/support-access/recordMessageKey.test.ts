import { expect, it } from 'vitest';
import { supportAccess } from '#i18n/tr/supportAccess.ts';
import { recordMessageKey } from './recordMessageKey.ts';

it('every known kind has a label, and others are records', () => {
  for (const kind of Object.keys(supportAccess.records))
    expect(recordMessageKey(kind)).toBe(`supportAccess.records.${kind}`);
  expect(recordMessageKey('saved-moons')).toBe('supportAccess.records.other');
});
