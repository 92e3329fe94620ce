import type { Schemas } from '#contract/types.ts';
import type { Language, Tx } from '../../http/call.ts';
import { fold } from '../../db/fold.ts';
import { newToken } from '../../secrets/token.ts';
import { briefOf } from './shape.ts';
import { allProviders, type Linked } from './store.ts';

/** Returns the short records of a user's providers for the shell, in the customer's order. */
export async function providerBriefs(
  tx: Tx,
  linked: Linked,
  { language, now }: { language: Language; now: Date },
): Promise<Schemas['ProviderBrief'][]> {
  return (await allProviders(tx, linked, language)).map((row) => briefOf(row, now));
}

/** Provider that a registration creates. */
interface NewProvider {
  customerId: number;
  name: string;
  categoryId: number;
  cityId: number;
  districtId: number | null;
  address: string | null;
  location: { latitude: number; longitude: number } | null;
  phone: string | null;
  email: string | null;
  product: {
    name: string;
    /** First and last day of the package. */
    from: string;
    to: string;
    isTrial: boolean;
    features: Schemas['PackageFeature'][];
    photos: number | null;
    couplesPerMonth: number | null;
    rivals: number;
  };
}

/** Returns a unique URL slug for a name. */
async function freeSlug(tx: Tx, name: string): Promise<string> {
  const plain = fold(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 120);
  const taken = await tx
    .selectFrom('providers')
    .select('id')
    .where('slug', '=', plain)
    .executeTakeFirst();
  return plain === '' || taken ? newToken(plain || 'page').toLowerCase() : plain;
}

/** Creates a provider with its package. @returns its id */
export async function openProvider(tx: Tx, page: NewProvider, now: Date): Promise<number> {
  const { product, location } = page;
  const moment = now.toISOString();
  const { id } = await tx
    .insertInto('providers')
    .values({
      customer_id: page.customerId,
      name: page.name.trim(),
      slug: await freeSlug(tx, page.name),
      category_id: page.categoryId,
      city_id: page.cityId,
      district_id: page.districtId,
      product_name: product.name,
      product_date_start: product.from,
      product_date_end: product.to,
      stats_access: product.features.includes('pageStats'),
      rival_stats_access: product.rivals,
      paid_status: product.isTrial ? 'trial' : 'unpaid',
      listing_product_name: product.name,
      features: product.features,
      limits: JSON.stringify({
        ...(product.photos !== null && { photos: product.photos }),
        ...(product.couplesPerMonth !== null && { couplesPerMonth: product.couplesPerMonth }),
      }),
      about: null,
      phone: page.phone,
      email: page.email,
      website: null,
      address: page.address,
      latitude: location?.latitude ?? null,
      longitude: location?.longitude ?? null,
      created_at: moment,
      updated_at: moment,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Inserts the link of a user to a provider; the user receives its leads by default. */
export async function linkUser(
  tx: Tx,
  { customerId, userId, providerId }: { customerId: number; userId: number; providerId: number },
): Promise<void> {
  await tx
    .insertInto('customer_user_providers')
    .values({
      customer_id: customerId,
      customer_user_id: userId,
      provider_id: providerId,
      signature_content: null,
      signature_image: null,
    })
    .execute();
}
