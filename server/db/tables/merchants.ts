import type { Generated, JSONColumnType } from 'kysely';
import type { Schemas } from '#contract/types.ts';
import type { FileMetadata } from '../../files/FileMetadata.ts';

/** Customer's application to accept payments of couples, and the resulting agreement. */
export interface MerchantApplicationsTable {
  id: Generated<number>;
  customer_id: number;
  business_type: Schemas['MerchantBusinessType'];
  name: string | null;
  identity_number: string | null;
  birth_date: string | null;
  tax_number: string | null;
  tax_office: string | null;
  trade_register: string | null;
  iban: string | null;
  address: string | null;
  status: Generated<Schemas['MerchantStatus']>;
  submitted_at: string | null;
  submitted_by: number | null;
  due_at: string | null;
  decided_at: string | null;
  agent_id: number | null;
  rejection_reason: string | null;
  agreement_status: 'offered' | 'approved' | 'objected' | null;
  agreement_offered_at: string | null;
  agreement_due_at: string | null;
  agreement_decided_at: string | null;
  agreement_decided_by: number | null;
  agreement_is_automatic: Generated<boolean>;
  agreement_objection: string | null;
  agreement_answer: string | null;
  created_at: string;
  updated_at: string;
  /** Number of changes by the customer. */
  version: Generated<number>;
}

interface MerchantDocumentsTable {
  customer_id: number;
  kind: Schemas['MerchantDocumentKind'];
  file: JSONColumnType<FileMetadata>;
  added_at: string;
}

export interface MerchantTables {
  merchant_applications: MerchantApplicationsTable;
  merchant_documents: MerchantDocumentsTable;
}
