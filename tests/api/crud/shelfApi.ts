import { sql } from 'kysely';
import { contractWithShelves } from './shelfContract.ts';
import { testApi, type TestApiOptions } from '../../support/api.ts';

export interface Item {
  id: number;
  version: number;
  label: string;
  [key: string]: unknown;
}
interface Answer<T> {
  status: number;
  data: T;
  meta: { page: number; limit: number; total: number; totalIsExact: boolean };
  code: string;
  reason: string;
  errors: { path: string; code: string; message: string }[];
  current: Item;
}
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
type Headers = Record<string, string>;

/** Body of a whole item that every caller may send. */
export const full = {
  label: 'Işıklı Kemer',
  providerId: 1,
  color: 'rose',
  occasion: 'wedding',
  madeOn: '2026-02-28',
  price: 45_000,
  weight: 2.25,
  isFragile: true,
  dimensions: { width: 3, height: 1.5 },
  parts: [],
  hint: 'cam',
};

async function seed(kysely: Awaited<ReturnType<typeof testApi>>['db']['kysely']): Promise<void> {
  await kysely
    .insertInto('customers')
    .values([
      { id: 1, name: 'Yıldırım' },
      { id: 2, name: 'Zeynep' },
    ])
    .execute();
  await kysely
    .insertInto('customer_users')
    .values([
      { id: 1, customer_id: 1, name: 'Ayşe', role_id: 'owner', status: 'active' },
      { id: 2, customer_id: 1, name: 'Mert', role_id: 'owner', status: 'active' },
      { id: 3, customer_id: 2, name: 'Zeynep', role_id: 'owner', status: 'active' },
    ])
    .execute();
  await sql`insert into provider_categories (id, position, words, category_type) values (1, 1, '{}', 'venue')`.execute(
    kysely,
  );
  await sql`insert into config_items (item_type, item_id, position, words, status) values
    ('organization_type', 'wedding', 1, '{}', 'active'), ('organization_type', 'ball', 2, '{}', 'passive')`.execute(
    kysely,
  );
  await kysely
    .insertInto('providers')
    .values(
      [1, 2, 3].map((id) => ({
        id,
        customer_id: id === 3 ? 2 : 1,
        name: `P${id}`,
        slug: `p${id}`,
        category_id: 1,
        city_id: 34,
      })),
    )
    .execute();
  await kysely
    .insertInto('customer_user_providers')
    .values([
      { customer_id: 1, customer_user_id: 1, provider_id: 1 },
      { customer_id: 1, customer_user_id: 1, provider_id: 2 },
      { customer_id: 1, customer_user_id: 2, provider_id: 1 },
      { customer_id: 2, customer_user_id: 3, provider_id: 3 },
    ])
    .execute();
}

/**
 * Starts the API with the shelves' contract and three users: ayse of customer 1 with providers 1 and 2, mert of the
 * same customer with provider 1 alone, zeynep of customer 2 with provider 3.
 */
export async function shelfApi(options: TestApiOptions = {}) {
  const api = await testApi({ contract: contractWithShelves(), ...options });
  const { kysely } = api.db;
  await seed(kysely);
  const [ayse, mert, zeynep] = [
    await api.signedInAs(1),
    await api.signedInAs(2),
    await api.signedInAs(3),
  ];

  async function call<T = Item>(
    who: Headers,
    method: Method,
    url: string,
    payload?: object,
    headers: Headers = {},
  ): Promise<Answer<T>> {
    const response = await api.app.inject({
      method,
      url: `/api${url}`,
      headers: { ...who, ...headers },
      ...(payload && { payload }),
    });
    return { status: response.statusCode, ...response.json<Omit<Answer<T>, 'status'>>() };
  }

  return {
    ...api,
    ayse,
    mert,
    zeynep,
    call,
    /** Empties both collections, ids from 1 again. */
    clear: () => sql`truncate shelf_items, shelves restart identity`.execute(kysely),
    async labels(query: string, who: Headers = ayse): Promise<string[]> {
      const { data } = await call<Item[]>(who, 'GET', `/shelf-items?${query}`);
      return data.map(({ label }) => label);
    },
    async create(who: Headers, payload: object): Promise<Item> {
      const { status, data, errors } = await call(who, 'POST', '/shelf-items', payload);
      if (status !== 201) throw new Error(JSON.stringify(errors));
      return data;
    },
  };
}
