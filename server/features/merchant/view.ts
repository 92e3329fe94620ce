import type { Schemas } from '#contract/types.ts';
import { maskedIdentity } from '../customers/commands.ts';
import { requiredDocuments } from './rules/requiredDocuments.ts';
import type { DocumentRow, MerchantRow } from './store.ts';

type Shown = Schemas['MerchantApplication'];

/** Returns true if the customer can change an application in this status. */
export const isOpen = (status: Shown['status']): boolean =>
  status === 'draft' || status === 'rejected';

function agreementOf(row: MerchantRow): Shown['agreement'] {
  const { agreement_status: status, agreement_offered_at, agreement_due_at } = row;
  if (status === null || agreement_offered_at === null || agreement_due_at === null) return null;
  return {
    status,
    offeredAt: agreement_offered_at,
    dueAt: agreement_due_at,
    decidedAt: row.agreement_decided_at,
    isAutomatic: row.agreement_is_automatic,
    objection: row.agreement_objection,
    answer: row.agreement_answer,
  };
}

/** Masks all but the country, the check digits and the last four characters; keeps the length. */
function maskedIban(iban: string): string {
  return iban.slice(0, 4) + '*'.repeat(Math.max(0, iban.length - 8)) + iban.slice(-4);
}

interface Viewer {
  /** True includes the unmasked identity number. */
  canChange: boolean;
  /** True masks the IBAN, which an agent does not read while impersonating. */
  isImpersonated: boolean;
}

/** Maps an application to the contract's shape. */
export function viewOf(
  row: MerchantRow,
  documents: readonly DocumentRow[],
  { canChange, isImpersonated }: Viewer,
): Shown {
  const { identity_number: identity, iban } = row;
  return {
    version: row.version,
    businessType: row.business_type,
    name: row.name,
    identityNumber: identity === null || canChange ? identity : maskedIdentity(identity),
    birthDate: row.birth_date,
    taxNumber: row.tax_number,
    taxOffice: row.tax_office,
    tradeRegister: row.trade_register,
    iban: iban !== null && isImpersonated ? maskedIban(iban) : iban,
    address: row.address,
    status: row.status,
    submittedAt: row.submitted_at,
    dueAt: row.due_at,
    decidedAt: row.decided_at,
    rejectionReason: row.rejection_reason,
    documents: documents.map(({ kind, file: { name, size, mediaType }, added_at }) => ({
      kind,
      name,
      size,
      mediaType,
      addedAt: added_at,
    })),
    requiredDocuments,
    agreement: agreementOf(row),
    mayEdit: canChange && isOpen(row.status),
  };
}
