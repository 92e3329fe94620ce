import { lazyWithPreload } from '../../../src/ui/lazyWithPreload.tsx';

/** Strip above the list of providers, loaded with the list. */
export const ProvidersAbove = lazyWithPreload(
  async () => (await import('./ChurnedProviders.tsx')).ChurnedProviders,
);
