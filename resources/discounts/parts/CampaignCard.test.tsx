import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Schemas } from '#contract/types.ts';
import { samplePanel } from '../../../tests/support/samplePanel.tsx';
import { CampaignCard } from './CampaignCard.tsx';

const campaign: Schemas['Discount'] = {
  id: 1,
  version: 1,
  providerId: 1,
  title: 'Kış indirimi',
  shortDescription: null,
  text: '<ul><li>Hafta içi</li></ul>',
  discountType: 'discount',
  discountRatio: 20,
  installmentCount: null,
  priceBefore: 10_000,
  priceAfter: 8000,
  giftText: 'Masa süslemesi',
  validFrom: '2026-12-01',
  validUntil: '2027-01-31',
  image: null,
  pictures: [],
  isPrimary: false,
  showAsPopup: false,
  popupTitle: null,
  popupDescription: null,
  pricingType: null,
  currency: 'EUR',
  unit: null,
  isPerPerson: true,
  productFrom: null,
  productUntil: '2027-04-30',
  targetPage: null,
  targetImage: null,
  status: 'draft',
  promisedOn: null,
  publishesBy: null,
  rejectionReason: null,
  createdAt: '2026-11-20T09:00:00.000Z',
  updatedAt: '2026-11-20T09:00:00.000Z',
  allowed: { update: true, remove: true, actions: [] },
};

async function drawn(more: Partial<Schemas['Discount']> = {}) {
  render(<CampaignCard record={{ ...campaign, ...more }} />, { wrapper: await samplePanel('tr') });
  const card = await screen.findByRole('region', { name: 'Çiftler böyle görür' });
  return card.textContent.replaceAll('\u00a0', ' ');
}

it('shows a discount with both prices in its own currency, its gift and its days', async () => {
  const text = await drawn();
  for (const part of [
    '%20 indirim',
    'Normal fiyat 10.000 EUR',
    'Kampanyalı fiyat 8.000 EUR',
    'kişi başı',
    'Hediye: Masa süslemesi',
    'Geçerli: 1 Ara 2026 – 31 Oca 2027',
    'Düğün günleri: … – 30 Nis 2027',
    'Hafta içi',
  ])
    expect(text).toContain(part);
});

it('shows the number of instalments, and a single price if there is no other', async () => {
  const text = await drawn({
    discountType: 'installment',
    discountRatio: null,
    installmentCount: 6,
    priceAfter: null,
    productUntil: null,
    currency: 'TRY',
  });
  expect(text).toContain('6 taksit');
  expect(text).toContain('Normal fiyat 10.000 TL');
  expect(text).not.toContain('Kampanyalı fiyat');
  expect(text).not.toContain('Düğün günleri');
});
