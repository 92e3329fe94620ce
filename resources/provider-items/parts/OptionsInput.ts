import { lazyWithPreload } from '../../../src/ui/lazyWithPreload.tsx';

/**
 * Details of a model by the groups of its provider's category, loaded with the form. Not a kind of the contract,
 * because it would have to name an operation, its parameter and a field of another record (`optionGroupsInput`).
 * The API rejects an option of another category.
 */
export const OptionsInput = lazyWithPreload(
  async () => (await import('./ModelOptions.ts')).ModelOptions,
);
