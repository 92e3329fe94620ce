import { listItemOptionGroups } from '#contract/operations.ts';
import { optionGroupsInput } from '../../../src/engine/controls/optionGroups/optionGroupsInput.tsx';

/** Details of a model by the groups of its provider's category. */
export const ModelOptions = optionGroupsInput({
  by: 'providerId',
  resource: 'providers',
  at: 'category.id',
  load: async (api, providerCategoryId, signal) =>
    (await api.call(listItemOptionGroups, { query: { providerCategoryId, limit: 100 }, signal }))
      .data,
  note: 'resources.provider-items.optionsNeedProvider',
});
