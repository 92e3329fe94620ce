import type { Schemas } from '#contract/types.ts';
import type { FieldFault } from '../../../http/apiError.ts';

type DocumentKind = Schemas['MerchantDocumentKind'];
type BusinessType = Schemas['MerchantBusinessType'];

/** Required documents of each kind of business before submission; the panel receives them with the application. */
export const requiredDocuments = {
  individual: ['identity'],
  private_company: ['identity', 'tax_plate'],
  corporate: ['tax_plate', 'trade_register', 'signature_circular'],
} satisfies Schemas['MerchantRequiredDocuments'];

/** Returns a fault for each missing document of a submission. */
export function missingDocuments(
  type: BusinessType,
  documents: readonly DocumentKind[],
): FieldFault[] {
  const required: readonly DocumentKind[] = requiredDocuments[type];
  return required
    .filter((kind) => !documents.includes(kind))
    .map((kind) => ({ path: `documents.${kind}`, code: 'required' }));
}
