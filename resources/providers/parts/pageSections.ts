import { lazyWithPreload } from '../../../src/ui/lazyWithPreload.tsx';

/** Sections of a provider's tabs, loaded with the record's page. */
export const pageSections = {
  redirect: lazyWithPreload(async () => (await import('./RedirectNumber.tsx')).RedirectNumber),
  instagram: lazyWithPreload(async () => (await import('./Instagram.tsx')).Instagram),
  package: lazyWithPreload(async () => (await import('./PackageInForce.tsx')).PackageInForce),
  leadForms: lazyWithPreload(async () => (await import('./LeadForms.tsx')).LeadForms),
  changes: lazyWithPreload(async () => (await import('./Changes.tsx')).Changes),
};
