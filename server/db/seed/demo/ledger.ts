import type { Insertable } from 'kysely';
import type {
  CouplesTable,
  LeadCallsTable,
  LeadCommentReadsTable,
  LeadCommentsTable,
  LeadHistoriesTable,
  LeadInteractionsTable,
  LeadItemsTable,
  LeadMessagesTable,
  LeadsTable,
  ProductLeadsTable,
} from '../../tables/leads.ts';

/** Every writable column of a lead. */
export type LeadRow = Required<Insertable<LeadsTable>>;

/** Rows about leads, collected before they are inserted. */
export class Ledger {
  readonly couples: Required<Insertable<CouplesTable>>[] = [];
  readonly leads: LeadRow[] = [];
  readonly messages: Insertable<LeadMessagesTable>[] = [];
  readonly interactions: Insertable<LeadInteractionsTable>[] = [];
  readonly calls: Insertable<LeadCallsTable>[] = [];
  readonly histories: Insertable<LeadHistoriesTable>[] = [];
  readonly comments: Insertable<LeadCommentsTable>[] = [];
  readonly commentReads: Insertable<LeadCommentReadsTable>[] = [];
  readonly items: Insertable<LeadItemsTable>[] = [];
  readonly productLeads: Insertable<ProductLeadsTable>[] = [];
}
