import { expect, it } from 'vitest';
import type { SessionData } from './loginState.ts';
import { hasFeature } from './packageFeatures.ts';
import { sessionSample } from './sessionSample.ts';

const provider: SessionData['providers'][number] = {
  id: 5,
  name: 'Çınaraltı Kır Bahçesi',
  category: { id: 1, name: 'Kır Düğünü', categoryType: 'venue' },
  city: { id: 34, name: 'İstanbul' },
  district: null,
  onHold: false,
  listingProductName: 'Altın',
  features: ['addCampaign', 'pageStats', 'rivalStats'],
};
const onHold = sessionSample({ providers: [{ ...provider, onHold: true }] });

it('a provider on hold has no statistics, whoever asks, and keeps its other features', () => {
  expect(hasFeature(onHold, 'pageStats')).toBe(false);
  expect(hasFeature(onHold, 'rivalStats')).toBe(false);
  expect(hasFeature(onHold, 'addCampaign')).toBe(true);
});

it('statistics are there where another provider is not on hold', () => {
  const both = sessionSample({ providers: [...onHold.providers, provider] });
  expect(hasFeature(both, 'pageStats')).toBe(true);
});
