import { lazyWithPreload } from '../../../src/ui/lazyWithPreload.tsx';

/** Name of a business, found while it is typed; it loads with the form. */
export const BusinessInput = lazyWithPreload(
  async () => (await import('./BusinessSearch.tsx')).BusinessSearch,
);
