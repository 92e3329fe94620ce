import { lazyWithPreload } from '../../../src/ui/lazyWithPreload.tsx';

/** Name of a business, found while it is typed; it loads with the form. */
export const BusinessInput = lazyWithPreload(
  async () => (await import('./BusinessSearch.tsx')).BusinessSearch,
);

/** The page that was found by that name. */
export const FoundInput = lazyWithPreload(
  async () => (await import('./FoundBusiness.tsx')).FoundBusiness,
);
