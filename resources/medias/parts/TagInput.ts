import { lazyWithPreload } from '../../../src/ui/lazyWithPreload.tsx';

/**
 * Tags by the groups of the provider's category, loaded with the form. Not a kind of the contract, because it
 * would have to name an operation, its parameter and a field of another record (`optionGroupsInput`). The API
 * rejects a tag of another category.
 */
export const TagInput = lazyWithPreload(async () => (await import('./TagGroups.tsx')).TagGroups);
