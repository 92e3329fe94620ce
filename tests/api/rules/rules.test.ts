import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OperationId } from '#contract/types.ts';
import type { Caller, Request, TestApi } from '../../support/api.ts';
import { campaignOf, contentAccount } from '../providers/contentAccount.ts';

let api: TestApi;
let caller: Caller;
let providerId: number;

beforeAll(async () => {
  const account = await contentAccount(['addCampaign']);
  ({ api, caller } = account);
  [providerId = 0] = account.providerIds;
});
afterAll(() => api.close());

const faults = async (operation: OperationId, request: Request) => {
  const { status, error } = await api.refused(caller, operation, request);
  return { status, at: error.errors.map(({ path, code }) => `${path} ${code}`) };
};

test('reports all broken rules of a campaign at once, at their fields, with its other faults', async () => {
  const body = {
    ...campaignOf(providerId),
    validFrom: '2026-12-31',
    validUntil: '2026-12-01',
    priceBefore: 900,
    priceAfter: 1000,
  };
  expect(await faults('createDiscount', { body })).toEqual({
    status: 422,
    at: ['validUntil until_before_from', 'priceAfter price_not_lower'],
  });
  expect(await faults('createDiscount', { body: { ...body, title: '' } })).toEqual({
    status: 422,
    at: ['title required', 'validUntil until_before_from', 'priceAfter price_not_lower'],
  });
  const { error } = await api.refused(caller, 'createDiscount', { body });
  expect(error.errors[1]?.message).toBe('Kampanyalı fiyat, normal fiyattan düşük olmalıdır.');
  await api.ok(caller, 'createDiscount', {
    body: { ...body, validUntil: '2026-12-31', priceAfter: 899 },
  });
});

test('reports blank texts and invalid phone numbers with all other faults', async () => {
  const campaign = { ...campaignOf(providerId), title: ' \u00a0', priceBefore: 9, priceAfter: 10 };
  expect(await faults('createDiscount', { body: campaign })).toEqual({
    status: 422,
    at: ['title required', 'priceAfter price_not_lower'],
  });
  const gallery = { providerId, name: 'Düğün', hasAgreement: false, phone: '+901111111111' };
  expect(await faults('createGallery', { body: gallery })).toEqual({
    status: 422,
    at: ['phone phone'],
  });
  const lead = { couple: { brideName: ' ', phone: '+905' + '0'.repeat(8) }, providerId: 999_999 };
  expect(await faults('createLead', { body: lead })).toEqual({
    status: 422,
    at: ['couple.brideName required', 'couple.phone phone', 'providerId not_own'],
  });
});

test('checks a partial update against the resulting record', async () => {
  const body = { ...campaignOf(providerId), priceBefore: 900, priceAfter: 100 };
  const { data } = await api.ok(caller, 'createDiscount', { body });
  const change = (changes: object) => ({
    params: { id: data.id },
    version: data.version,
    body: changes,
  });
  expect(await faults('updateDiscount', change({ priceBefore: 100 }))).toEqual({
    status: 422,
    at: ['priceAfter price_not_lower'],
  });
  expect(await faults('updateDiscount', change({ validFrom: '2027-02-01' }))).toEqual({
    status: 422,
    at: ['validUntil until_before_from'],
  });
  const kept = await api.ok(caller, 'getDiscount', { params: { id: data.id } });
  expect(kept.data).toMatchObject({ version: data.version, priceBefore: 900 });
  await api.ok(caller, 'updateDiscount', change({ priceAfter: null, priceBefore: 50 }));
});

test('a choice requires its field, and an update cannot remove a field that the stored choice requires', async () => {
  const body = { ...campaignOf(providerId), discountType: 'installment' };
  expect(await faults('createDiscount', { body })).toEqual({
    status: 422,
    at: ['installmentCount required'],
  });
  const { data } = await api.ok(caller, 'createDiscount', {
    body: { ...body, installmentCount: 6 },
  });
  const at = { params: { id: data.id }, version: data.version };
  expect(await faults('updateDiscount', { ...at, body: { installmentCount: null } })).toEqual({
    status: 422,
    at: ['installmentCount required'],
  });
  await api.ok(caller, 'updateDiscount', { ...at, body: { installmentCount: 9 } });
});

test('a calendar entry needs a start, and cannot end before it', async () => {
  const at = { params: { id: providerId } };
  const entry = { title: 'Ziyaret', kind: 'visit', day: '2026-12-12', isAllDay: false };
  const startsAt = '2026-12-12T12:00:00.000Z';
  expect(
    await faults('createCalendarEvent', { ...at, body: { ...entry, startsAt, endsAt: startsAt } }),
  ).toEqual({ status: 422, at: ['endsAt end_not_after_start'] });
  expect(
    await faults('createCalendarEvent', { ...at, body: { ...entry, endsAt: startsAt } }),
  ).toEqual({ status: 422, at: ['startsAt required'] });
});
