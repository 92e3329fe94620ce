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

describe('the words', () => {
  test('greet the couple, and leave the day and the writer open', () => {
    expect(body('available')).toMatch(/^Merhaba Elif & Can,\n\n.*\{\{weddingDate\}\}/);
    expect(body('available')).toMatch(/\{\{me\}\}$/);
  });

  test('name the free days, and say that theirs is taken only where it is', () => {
    expect(body('other_dates')).toContain(
      '- 12 Haziran 2027 Cumartesi\n- 26 Haziran 2027 Cumartesi',
    );
    expect(body('other_dates')).not.toContain('dolu');
    expect(body('other_dates', { day: 'taken' })).toContain('dolu');
  });

  test('ask for what is missing and for nothing else', () => {
    expect(body('missing')).toContain('- Davetli sayınız\n- Düşündüğünüz bütçe\n');
    expect(body('missing')).not.toContain('Telefon');
  });

  test('list prices, or leave the offer open', () => {
    expect(body('price_list')).toContain('- Defne: 28.000–42.000 TL\n- Lale: 35.000 TL');
    expect(body('price_list', { prices: [] })).toContain('- {{offer}}: {{price}}');
  });

  test('come in another language, with its own days', () => {
    expect(body('other_dates', {}, 'ar')).toContain('السبت، 12 يونيو 2027');
  });
});
