import type { Generated } from 'kysely';

/** A request for a bigger package, or a company that was recommended. */
export interface CampaignRequestsTable {
  id: Generated<number>;
  customer_id: number;
  customer_user_id: number | null;
  kind: 'upgrade' | 'referral';
  campaign_id: number;
  company_name: string;
  contact_name: string;
  feature: string | null;
  phone: string | null;
  category_id: number | null;
  /** Whole lira of gift vouchers that it earns at most. */
  reward: number | null;
  status: Generated<'open' | 'answered'>;
  created_at: string;
}

/** Tables of this part. */
export interface CampaignTables {
  campaign_requests: CampaignRequestsTable;
}
