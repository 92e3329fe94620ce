import { lazyWithPreload } from '../../../src/ui/lazyWithPreload.tsx';

/** Autocomplete of a business name, loaded with the form. */
export const BusinessInput = lazyWithPreload(
  async () => (await import('./BusinessSearch.tsx')).BusinessSearch,
);

/** Marketplace provider selected by that name. */
export const FoundInput = lazyWithPreload(
  async () => (await import('./FoundBusiness.tsx')).FoundBusiness,
);
