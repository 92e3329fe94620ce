import { expect, it } from 'vitest';
import { noFigures } from '../../../tests/support/noFigures.ts';
import { leadsOf } from './reportFigures.ts';

const providers = [{ providerId: 1 }, { providerId: 3 }].map((one) => ({
  ...one,
  providerName: '',
  before: null,
  figures: noFigures,
}));
const period = { from: '2026-05-24', to: '2026-06-30' };

it('links a figure to the leads that it counts', () => {
  const to = leadsOf('deals', { period, providers }, '2026-11-24') ?? '';
  expect(JSON.parse(new URLSearchParams(to.split('?')[1]).get('filter') ?? '')).toEqual({
    status: ['deal'],
    isSpam: false,
    createdAtStart: '2026-05-24',
    createdAtEnd: '2026-06-30',
    providerIds: [1, 3],
  });
});

it.each([
  ['visits', '2026-11-24'],
  ['leads', '2026-11-25'],
] as const)('links to nothing from %s on %s, which the list does not contain', (name, today) => {
  expect(leadsOf(name, { period, providers }, today)).toBeUndefined();
});
