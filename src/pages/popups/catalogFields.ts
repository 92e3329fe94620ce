import { catalogs } from '#contract/manifest/catalogs.ts';
import type { FieldMap } from '../../engine/definition/manifest.ts';
import { kindNameOf, type Field } from '../../engine/definition/field.ts';

const { fields } = catalogs.create;

/** Fields of the form for an outdated price list; as for a new one, both are required. */
export const catalogFacts = {
  prices: fields.prices,
  expireAt: fields.expireAt,
} satisfies FieldMap;

/** Form fields of these facts. */
export const catalogFields: readonly Field[] = (['prices', 'expireAt'] as const).map((path) => ({
  resource: catalogs.name,
  path,
  kind: kindNameOf(catalogFacts[path], {}),
  facts: catalogFacts[path],
  settings: {},
}));
