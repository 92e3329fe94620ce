import { lazyWithPreload } from '../../../src/ui/lazyWithPreload.tsx';

/**
 * Tags of the form by the groups of the page's category; a list of photos does not load them. A part and not a kind of
 * the contract: a word for it would have to name a call, its parameter and a field of another record
 * (`optionGroupsInput`). The API refuses a tag of another category.
 */
export const TagInput = lazyWithPreload(async () => (await import('./TagGroups.tsx')).TagGroups);
