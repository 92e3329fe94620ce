import { catalogs } from '#contract/manifest/catalogs.ts';
import type { FieldMap } from '../../engine/definition/manifest.ts';
import { kindNameOf, type Field } from '../../engine/definition/field.ts';

const { fields } = catalogs.create;

/** What is asked of a price list that is out of date; as of a new one, both have to be said. */
export const catalogFacts = {
  prices: fields.prices,
  expireAt: fields.expireAt,
} satisfies FieldMap;

/** The same as an input asks for them. */
export const catalogFields: readonly Field[] = (['prices', 'expireAt'] as const).map((path) => ({
  resource: catalogs.name,
  path,
  kind: kindNameOf(catalogFacts[path], {}),
  facts: catalogFacts[path],
  settings: {},
}));
