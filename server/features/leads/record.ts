import type { OperationId, Schemas } from '#contract/types.ts';
import type { Call, Principal } from '../../http/call.ts';
import { isInForce } from '../../http/openFeatures.ts';
import type { Day } from '../../time/day.ts';
import { allowedWith } from './rules/allowed.ts';
import { isUnanswered } from './rules/channels.ts';
import { completenessOf } from './rules/completeness.ts';
import type { LeadFacts } from './rules/leadFacts.ts';
import { RESPONSE_MS, today, windowStart } from './rules/window.ts';
import type { LeadRow } from './store/leadRow.ts';

type Lead = Schemas['Lead'];

/** User who views a record, and the time of the view. */
export interface Viewer {
  permissions: Principal['permissions'];
  /** Start of the window; leads that arrived before it are archived. */
  windowStart: string;
  today: Day;
}

export function viewerOf(call: Pick<Call<OperationId>, 'now'> & { principal: Principal }): Viewer {
  const { now, principal } = call;
  return {
    permissions: principal.permissions,
    windowStart: windowStart(now),
    today: today(now),
  };
}

export function factsOf(row: LeadRow, viewer: Pick<Viewer, 'windowStart' | 'today'>): LeadFacts {
  return {
    status: row.status,
    isMasked: row.is_masked,
    isArchived: row.created_at < viewer.windowStart,
    spamStatus: row.spam_status,
    contactPreference: row.contact_preference,
    hasEmail: row.email !== null,
    hasPhone: row.phone !== null,
    hasSwitchboard: row.switchboard_number !== null,
    takesWhatsapp: row.takes_whatsapp && isInForce(row.product_date_end, viewer.today),
    isOwn: row.source === 'customer_added',
    hasAppointment: row.appointment_at !== null,
    isAppointmentConfirmed: row.appointment_confirmed_at !== null,
    isLoanLinkSent: row.loan_link_sent_at !== null,
    refusesFollowUps: row.follow_ups_refused_at !== null,
  };
}

/** Maps a row to the contract's lead, limited to what the viewer may see and do. */
export function leadRecord(row: LeadRow, viewer: Viewer): Lead {
  const facts = factsOf(row, viewer);
  const shown = <T>(value: T): T | null => (row.is_masked ? null : value);
  return {
    id: row.id,
    version: row.version,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    lastActivityAt: row.last_activity_at,
    respondBy: new Date(Date.parse(row.created_at) + RESPONSE_MS).toISOString(),
    answeredAt: row.answered_at,
    isUnanswered: isUnanswered(facts, row.answered_at),
    status: row.status,
    processState: row.process_state,
    readStatus: row.is_unread ? 'unread' : 'read',
    source: row.source,
    firstLeadType: row.first_lead_type,
    returnChannel: row.return_channel,
    isPrepaid: row.is_prepaid,
    isWedding: row.is_wedding,
    unreadMessageCount: row.unread_message_count,
    itemCount: row.item_count,
    extensionNumber: shown(row.extension_number),
    switchboardNumber: shown(row.switchboard_number),
    callResultCode: row.call_result_code,
    provider: providerOf(row),
    couple: coupleOf(row),
    leadDetails: detailsOf(row),
    offer: offerOf(row),
    coupon: shown(row.coupon),
    deal: row.deal_date === null ? null : { dealDate: row.deal_date, amount: row.deal_amount },
    rejection:
      row.reject_reason_id === null
        ? null
        : { reasonId: row.reject_reason_id, note: row.reject_note },
    appointment:
      row.appointment_at === null
        ? null
        : { startsAt: row.appointment_at, confirmedAt: row.appointment_confirmed_at },
    assignee:
      row.assignee_id === null ? null : { id: row.assignee_id, name: row.assignee_name ?? '' },
    spamReport: spamReportOf(row),
    loanLinkSentAt: row.loan_link_sent_at,
    completeness: row.is_masked ? null : completenessOf(row),
    isMasked: row.is_masked,
    isArchived: facts.isArchived,
    allowed: allowedWith(facts, viewer.permissions),
  };
}

function providerOf(row: LeadRow): Lead['provider'] {
  return {
    id: row.provider_id,
    name: row.provider_name,
    category: { name: row.category_name },
    city: { id: row.city_id, name: row.city_name },
    district:
      row.district_id === null ? null : { id: row.district_id, name: row.district_name ?? '' },
  };
}

/** Maps the couple of a lead. A masked lead has initials as its name, and neither names nor contacts. */
function coupleOf(row: LeadRow): Lead['couple'] {
  const isHidden = row.is_masked || row.contact_preference === 'anonymised';
  return {
    id: row.couple_id,
    name: row.shown_name,
    brideName: row.is_masked ? null : row.bride_name,
    groomName: row.is_masked ? null : row.groom_name,
    weddingDate: row.wedding_date,
    email: isHidden ? null : row.email,
    phone: isHidden ? null : row.phone,
    contactPreference: row.contact_preference,
  };
}

function detailsOf(row: LeadRow): Lead['leadDetails'] {
  const shown = <T>(value: T): T | null => (row.is_masked ? null : value);
  return {
    name: row.details_name,
    organizationType: row.organization_type,
    estimatedGuestCount: row.estimated_guest_count,
    capacity: shown(row.capacity),
    minimumMealPrice: shown(row.minimum_meal_price),
    packagePrice: shown(row.package_price),
    extraService: shown(row.extra_service),
    message: shown(row.message),
  };
}

function offerOf(row: LeadRow): Lead['offer'] {
  if (row.offer_product_name === null || row.offered_at === null) return null;
  return {
    productName: row.offer_product_name,
    price: row.offer_price ?? 0,
    note: row.offer_note,
    offeredAt: row.offered_at,
  };
}

function spamReportOf(row: LeadRow): Lead['spamReport'] {
  const { spam_status, spam_reason_id, spam_reported_at } = row;
  if (spam_status === null || spam_reported_at === null) return null;
  return { status: spam_status, reasonId: spam_reason_id ?? '', reportedAt: spam_reported_at };
}
