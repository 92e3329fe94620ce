import { lazyWithPreload } from '../../../src/ui/lazyWithPreload.tsx';

/**
 * Details of a model by the groups of its page's category; they load with the form. A part and not a kind of the
 * contract: a word for it would have to name a call, its parameter and a field of another record
 * (`optionGroupsInput`). The API refuses an option of another category.
 */
export const OptionsInput = lazyWithPreload(
  async () => (await import('./ModelOptions.ts')).ModelOptions,
);
