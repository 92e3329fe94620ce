import type { Rule } from '#contract/brokenRules.ts';
import { merchantApplications } from '#contract/manifest/merchant-applications.ts';
import type { Schemas } from '#contract/types.ts';
import { kindNameOf, type Field } from '../../engine/definition/field.ts';
import type { FieldMap } from '../../engine/definition/manifest.ts';

export type BusinessType = Schemas['MerchantBusinessType'];
export type DocumentKind = Schemas['MerchantDocumentKind'];

const { name: resource, create } = merchantApplications;
const facts: FieldMap = create.fields;
const rules: readonly Rule[] = create.rules;

/** Kinds of business, in the contract's order. */
export const BUSINESS_TYPES: readonly BusinessType[] = create.fields.businessType.values;

const fieldOf = (path: string): Field => {
  const own = { ...(facts[path] ?? { kind: 'text' }), required: true as const };
  return { resource, path, kind: kindNameOf(own, {}), facts: own, settings: {} };
};

/** Paths that the contract requires of a kind of business, in the order of its fields. */
function pathsOf(type: BusinessType): string[] {
  const required = new Set(
    rules.flatMap(({ of, when = {} }) => (when['businessType']?.includes(type) ? of : [])),
  );
  return Object.keys(facts).filter((path) => required.has(path));
}

const made = new Map<BusinessType, readonly Field[]>();

/** Fields of a kind of business, the same objects each time. */
export function fieldsOf(type: BusinessType): readonly Field[] {
  const known = made.get(type) ?? pathsOf(type).map(fieldOf);
  made.set(type, known);
  return known;
}

/** Facts that the fields are checked by; a draft may leave any of them empty. */
export const factsOf = (type: BusinessType, isSubmitted: boolean): FieldMap =>
  Object.fromEntries(
    fieldsOf(type).map(({ path, facts: { required: _, ...own } }) => [
      path,
      isSubmitted ? { ...own, required: true as const } : { ...own, nullable: true as const },
    ]),
  );
