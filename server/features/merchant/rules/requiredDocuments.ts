import type { Schemas } from '#contract/types.ts';
import type { FieldFault } from '../../../http/apiError.ts';

type DocumentKind = Schemas['MerchantDocumentKind'];
type BusinessType = Schemas['MerchantBusinessType'];

/** Documents that each kind of business adds before it submits; the application shows them to the panel. */
export const requiredDocuments = {
  individual: ['identity'],
  private_company: ['identity', 'tax_plate'],
  corporate: ['tax_plate', 'trade_register', 'signature_circular'],
} satisfies Schemas['MerchantRequiredDocuments'];

/** Returns a fault for each document that is missing for the submission. */
export function missingDocuments(
  type: BusinessType,
  documents: readonly DocumentKind[],
): FieldFault[] {
  const required: readonly DocumentKind[] = requiredDocuments[type];
  return required
    .filter((kind) => !documents.includes(kind))
    .map((kind) => ({ path: `documents.${kind}`, code: 'required' }));
}
