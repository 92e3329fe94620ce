import { lazyWithPreload } from '../../../src/ui/lazyWithPreload.tsx';

/** Details of a model; they load with the form. */
export const OptionsInput = lazyWithPreload(
  async () => (await import('./ModelOptions.ts')).ModelOptions,
);
