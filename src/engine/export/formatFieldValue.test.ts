import { catalogs } from '#contract/manifest/catalogs.ts';
import { discounts } from '#contract/manifest/discounts.ts';
import { leads } from '#contract/manifest/leads.ts';
import { expect, it } from 'vitest';
import { defineResource } from '../definition/defineResource.ts';
import { getField } from '../definition/field.ts';
import { formatFieldValue } from './formatFieldValue.ts';
import type { Resource } from '../definition/runtimeDefinition.ts';
import type { FormatContext } from './FormattedValue.ts';

const resource = defineResource(leads, {
  title: 'couple.name',
  computed: { guests: { as: 'number', value: (lead) => (lead.leadDetails ? 1200 : null) } },
  list: { columns: ['couple.name', 'guests'] },
});
const context: FormatContext = {
  locale: 'tr',
  translate: (key) => `<${key}>`,
  configItem: (list, id) => `${list}/${id}`,
  nameOf: (name, id) => `${name} ${id}`,
};
const record = {
  id: 7,
  providerId: 3,
  status: 'deal',
  couple: { name: 'Elif & Can', weddingDate: '2027-06-19', phone: '+905321234567' },
  createdAt: '2026-11-21T22:30:00Z',
  leadDetails: { packagePrice: 12500, organizationType: 'wedding' },
  isPrepaid: true,
};
const formatted = (path: string) => formatFieldValue(getField(resource, path), record, context);

it('formats values with the labels of the screen', () => {
  expect(formatted('couple.name')).toEqual({ text: 'Elif & Can' });
  expect(formatted('status').text).toBe('<resources.leads.values.status.deal>');
  expect(formatted('isPrepaid').text).toBe('<ra.boolean.true>');
  expect(formatted('leadDetails.organizationType').text).toBe('organization_type/wedding');
  expect(formatted('couple.phone').text).toBe('+90 532 123 45 67');
  expect(formatted('respondBy')).toEqual({ text: '' });
});

it('keeps the types of days, instants and amounts', () => {
  expect(formatted('couple.weddingDate')).toEqual({
    text: '19.06.2027',
    value: new Date('2027-06-19T00:00:00Z'),
    format: 'dd.mm.yyyy',
  });
  // 01:30 of the next day in the deployment's time zone.
  expect(formatted('createdAt')).toEqual({
    text: '22.11.2026 01:30',
    value: new Date('2026-11-22T01:30:00Z'),
    format: 'dd.mm.yyyy hh:mm',
  });
  expect(formatted('leadDetails.packagePrice')).toMatchObject({
    value: 12500,
    format: '#,##0 "TL"',
  });
});

it('exports computed values like any other', () => {
  expect(formatted('guests')).toMatchObject({ text: '1.200', value: 1200 });
});

it('formats amounts in the currency of their record', () => {
  const priceOf = (definition: Resource, path: string, item: object) =>
    formatFieldValue(getField(definition, path), { id: 1, ...item }, context);
  const campaigns = defineResource(discounts, {
    title: 'title',
    list: { columns: ['title', 'priceAfter'] },
  });
  const campaign = { priceAfter: 2500, currency: 'EUR' };
  expect(priceOf(campaigns, 'priceAfter', campaign)).toMatchObject({ format: '#,##0 "EUR"' });
  const lists = defineResource(catalogs, {
    title: 'name',
    list: { columns: ['name', 'lowestWeekdayPrice'] },
  });
  const list = { lowestWeekdayPrice: 900, prices: [{ price: 900, currency: 'USD' }] };
  expect(priceOf(lists, 'lowestWeekdayPrice', list)).toMatchObject({ format: '#,##0 "USD"' });
});
