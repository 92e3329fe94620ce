import { expect, it } from 'vitest';
import { hasFeature, providersWith } from './packageFeatures.ts';
import { providerSample, sessionSample } from './sessionSample.ts';

const provider = providerSample({ features: ['addCampaign', 'pageStats', 'rivalStats'] });
const onHold = sessionSample({ providers: [{ ...provider, onHold: true }] });

it('a provider on hold has no statistics, and keeps its other features', () => {
  expect(hasFeature(onHold, 'pageStats')).toBe(false);
  expect(hasFeature(onHold, 'rivalStats')).toBe(false);
  expect(hasFeature(onHold, 'addCampaign')).toBe(true);
});

it('statistics are available if another provider is not on hold', () => {
  const oneOnHold = sessionSample({ providers: [...onHold.providers, provider] });
  expect(hasFeature(oneOnHold, 'pageStats')).toBe(true);
});

const twoPackages = sessionSample({ providers: [provider, providerSample({ id: 6 })] });

it('uses the package of the record’s own provider', () => {
  expect(hasFeature(twoPackages, 'addCampaign', { providerId: 5 })).toBe(true);
  expect(hasFeature(twoPackages, 'addCampaign', { providerId: 6 })).toBe(false);
  // The parameter of an address is a string.
  expect(hasFeature(twoPackages, 'addCampaign', { providerId: '6' })).toBe(false);
});

it('uses any package if no provider is given', () => {
  expect(hasFeature(twoPackages, 'addCampaign')).toBe(true);
  expect(hasFeature(twoPackages, 'addCampaign', { providerId: null })).toBe(true);
  expect(hasFeature(twoPackages, 'addCampaign', { providerId: 77 })).toBe(true);
});

it('lists the providers with a feature, without those on hold for statistics', () => {
  const session = sessionSample({
    providers: [...twoPackages.providers, { ...provider, id: 7, onHold: true }],
  });
  expect(providersWith(session, 'pageStats').map(({ id }) => id)).toEqual([5]);
  expect(providersWith(session, 'addCampaign').map(({ id }) => id)).toEqual([5, 7]);
});
