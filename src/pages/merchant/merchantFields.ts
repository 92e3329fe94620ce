import type { Rule } from '#contract/brokenRules.ts';
import { merchantApplications } from '#contract/manifest/merchant-applications.ts';
import type { Schemas } from '#contract/types.ts';
import { kindNameOf, type Field } from '../../engine/definition/field.ts';
import type { Facts, FieldMap } from '../../engine/definition/manifest.ts';
import { BusinessTypeName } from './BusinessTypeName.tsx';

export type BusinessType = Schemas['MerchantBusinessType'];
export type DocumentKind = Schemas['MerchantDocumentKind'];

const { name: resource, create } = merchantApplications;
const facts: FieldMap = create.fields;
const rules: readonly Rule[] = create.rules;

/** Kinds of business, in the contract's order. */
export const BUSINESS_TYPES: readonly BusinessType[] = create.fields.businessType.values;

/** Business type that is chosen by default. */
export const FIRST_TYPE: BusinessType = 'individual';

const fieldOf = ([path, given]: [string, Facts]): Field => {
  const own = { ...given, required: true as const };
  return { resource, path, kind: kindNameOf(own, {}), facts: own, settings: {} };
};

const fields = Object.entries(facts).map(fieldOf);

/** Business type as a field; its messages are those of the choice. */
export const businessTypeField: Field = {
  ...fieldOf(['businessType', create.fields.businessType]),
  settings: { cell: BusinessTypeName },
};

const made = new Map<BusinessType, readonly Field[]>();

/**
 * Returns the fields that the contract requires of a business type, in its order. Cached: the same array each
 * time.
 */
export function fieldsOf(type: BusinessType): readonly Field[] {
  const required = new Set(
    rules.flatMap(({ of, when = {} }) => (when['businessType']?.includes(type) ? of : [])),
  );
  const typeFields = made.get(type) ?? fields.filter(({ path }) => required.has(path));
  made.set(type, typeFields);
  return typeFields;
}

/** Returns the facts that validate the fields of a business type. A draft may leave any of them empty. */
export const factsOf = (type: BusinessType, isSubmitted: boolean): FieldMap =>
  Object.fromEntries(
    fieldsOf(type).map(({ path, facts: { required: _, ...own } }) => [
      path,
      isSubmitted ? { ...own, required: true as const } : { ...own, nullable: true as const },
    ]),
  );
