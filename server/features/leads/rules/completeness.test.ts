import { describe, expect, test } from 'vitest';
import { completenessOf, type LeadFactsRow } from './completeness.ts';

const all: LeadFactsRow = {
  wedding_date: '2027-06-19',
  estimated_guest_count: 250,
  capacity: null,
  minimum_meal_price: null,
  package_price: 285_000,
  organization_type: 'wedding',
  extra_service: null,
  message: 'Müsait misiniz?',
  item_count: 0,
  phone: '+905321234567',
  email: 'elif@example.com',
  contact_preference: 'open',
};
const nothing: LeadFactsRow = {
  ...all,
  wedding_date: null,
  estimated_guest_count: null,
  package_price: null,
  organization_type: null,
  message: null,
  phone: null,
  email: null,
};

test.each<[string, Partial<LeadFactsRow>, number, string[]]>([
  ['everything', {}, 100, []],
  ['no day', { wedding_date: null }, 75, ['weddingDate']],
  ['no guests', { estimated_guest_count: null }, 80, ['guests']],
  ['a capacity instead', { estimated_guest_count: null, capacity: 300 }, 100, []],
  ['no price', { package_price: null }, 85, ['budget']],
  ['a price a person instead', { package_price: null, minimum_meal_price: 1450 }, 100, []],
  ['no kind', { organization_type: null }, 90, ['organizationType']],
  ['an empty message', { message: '  ' }, 90, ['wishes']],
  ['a model instead of words', { message: null, item_count: 1 }, 100, []],
  ['a wish instead of words', { message: null, extra_service: 'Canlı müzik' }, 100, []],
  ['no phone', { phone: null }, 90, ['phone']],
  ['no e-mail', { email: null }, 90, ['email']],
  ['by phone only, no e-mail', { contact_preference: 'phone_only', email: null }, 100, []],
  ['by phone only, no phone', { contact_preference: 'phone_only', phone: null }, 89, ['phone']],
  ['by e-mail only, no phone', { contact_preference: 'email_only', phone: null }, 100, []],
  ['anonymised', { contact_preference: 'anonymised', phone: null, email: null }, 100, []],
  ['wants no contact', { contact_preference: 'none', email: null }, 100, []],
])('%s', (_name, change, percent, missing) => {
  expect(completenessOf({ ...all, ...change })).toEqual({ percent, missing });
});

describe('without data', () => {
  test('everything is missing, the most important first', () => {
    expect(completenessOf(nothing)).toEqual({
      percent: 0,
      missing: ['weddingDate', 'guests', 'budget', 'organizationType', 'wishes', 'phone', 'email'],
    });
  });

  test('an anonymised couple is not asked for contacts', () => {
    const { percent, missing } = completenessOf({ ...nothing, contact_preference: 'anonymised' });
    expect([percent, missing.length]).toEqual([0, 5]);
  });
});
