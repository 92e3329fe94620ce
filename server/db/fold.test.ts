import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { fold } from './fold.ts';
import { FOLD_FROM, FOLD_TO } from './foldTable.ts';

test.each([
  [
    ['İstanbul', 'istanbul', 'ISTANBUL', 'ıstanbul', 'İSTANBUL', 'İstanbul'.toLowerCase()],
    'istanbul',
  ],
  [['IŞIK', 'ışık', 'Işık', 'isik', 'Is\u0327ik'], 'isik'],
  [['Çağrı Gündoğdu', 'ÇAĞRI GÜNDOĞDU', 'cagri gundogdu'], 'cagri gundogdu'],
  [['Café', 'CAFÉ', 'Cafe\u0301'], 'cafe'],
  [['Straße', 'STRAẞE'], 'straße'],
  [['عُرس في القاعة'], 'عُرس في القاعة'],
  [['Nikâh 💍', 'NİKAH 💍'], 'nikah 💍'],
])('%j fold to %s', (variants, folded) => {
  expect(variants.map(fold)).toEqual(variants.map(() => folded));
});

test('the table equals that of migration 0000', () => {
  const digest = createHash('sha256').update(`${FOLD_FROM}\n${FOLD_TO}`).digest('hex');
  expect(digest).toBe('0f08348f8b124be59b6ca63edae45d346e7d37a5e8e05368067cd7388f0622c1');
});
