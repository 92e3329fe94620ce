import { merchantApplications } from '#contract/manifest/merchant-applications.ts';
import type { Schemas } from '#contract/types.ts';
import { kindNameOf, type Field } from '../../engine/definition/field.ts';
import type { FieldMap } from '../../engine/definition/manifest.ts';

export type BusinessType = Schemas['MerchantBusinessType'];
export type DocumentKind = Schemas['MerchantDocumentKind'];

export const BUSINESS_TYPES = [
  'individual',
  'private_company',
  'corporate',
] as const satisfies readonly BusinessType[];

const facts: FieldMap = merchantApplications.create.fields;

const PATHS: Readonly<Record<BusinessType, readonly string[]>> = {
  individual: ['name', 'identityNumber', 'birthDate', 'iban', 'address'],
  private_company: [
    'name',
    'identityNumber',
    'birthDate',
    'taxNumber',
    'taxOffice',
    'iban',
    'address',
  ],
  corporate: ['name', 'taxNumber', 'taxOffice', 'tradeRegister', 'iban', 'address'],
};

/** Documents that each kind of business adds. */
export const DOCUMENTS: Readonly<Record<BusinessType, readonly DocumentKind[]>> = {
  individual: ['identity'],
  private_company: ['identity', 'tax_plate'],
  corporate: ['tax_plate', 'trade_register', 'signature_circular'],
};

const fieldOf = (path: string): Field => {
  const own = { ...(facts[path] ?? { kind: 'text' }), required: true as const };
  const { name: resource } = merchantApplications;
  return { resource, path, kind: kindNameOf(own, {}), facts: own, settings: {} };
};

const made = new Map<BusinessType, readonly Field[]>();

/** Fields of a kind of business, the same objects each time. */
export function fieldsOf(type: BusinessType): readonly Field[] {
  const known = made.get(type) ?? PATHS[type].map(fieldOf);
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
