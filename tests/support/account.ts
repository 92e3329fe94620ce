import type { Insertable } from 'kysely';
import type { Schemas } from '#contract/types.ts';
import type { ProvidersTable } from '../../server/db/tables/providers.ts';
import type { Database } from '../../server/db/connection.ts';
import { jsonb } from '../../server/db/jsonb.ts';

type Db = Pick<Database, 'kysely'>;

/** Inserts Istanbul, Beykoz and a category (venues by default), which every provider needs. Idempotent. */
export async function addPlaces(
  { kysely }: Db,
  categoryType: Schemas['ProviderCategory']['categoryType'] = 'venue',
): Promise<void> {
  await kysely
    .insertInto('cities')
    .values([{ id: 34, name: 'İstanbul' }])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await kysely
    .insertInto('districts')
    .values([{ id: 341, name: 'Beykoz', city_id: 34 }])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const words = { tr: 'Kır Düğünü', en: 'Garden wedding', de: 'Gartenhochzeit', ar: 'زفاف' };
  await kysely
    .insertInto('provider_categories')
    .values({ id: 1, position: 1, category_type: categoryType, words: jsonb(words) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Inserts a customer. @returns its id */
export async function addCustomer({ kysely }: Db, name = 'Yıldırım Davet Grubu'): Promise<number> {
  const { id } = await kysely
    .insertInto('customers')
    .values({ name })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Inserts a provider of a customer. @returns its id */
export async function addProvider(
  { kysely }: Db,
  customerId: number,
  own: Partial<Insertable<ProvidersTable>> = {},
): Promise<number> {
  const { id } = await kysely
    .insertInto('providers')
    .values({
      customer_id: customerId,
      name: 'Çınaraltı Kır Bahçesi',
      slug: `page-${crypto.randomUUID()}`,
      category_id: 1,
      city_id: 34,
      district_id: 341,
      ...own,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

interface NewUser {
  customerId: number;
  name?: string;
  surname?: string;
  role?: Schemas['CustomerUserRole'];
  isAgent?: boolean;
  /** Providers that the user is linked to. */
  providerIds?: number[];
}

/** Inserts a customer user who may sign in. @returns the id */
export async function addUser({ kysely }: Db, user: NewUser): Promise<number> {
  const { customerId, name = 'Ayşe', surname = 'Yıldırım', role = 'owner', isAgent = false } = user;
  const { id } = await kysely
    .insertInto('customer_users')
    .values({
      customer_id: customerId,
      name,
      surname,
      role_id: role,
      is_agent: isAgent,
      status: 'active',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const provider_id of user.providerIds ?? []) {
    await kysely
      .insertInto('customer_user_providers')
      .values({ customer_id: customerId, customer_user_id: id, provider_id })
      .execute();
  }
  return id;
}
