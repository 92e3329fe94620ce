import { listItemOptionGroups } from '#contract/operations.ts';
import { optionGroupsInput } from '../../../src/engine/controls/optionGroups/optionGroupsInput.tsx';

const MAX_GROUPS = 100;

/** Tags by the groups of the provider's category. */
export const TagGroups = optionGroupsInput({
  by: 'providerId',
  resource: 'providers',
  at: 'category.id',
  load: async (api, providerCategoryId, signal) => {
    const query = { providerCategoryId, limit: MAX_GROUPS };
    return (await api.call(listItemOptionGroups, { query, signal })).data;
  },
  note: 'resources.mediaDesk.tagsNeedProvider',
});
