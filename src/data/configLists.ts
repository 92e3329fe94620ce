import type { Schemas } from '#contract/types.ts';

/** Every configuration list; fetched in one call, so that one response serves all screens. */
export const CONFIG_LISTS: Schemas['ConfigItemType'][] = [
  'provider_testimonial_added_by',
  'providerTestimonialRejectedReason',
  'customer_menu_pricing_type',
  'currency',
  'customer_user_role',
  'available_languages',
  'organization_type',
  'lead_status',
  'lead_process_state',
  'info_request_reject_reason_id',
  'provider_item_statuses',
  'provider_review_channel',
  'discount_type',
  'provider_form_group',
  'campaign_id',
  'customer_user_title',
  'payment_status',
  'payment_type',
  'lead_report_reasons',
  'customer_company_type',
  'customer_company_extension',
  'allowed_provider_category_ids',
  'approval_rejection_reason',
  'merchant_rejection_reason',
];
