import { describe, expect, test } from 'vitest';
import { quickReplies, type ReplyFacts } from './quickReplies.ts';

const facts: ReplyFacts = {
  couple: 'Elif & Can',
  day: 'free',
  freeDays: ['2027-06-12', '2027-06-26'],
  missing: ['guests', 'budget'],
  prices: [
    { name: 'Defne', min: 28_000, max: 42_000 },
    { name: 'Lale', min: null, max: 35_000 },
  ],
};
const keys = (changed: Partial<ReplyFacts>) =>
  quickReplies({ ...facts, ...changed }, 'tr').map(({ key }) => key);
const body = (key: string, changed: Partial<ReplyFacts> = {}, language: 'tr' | 'ar' = 'tr') =>
  quickReplies({ ...facts, ...changed }, language).find((reply) => reply.key === key)?.body;

test.each<[string, Partial<ReplyFacts>, string[]]>([
  ['all four', {}, ['available', 'other_dates', 'missing', 'price_list']],
  ['without a day', { day: 'unknown', freeDays: [] }, ['missing', 'price_list']],
  ['nothing is missing', { missing: [] }, ['available', 'other_dates', 'price_list']],
  ['no other day is free', { freeDays: [] }, ['available', 'missing', 'price_list']],
])('%s', (_name, changed, offered) => {
  expect(keys(changed)).toEqual(offered);
});

describe('the texts', () => {
  test('greet the couple, and leave day and sender open', () => {
    expect(body('available')).toMatch(/^Merhaba Elif & Can,\n\n.*\{\{weddingDate\}\}/);
    expect(body('available')).toMatch(/\{\{me\}\}$/);
  });

  test('name the free days, and call the wedding day taken only if it is', () => {
    expect(body('other_dates')).toContain(
      '- 12 Haziran 2027 Cumartesi\n- 26 Haziran 2027 Cumartesi',
    );
    expect(body('other_dates')).not.toContain('dolu');
    expect(body('other_dates', { day: 'taken' })).toContain('dolu');
  });

  test('ask only for missing facts', () => {
    expect(body('missing')).toContain('- Davetli sayınız\n- Düşündüğünüz bütçe\n');
    expect(body('missing')).not.toContain('Telefon');
  });

  test('list prices, or leave the price open', () => {
    expect(body('price_list')).toContain('- Defne: 28.000–42.000 TL\n- Lale: 35.000 TL');
    expect(body('price_list', { prices: [] })).toContain('- {{offer}}: {{price}}');
  });

  test('are translated, including days', () => {
    expect(body('other_dates', {}, 'ar')).toContain('السبت، 12 يونيو 2027');
  });
});
