import { expect, it } from 'vitest';
import { discounts } from '#contract/manifest/discounts.ts';
import { defineResource } from '../definition/defineResource.ts';
import { copiedValues } from './copiedValues.ts';

const REQUIRED = ['providerId', 'discountType', 'validFrom', 'validUntil'] as const;
const required = {
  providerId: 4,
  discountType: 'discount',
  validFrom: '2026-12-01',
  validUntil: '2027-02-01',
};

const campaigns = defineResource(discounts, {
  title: 'title',
  list: { columns: ['title'] },
  create: { copy: true, form: { campaign: ['title', 'image', 'isPrimary', ...REQUIRED] } },
});

it('copies the values of the form without its files and without a mark that one record alone can have', () => {
  const record = { id: 1, title: 'Kış indirimi', image: '/files/a.webp', isPrimary: true };
  expect(copiedValues(campaigns, { ...record, ...required })).toEqual({
    title: 'Kış indirimi',
    ...required,
  });
});
