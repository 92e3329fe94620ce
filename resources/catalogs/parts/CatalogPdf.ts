import type { Schemas } from '#contract/types.ts';
import { lazyWithPreload } from '../../../src/ui/lazyWithPreload.tsx';

/** The PDF of a price list; it loads with the record's page, not with the list. */
export const CatalogPdf = lazyWithPreload<{ record: Schemas['Catalog'] }>(
  async () => (await import('./CatalogPdfCard.tsx')).CatalogPdfCard,
);
