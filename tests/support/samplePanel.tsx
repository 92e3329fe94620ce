import { QueryClient } from '@tanstack/react-query';
import { CoreAdminContext, type AuthProvider } from 'react-admin';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import type { Language } from '#i18n/messages.ts';
import type { Schemas } from '#contract/types.ts';
import type { Client } from '../../src/data/client.ts';
import { createDataProvider } from '../../src/data/dataProvider.ts';
import { loadI18nProvider } from '../../src/shell/i18nProvider.ts';

const cities: Schemas['City'][] = [
  { id: 34, name: 'İstanbul' },
  { id: 6, name: 'Ankara' },
  { id: 81, name: 'Düzce' },
];

const districts: Schemas['District'][] = [
  { id: 3401, name: 'Kadıköy', cityId: 34 },
  { id: 3402, name: 'Beşiktaş', cityId: 34 },
  { id: 601, name: 'Çankaya', cityId: 6 },
];

const neighborhoods: Schemas['Neighborhood'][] = [
  { id: 340101, name: 'Caferağa', districtId: 3401 },
  { id: 340201, name: 'Bebek', districtId: 3402 },
];

const kindsOfEvent: Schemas['ConfigItem'][] = [
  { id: 1, itemType: 'organization_type', itemId: 'wedding', value: 'Düğün', status: 'active' },
  { id: 2, itemType: 'organization_type', itemId: 'engagement', value: 'Nişan', status: 'active' },
  { id: 3, itemType: 'organization_type', itemId: 'gala', value: 'Gala', status: 'passive' },
  { id: 4, itemType: 'currency', itemId: 'TRY', value: 'Türk lirası', status: 'active' },
];

const prices: Schemas['ProductPrice'][] = [
  {
    productId: 2,
    name: 'Altın paket',
    priceMinor: 1_250_000,
    months: 12,
    renewsOn: '2027-01-01',
    changes: [],
  },
];

/** Creates an auth provider for a user with these permissions. */
function userWith(permissions: readonly string[]): AuthProvider {
  const nothing = () => Promise.resolve();
  return {
    login: nothing,
    logout: nothing,
    checkAuth: nothing,
    checkError: nothing,
    getPermissions: () => Promise.resolve(permissions),
  };
}

const nobody = (): Promise<never> =>
  Promise.reject(new Error('The test allows no request over the network'));
const unreachable: Client = { send: nobody, call: nobody };

/** Returns a query client with cached responses of the API: names of a few cities, and two lists. */
function filledQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } },
  });
  client.setQueryData(['config-items'], kindsOfEvent);
  client.setQueryData(['subscription', 'prices'], prices);
  const named = { cities, districts, neighborhoods };
  for (const [resource, records] of Object.entries(named))
    for (const record of records)
      client.setQueryData(
        [resource, 'getMany', { ids: [String(record.id)], meta: undefined }],
        [record],
      );
  const firstPage = {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'id', order: 'DESC' },
    filter: {},
    meta: undefined,
  };
  const chosen = cities.filter(({ id }) => id !== 81);
  const ids = chosen.map(({ id }) => String(id));
  client.setQueryData(['cities', 'getMany', { ids, meta: undefined }], chosen);
  const fill = (resource: string, filter: object, data: readonly object[]) =>
    client.setQueryData([resource, 'getList', { ...firstPage, filter }], {
      data,
      total: data.length,
    });
  fill('cities', {}, cities);
  fill('cities', { categoryType: ['bridal'] }, cities.slice(1, 2));
  for (const { id: cityId } of cities)
    fill(
      'districts',
      { cityId },
      districts.filter((one) => one.cityId === cityId),
    );
  for (const { id: districtId } of districts)
    fill(
      'neighborhoods',
      { districtId },
      neighborhoods.filter((one) => one.districtId === districtId),
    );
  return client;
}

/**
 * Creates the panel's contexts with the messages of a language. Responses for the examples are cached; every other
 * request fails.
 * @param permissions of the user; without them no user is signed in
 */
export async function samplePanel(language: Language, permissions?: readonly string[]) {
  const i18nProvider = await loadI18nProvider(language, ['tr', 'en', 'de', 'ar']);
  const dataProvider = createDataProvider({
    client: unreachable,
    pathValues: () => ({}),
  });
  const queryClient = filledQueryClient();
  return function SamplePanel({ children }: { children: ReactNode }) {
    return (
      <MemoryRouter>
        <CoreAdminContext
          i18nProvider={i18nProvider}
          dataProvider={dataProvider}
          queryClient={queryClient}
          {...(permissions && { authProvider: userWith(permissions) })}
        >
          {children}
        </CoreAdminContext>
      </MemoryRouter>
    );
  };
}
