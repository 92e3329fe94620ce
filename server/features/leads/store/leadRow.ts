import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { LeadsTable } from '../../../db/tables/leads.ts';
import type { Language } from '../../../http/call.ts';
import type { Schemas } from '#contract/types.ts';

/** Lead with the data of couple, provider and assignee for its record. */
export type LeadRow = Omit<
  Selectable<LeadsTable>,
  'search_key' | 'couple_name' | 'details_name'
> & {
  details_name: string;
  bride_name: string | null;
  groom_name: string | null;
  email: string | null;
  phone: string | null;
  contact_preference: Schemas['ContactPreference'];
  follow_ups_refused_at: string | null;
  provider_name: string;
  takes_whatsapp: boolean;
  product_date_end: string | null;
  category_name: string;
  city_id: number;
  city_name: string;
  district_id: number | null;
  district_name: string | null;
  assignee_name: string | null;
};

/** Builds the columns of a LeadRow, from `leads l` and leadJoins. */
export const leadColumns = (language: Language): RawBuilder<unknown> => sql`
  l.id, l.customer_id, l.provider_id, l.couple_id, l.version, l.created_at, l.updated_at, l.last_activity_at,
  l.first_opened_at, l.answered_at, l.response_minutes, l.status, l.process_state, l.is_unread, l.source,
  l.first_lead_type, l.return_channel, l.is_prepaid, l.is_wedding, l.unread_message_count, l.item_count,
  l.extension_number, l.switchboard_number, l.call_result_code, l.shown_name, l.wedding_date, l.details_name,
  l.organization_type, l.estimated_guest_count, l.capacity, l.minimum_meal_price, l.package_price,
  l.extra_service, l.message, l.offer_product_name, l.offer_price, l.offer_note, l.offered_at, l.coupon,
  l.deal_date, l.deal_amount, l.deal_provider_id, l.reject_reason_id, l.reject_note, l.appointment_at,
  l.appointment_confirmed_at, l.assignee_id, l.spam_status, l.spam_reason_id, l.spam_reported_at,
  l.loan_link_sent_at, l.is_masked,
  c.bride_name, c.groom_name, c.email, c.phone, c.contact_preference, c.follow_ups_refused_at,
  p.name as provider_name, 'whatsappLeads' = any(p.features) as takes_whatsapp, p.product_date_end,
  coalesce(pc.words ->> ${language}, '') as category_name,
  p.city_id, coalesce(ci.name, '') as city_name, d.id as district_id, d.name as district_name,
  u.full_name as assignee_name`;

/** Joins of a LeadRow; outer joins, so that a row with only the count is kept. */
export const leadJoins: RawBuilder<unknown> = sql`
  left join couples c on c.id = l.couple_id
  left join providers p on p.id = l.provider_id
  left join provider_categories pc on pc.id = p.category_id
  left join cities ci on ci.id = p.city_id
  left join districts d on d.id = p.district_id
  left join customer_users u on u.id = l.assignee_id`;
