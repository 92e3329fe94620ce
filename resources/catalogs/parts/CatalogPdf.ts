import type { Schemas } from '#contract/types.ts';
import { lazyWithPreload } from '../../../src/ui/lazyWithPreload.tsx';

/** PDF of a price list, loaded with the record's page. */
export const CatalogPdf = lazyWithPreload<{ record: Schemas['Catalog'] }>(
  async () => (await import('./CatalogPdfCard.tsx')).CatalogPdfCard,
);
