import { expect, test } from 'vitest';
import { chosen, publicName } from './rules.ts';

const reviews = [
  { star: 5, text: 'IŞIKLAR ve bahçe harikaydı' },
  { star: 4, text: 'Bahçe güzel, otopark dar' },
  { star: 2, text: 'Ses sistemi kötüydü' },
];
const all = { limit: 20, minStar: 1, includeWords: '', excludeWords: '' };

test.each([
  ['nothing', {}, 3],
  ['least stars', { minStar: 4 }, 2],
  ['a word whose Turkish letters are written otherwise', { includeWords: 'isiklar' }, 1],
  ['one of several words', { includeWords: 'ışıklar, SES' }, 2],
  [
    'an excluded word that wins over an included one',
    { includeWords: 'bahce', excludeWords: 'OTOPARK' },
    1,
  ],
  ['blank words', { includeWords: ' , ' }, 3],
  ['a limit', { limit: 2 }, 2],
])('filters reviews by %s', (_, filters, count) => {
  expect(chosen(reviews, { ...all, ...filters })).toHaveLength(count);
});

test.each([
  ['Elif ve Kerem', 'Elif ve Kerem'],
  ['Elif Şahin & Can Demir', 'Elif Ş. & Can D.'],
  ['Ayşe Nur İnan ve Ali', 'Ayşe Nur İ. ve Ali'],
  ['Elif Yıldız ile Kerem Aksu', 'Elif Y. ile Kerem A.'],
  ['ELİF YILDIZ VE KEREM AKSU', 'ELİF Y. VE KEREM A.'],
  ['ELİF YILDIZ İLE KEREM AKSU', 'ELİF Y. İLE KEREM A.'],
  ['Elif Yıldız + Kerem Aksu', 'Elif Y. + Kerem A.'],
  ['Elif Yıldız/Kerem Aksu', 'Elif Y./Kerem A.'],
  ['Elif Yıldız, Kerem Aksu', 'Elif Y., Kerem A.'],
  ['Elif Yıldız - Kerem Aksu', 'Elif Y. - Kerem A.'],
  ['Elif Yıldız-Kerem Aksu', 'Elif Y.-Kerem A.'],
  ['Anna Meyer-Schmidt und Jan-Ole Wolf', 'Anna M. und Jan-Ole W.'],
  ['Elif & Kerem', 'Elif & Kerem'],
])('renders %s as %s', (name, shown) => {
  expect(publicName(name)).toBe(shown);
});
