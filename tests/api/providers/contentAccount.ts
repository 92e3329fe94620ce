import type { Schemas } from '#contract/types.ts';
import { addCustomer, addPlaces, addProvider, addUser } from '../../support/account.ts';
import { testApi, type Caller, type TestApi } from '../../support/api.ts';

type Feature = keyof Schemas['ProviderPermissions']['data']['features'];

export interface ContentAccount {
  api: TestApi;
  caller: Caller;
  providerIds: readonly number[];
}

/** Creates a customer with one provider per list of features, in order, and a user linked to all. */
export async function contentAccount(
  ...features: readonly (readonly Feature[])[]
): Promise<ContentAccount> {
  const api = await testApi();
  await addPlaces(api.db);
  const customerId = await addCustomer(api.db);
  const words = JSON.stringify({ tr: 'x', en: 'x', de: 'x', ar: 'x' });
  await api.db.kysely
    .insertInto('config_items')
    .values([
      { item_type: 'discount_type', item_id: 'discount', position: 1, words },
      { item_type: 'discount_type', item_id: 'installment', position: 2, words },
    ])
    .execute();
  const providerIds: number[] = [];
  for (const held of features)
    providerIds.push(await addProvider(api.db, customerId, { features: [...held] }));
  const caller = await api.signedInAs(await addUser(api.db, { customerId, providerIds }));
  return { api, caller, providerIds };
}

/** Returns a valid campaign. */
export const campaignOf = (providerId: number) => ({
  providerId,
  title: 'Kış indirimi',
  discountType: 'discount',
  discountRatio: 20,
  validFrom: '2026-12-01',
  validUntil: '2027-01-31',
});
