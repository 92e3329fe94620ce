import type { Schemas } from '#contract/types.ts';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';

export interface CouplesTable {
  id: Generated<number>;
  customer_id: number;
  bride_name: string | null;
  groom_name: string | null;
  name: string;
  wedding_date: string | null;
  email: string | null;
  phone: string | null;
  name_key: ColumnType<string, never, never>;
  email_key: ColumnType<string | null, never, never>;
  contact_preference: Generated<Schemas['ContactPreference']>;
  follow_ups_refused_at: string | null;
  last_activity_at: string | null;
  last_activity_type: string | null;
  last_activity_lead_id: number | null;
}

export interface LeadsTable {
  id: Generated<number>;
  customer_id: number;
  provider_id: number;
  couple_id: number;
  version: Generated<number>;
  created_at: string;
  updated_at: string;
  last_activity_at: string;
  first_opened_at: string | null;
  answered_at: string | null;
  response_minutes: number | null;
  status: Generated<Schemas['LeadStatus']>;
  process_state: string | null;
  is_unread: Generated<boolean>;
  source: Schemas['LeadSource'];
  first_lead_type: Generated<Schemas['FirstLeadType']>;
  return_channel: Schemas['Channel'] | null;
  is_prepaid: Generated<boolean>;
  is_wedding: Generated<boolean>;
  unread_message_count: Generated<number>;
  item_count: Generated<number>;
  extension_number: string | null;
  switchboard_number: string | null;
  call_result_code: Schemas['CallResultCode'] | null;
  couple_name: string;
  /** Name of the couple; initials if the lead is masked. */
  shown_name: ColumnType<string, never, never>;
  search_key: ColumnType<string, never, never>;
  wedding_date: string | null;
  details_name: string;
  organization_type: string | null;
  estimated_guest_count: number | null;
  capacity: number | null;
  minimum_meal_price: number | null;
  package_price: number | null;
  extra_service: string | null;
  message: string | null;
  offer_product_name: string | null;
  offer_price: number | null;
  offer_note: string | null;
  offered_at: string | null;
  coupon: string | null;
  deal_date: string | null;
  deal_amount: number | null;
  deal_provider_id: number | null;
  reject_reason_id: string | null;
  reject_note: string | null;
  appointment_at: string | null;
  appointment_confirmed_at: string | null;
  assignee_id: number | null;
  spam_status: 'pending' | 'confirmed' | 'refused' | null;
  spam_reason_id: string | null;
  spam_reported_at: string | null;
  loan_link_sent_at: string | null;
  is_masked: Generated<boolean>;
}

export interface LeadMessagesTable {
  id: Generated<number>;
  customer_id: number;
  lead_id: number;
  message_key: Generated<string>;
  channel: 'email' | 'sms';
  direction: 'in' | 'out';
  subject: string | null;
  body: string;
  to_address: string | null;
  cc: Generated<string[]>;
  status: Schemas['DeliveryStatus'];
  failure: Schemas['LeadMessage']['failure'];
  tries: Generated<number>;
  /** Last attempt to send it. */
  tried_at: string | null;
  sent_by: number | null;
  /** True if a follow-up sent it. */
  is_automatic: Generated<boolean>;
  created_at: string;
  read_at: string | null;
  /** Number of SMS segments; null for an e-mail. */
  segments: number | null;
  /** Cost in hundredths; null for an e-mail and before it is sent. */
  cost_minor: number | null;
  /** Sanitized HTML of an e-mail with its signature; null if only its text is sent. */
  html: string | null;
  /** Storage key of the signature's picture. */
  signature_image: string | null;
}

export interface LeadMessageAttachmentsTable {
  id: Generated<number>;
  customer_id: number;
  message_id: number;
  /** Position from 0, in the order of attaching. */
  position: number;
  storage_key: string;
  name: string;
  /** Size in bytes. */
  size: number;
  media_type: string;
}

export interface LeadInteractionsTable {
  id: Generated<number>;
  customer_id: number;
  lead_id: number;
  version: Generated<number>;
  type: Schemas['InteractionType'];
  text: string | null;
  remind_at: string | null;
  reminded_at: string | null;
  created_by: number | null;
  created_at: string;
}

export interface LeadCallsTable {
  id: Generated<number>;
  customer_id: number;
  lead_id: number;
  result: Schemas['CallResultCode'] | null;
  created_by: number | null;
  started_at: string;
  ended_at: string | null;
}

export interface LeadHistoriesTable {
  id: Generated<number>;
  customer_id: number;
  lead_id: number;
  event: string;
  from_value: string | null;
  to_value: string | null;
  note: string | null;
  created_by: number | null;
  agent_id: number | null;
  created_at: string;
}

export interface LeadCommentsTable {
  id: Generated<number>;
  customer_id: number;
  lead_id: number;
  body: string;
  created_by: number | null;
  created_at: string;
}

export interface LeadCommentReadsTable {
  customer_id: number;
  lead_id: number;
  customer_user_id: number;
  read_at: string;
}

export interface LeadItemsTable {
  id: Generated<number>;
  customer_id: number;
  lead_id: number;
  name: string;
  image: string | null;
  price: number | null;
}

export interface ProductLeadsTable {
  id: Generated<number>;
  customer_id: number;
  lead_id: number;
  product: string;
  campaign_id: number;
  note: string | null;
  created_by: number | null;
  created_at: string;
}

export interface LeadFollowUpsTable {
  id: Generated<number>;
  customer_id: number;
  lead_id: number;
  started_by: number | null;
  started_at: string;
  ended_at: string | null;
  end_reason: Schemas['FollowUp']['endReason'];
}

export interface LeadFollowUpStepsTable {
  id: Generated<number>;
  customer_id: number;
  follow_up_id: number;
  lead_id: number;
  channel: Schemas['FollowUpChannel'];
  subject: string | null;
  body: string;
  due_at: string;
  status: Generated<'waiting' | 'sent' | 'dropped'>;
  sent_at: string | null;
  message_id: number | null;
  html: string | null;
  attachment_ids: JSONColumnType<number[], string | undefined, string>;
  is_signed: Generated<boolean>;
}

export interface LeadsTables {
  couples: CouplesTable;
  leads: LeadsTable;
  lead_messages: LeadMessagesTable;
  lead_message_attachments: LeadMessageAttachmentsTable;
  lead_interactions: LeadInteractionsTable;
  lead_calls: LeadCallsTable;
  lead_histories: LeadHistoriesTable;
  lead_comments: LeadCommentsTable;
  lead_comment_reads: LeadCommentReadsTable;
  lead_items: LeadItemsTable;
  product_leads: ProductLeadsTable;
  lead_follow_ups: LeadFollowUpsTable;
  lead_follow_up_steps: LeadFollowUpStepsTable;
}
