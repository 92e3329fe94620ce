import type { Generated } from 'kysely';

/** Request for a bigger package, or a recommended company. */
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
  /** Maximum reward in gift vouchers, in whole lira. */
  reward: number | null;
  status: Generated<'open' | 'answered'>;
  created_at: string;
}

export interface CampaignTables {
  campaign_requests: CampaignRequestsTable;
}
