import { expect, it } from 'vitest';
import { weddingLeadsOf } from './weddingFigures.ts';

const figures = { leads: 5, listedLeads: 5, deals: 2, listedDeals: 1, guests: 0, incomeMinor: 0 };
const report = {
  figures,
  period: { from: '2027-05-01', to: '2027-09-30' },
  providers: [{ providerId: 3, providerName: 'İnci', figures }],
};

it('links to the leads of the counted weddings', () => {
  const to = weddingLeadsOf('leads', report) ?? '';
  expect(JSON.parse(new URLSearchParams(to.split('?')[1]).get('filter') ?? '')).toEqual({
    isSpam: false,
    weddingDateStart: '2027-05-01',
    weddingDateEnd: '2027-09-30',
    providerIds: [3],
  });
});

it.each(['guests', 'incomeMinor'] as const)('links to nothing from the sum of %s', (name) => {
  expect(weddingLeadsOf(name, report)).toBeUndefined();
});

it('links to nothing if the list contains none of the counted leads', () => {
  const old = { ...report, figures: { ...figures, listedDeals: 0 } };
  expect(weddingLeadsOf('deals', old)).toBeUndefined();
});
