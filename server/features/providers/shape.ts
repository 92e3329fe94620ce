import type { Schemas } from '#contract/types.ts';
import type { Principal } from '../../http/call.ts';
import { openFeatures } from '../../http/openFeatures.ts';
import { progressOf } from '../providerData/commands.ts';
import type { Feature, ProviderRow } from './store.ts';

const districtOf = ({ district_id: id, district_name: name }: ProviderRow) =>
  id === null || name === null ? null : { id, name };

const categoryOf = (row: ProviderRow) => ({
  id: row.category_id,
  name: row.category_name,
  categoryType: row.category_type,
});

/** Returns the available actions of a provider in its state. */
export const actionsOf = (row: ProviderRow): Schemas['ProviderActionName'][] => [
  'confirm',
  ...(row.is_waiting ? (['withdrawChanges'] as const) : []),
  ...(row.instagram_name === null ? [] : (['disconnectInstagram'] as const)),
];

/** Maps a row to the contract's provider. */
export function providerOf(
  row: ProviderRow,
  { permissions }: Pick<Principal, 'permissions'>,
): Schemas['Provider'] {
  const { latitude, longitude } = row;
  const { completeness, missing } = progressOf(row);
  return {
    id: row.id,
    version: row.version,
    name: row.name,
    slug: row.slug,
    categoryId: row.category_id,
    cityId: row.city_id,
    districtId: row.district_id,
    category: categoryOf(row),
    city: { id: row.city_id, name: row.city_name },
    district: districtOf(row),
    onHold: row.on_hold,
    productFeatures: {
      productName: row.product_name,
      productDateStart: row.product_date_start,
      productDateEnd: row.product_date_end,
      statsAccess: row.stats_access,
      rivalStatsAccess: row.rival_stats_access,
    },
    paidStatus: row.paid_status,
    providerFilter: { listingProductName: row.listing_product_name },
    isMissingData: missing > 0,
    completeness,
    about: row.about,
    phone: row.phone,
    email: row.email,
    website: row.website,
    address: row.address,
    location: latitude === null || longitude === null ? null : { latitude, longitude },
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    instagramName: row.instagram_name?.slice(0, 60) ?? null,
    confirmedAt: row.confirmed_at,
    allowed: {
      update: permissions.has('pages.write'),
      actions: permissions.has('pages.write') ? actionsOf(row) : [],
    },
  };
}

/** Maps a row to the shell's short record of a provider. */
export function briefOf(row: ProviderRow, now: Date): Schemas['ProviderBrief'] {
  return {
    id: row.id,
    name: row.name,
    category: categoryOf(row),
    city: { id: row.city_id, name: row.city_name },
    district: districtOf(row),
    onHold: row.on_hold,
    listingProductName: row.listing_product_name,
    features: openFeatures(row, now),
  };
}

type Permissions = Schemas['ProviderPermissions']['data'];

/** Returns the features that the package of a provider includes. */
export function permissionsOf(row: ProviderRow, now: Date): Permissions {
  const held = new Set(openFeatures(row, now));
  const has = (feature: Feature) => held.has(feature);
  return {
    providerId: row.id,
    features: {
      addCampaign: has('addCampaign'),
      uploadPhotos: has('uploadPhotos'),
      viewLeads: has('viewLeads'),
      rivalStats: has('rivalStats'),
      replyTestimonial: has('replyTestimonial'),
      pageStats: has('pageStats'),
      dealStats: has('dealStats'),
      itemBids: has('itemBids'),
      whatsappLeads: has('whatsappLeads'),
      coupleDealStatus: has('coupleDealStatus'),
    },
    limits: { photos: null, couplesPerMonth: null, ...row.limits },
  };
}
