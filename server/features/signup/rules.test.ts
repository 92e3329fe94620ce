import { expect, it } from 'vitest';
import { afterStep, statusOf, stepOf, valuesOfStep } from './rules.ts';

const hash = 'wz_0000000000';

it('replaces a step as a whole and continues with the first missing one', () => {
  const first = afterStep(
    { form: {}, done: [] },
    { hash, step: 'business', businessName: 'Lale', categoryId: 21, cityId: 34 },
  );
  expect([first.done, stepOf(first.done)]).toEqual([['business'], 'location']);
  const again = afterStep(first, {
    hash,
    step: 'business',
    businessName: 'Lale Bahçe',
    categoryId: 21,
    cityId: 34,
  });
  expect(again.form).toEqual({ businessName: 'Lale Bahçe', categoryId: 21, cityId: 34 });
});

it('asks for the location again after a change of the city', () => {
  const placed = {
    form: {
      businessName: 'Lale',
      categoryId: 21,
      cityId: 34,
      districtId: 7,
      address: 'Riva Yolu 12',
      location: { latitude: 41, longitude: 29 },
    },
    done: ['business', 'location', 'company'] as const,
  };
  const moved = afterStep(placed, {
    hash,
    step: 'business',
    businessName: 'Lale',
    categoryId: 21,
    cityId: 6,
  });
  expect(stepOf(moved.done)).toBe('location');
  expect(moved.form).toEqual({
    businessName: 'Lale',
    categoryId: 21,
    cityId: 6,
    address: 'Riva Yolu 12',
  });
});

it('removes numbers that the kind of company does not have', () => {
  const sent = {
    hash,
    step: 'company',
    customerName: 'Lale',
    billingAddress: 'Riva Yolu 12',
    taxNumber: '4540536920',
    taxOffice: 'Beykoz',
    tradeExtension: 'ltd_sti',
    identityNumber: '10000000146',
  } as const;
  const kept = (companyType: string) => {
    const values = valuesOfStep({ ...sent, companyType });
    return ['taxNumber', 'taxOffice', 'tradeExtension', 'identityNumber'].filter(
      (name) => name in values,
    );
  };
  expect(kept('individual')).toEqual(['identityNumber']);
  expect(kept('sole_proprietor')).toEqual(['taxOffice', 'identityNumber']);
  expect(kept('limited')).toEqual(['taxNumber', 'taxOffice', 'tradeExtension']);
});

it('ends when it is finished, revoked or expired', () => {
  const row = { finished_at: null, withdrawn_at: null, expires_at: '2026-12-01T00:00:00.000Z' };
  const now = new Date('2026-11-30T00:00:00.000Z');
  expect(statusOf(row, now)).toBe('open');
  expect(statusOf(row, new Date('2026-12-01T00:00:00.000Z'))).toBe('expired');
  expect(statusOf({ ...row, withdrawn_at: '2026-11-20T00:00:00.000Z' }, now)).toBe('withdrawn');
  expect(statusOf({ ...row, finished_at: '2026-11-20T00:00:00.000Z' }, now)).toBe('finished');
});
