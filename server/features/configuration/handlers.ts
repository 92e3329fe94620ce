import type { Schemas } from '#contract/types.ts';
import type { Handlers } from '../../http/call.ts';
import { COUNT_LIMIT, metaOf, windowOf } from '../../http/page.ts';
import { configItems, pendingChanges, providerCategories, type CategoryRow } from './store.ts';

type Scopes = readonly ('getRoiMinLeadCount' | 'getProviderCategoryMeta')[];

function categoryOf(
  { id, name, categoryType, roiMinLeadCount }: CategoryRow,
  scopes: Scopes,
): Schemas['ProviderCategory'] {
  const isVenue = categoryType === 'venue';
  const meta = { hasCapacity: isVenue, hasMenus: isVenue, hasModels: categoryType === 'bridal' };
  return {
    id,
    name,
    categoryType,
    ...(scopes.includes('getRoiMinLeadCount') ? { roiMinLeadCount } : {}),
    ...(scopes.includes('getProviderCategoryMeta') ? { meta } : {}),
  };
}

export const configurationHandlers = {
  async listConfigItems(tx, { query, language }) {
    return { data: await configItems(tx, query.itemTypes, language) };
  },

  async listProviderCategories(tx, { query, language }) {
    const rows = await providerCategories(tx, language);
    return { data: rows.map((row) => categoryOf(row, query.scopes ?? [])) };
  },

  async listPendingChangeRequests(tx, { query, principal }) {
    const { sort, providerId } = query;
    const { customerId } = principal;
    const providerIds =
      providerId === undefined
        ? principal.providerIds
        : principal.providerIds.filter((id) => id === providerId);
    const descending = sort !== 'createdAt';
    const scope = {
      customerId,
      providerIds,
      descending,
      ...windowOf(query),
      counted: COUNT_LIMIT,
    };
    const { rows, found } = await pendingChanges(tx, scope);
    return { data: rows, meta: metaOf(query, found) };
  },
} satisfies Pick<
  Handlers,
  'listConfigItems' | 'listProviderCategories' | 'listPendingChangeRequests'
>;
