import type { Insertable, Updateable } from 'kysely';
import type { Schemas } from '#contract/types.ts';
import type { LeadHistoriesTable, LeadsTable } from '../../../db/tables/leads.ts';
import type { ActionOf, DecidedAction } from './leadAction.ts';
import { isOpen, type Channel, type LeadStatus } from './leadFacts.ts';

export type LeadPatch = Updateable<LeadsTable>;

/** State of a lead before the action. */
export type LeadBefore = Pick<
  LeadsTable,
  'process_state' | 'call_result_code' | 'answered_at' | 'appointment_at'
> & { status: LeadStatus };

export type HistoryEntry = Pick<Insertable<LeadHistoriesTable>, 'event'> & {
  from?: string | null;
  to?: string | null;
  note?: string | undefined;
};

export interface Outcome {
  patch: LeadPatch;
  histories: HistoryEntry[];
  interaction?: { type: Schemas['InteractionType']; text: string | null };
  /** Set if the action counts as a response to the couple; declining has no channel. */
  answer?: { channel: Channel | null };
}

/** Returns the effect of an accepted action on a lead; `at` is the time of the action. */
export function outcomeOf(action: DecidedAction, lead: LeadBefore, at: string): Outcome {
  switch (action.type) {
    case 'negotiate':
      return negotiated(action, lead);
    case 'offer':
      return {
        patch: {
          ...moveTo('offered'),
          offer_product_name: action.productName,
          offer_price: action.price,
          offer_note: action.note ?? null,
          offered_at: at,
        },
        histories: [
          { event: 'offer_made', to: action.productName, note: action.note },
          ...moved(lead, 'offered'),
        ],
      };
    case 'deal':
      return {
        patch: {
          ...moveTo('deal'),
          deal_date: action.dealDate,
          deal_amount: action.amount ?? null,
          deal_provider_id: action.providerId,
        },
        histories: moved(lead, 'deal', action.note),
        interaction: { type: 'deal', text: action.note ?? null },
      };
    case 'reject':
      return {
        patch: {
          ...moveTo('rejected'),
          reject_reason_id: action.reasonId,
          reject_note: action.note ?? null,
        },
        histories: [
          ...moved(lead, 'rejected', action.note),
          { event: 'reject_reason', to: action.reasonId },
        ],
        interaction: { type: 'reject_with_reason', text: action.note ?? null },
        answer: { channel: null },
      };
    case 'unreachable':
    case 'other_firm':
      return {
        patch: moveTo(action.type),
        histories: moved(lead, action.type, action.note),
      };
    case 'not_wedding':
      return {
        patch: { ...moveTo('not_wedding'), is_wedding: false },
        histories: moved(lead, 'not_wedding', action.note),
      };
    case 'reopen':
      return reopened(action, lead);
    case 'set_appointment':
      return appointed(action, lead);
    case 'confirm_appointment':
      return {
        patch: { appointment_confirmed_at: at },
        histories: [{ event: 'appointment_confirmed', to: lead.appointment_at }],
      };
    case 'report_spam':
      return {
        patch: { spam_status: 'pending', spam_reason_id: action.reasonId, spam_reported_at: at },
        histories: [{ event: 'spam_reported', to: action.reasonId, note: action.note }],
      };
    case 'call_result':
      return called(action, lead);
  }
}

/** Creates the patch to a status. It clears the process state, which belongs to the previous status. */
const moveTo = (status: LeadStatus): LeadPatch => ({ status, process_state: null });

function moved(lead: LeadBefore, to: LeadStatus, note?: string): HistoryEntry[] {
  return lead.status === to ? [] : [{ event: 'status_changed', from: lead.status, to, note }];
}

function negotiated(action: ActionOf<'negotiate'>, lead: LeadBefore): Outcome {
  const before = lead.status === 'negotiating' ? lead.process_state : null;
  const state = action.processState === undefined ? before : action.processState;
  const histories = moved(lead, 'negotiating', action.note);
  if (state !== before) {
    const note = histories.length > 0 ? undefined : action.note;
    histories.push({ event: 'process_state_changed', from: before, to: state, note });
  }
  if (histories.length === 0 && action.note !== undefined) {
    histories.push({
      event: 'status_changed',
      from: lead.status,
      to: lead.status,
      note: action.note,
    });
  }
  return { patch: { status: 'negotiating', process_state: state }, histories };
}

/** Reopens a lead. Clears the fields that closed it; the history keeps them. */
function reopened(action: ActionOf<'reopen'>, lead: LeadBefore): Outcome {
  const status = lead.answered_at === null ? 'pending' : 'negotiating';
  return {
    patch: {
      ...moveTo(status),
      deal_date: null,
      deal_amount: null,
      deal_provider_id: null,
      reject_reason_id: null,
      reject_note: null,
      ...(lead.status === 'not_wedding' && { is_wedding: true }),
    },
    histories: [{ event: 'reopened', from: lead.status, to: status, note: action.note }],
  };
}

function appointed(action: ActionOf<'set_appointment'>, lead: LeadBefore): Outcome {
  const talks = lead.status !== 'offered';
  return {
    patch: {
      appointment_at: action.startsAt,
      appointment_confirmed_at: null,
      ...(talks && { status: 'negotiating', process_state: 'appointment_set' }),
    },
    histories: [
      { event: 'appointment_set', to: action.startsAt, note: action.note },
      ...(talks ? moved(lead, 'negotiating') : []),
    ],
  };
}

const STATE_BY_RESULT: Record<Schemas['CallResultCode'], string> = {
  busy: 'called_no_answer',
  line_closed: 'called_no_answer',
  no_answer: 'called_no_answer',
  talked: 'called_talked',
  waiting_update: 'waiting_decision',
};

/** Moves a called lead to negotiation; keeps a process state that is more specific than a missed call. */
function called({ result, note }: ActionOf<'call_result'>, lead: LeadBefore): Outcome {
  const state = STATE_BY_RESULT[result];
  const starts = lead.status === 'new' || lead.status === 'pending';
  const found = lead.status === 'unreachable' && result === 'talked';
  const goesOn =
    lead.status === 'negotiating' && (state !== 'called_no_answer' || lead.process_state === null);
  const changes = isOpen(lead.status) && (starts || found || goesOn);
  return {
    patch: {
      call_result_code: result,
      ...(changes && { status: 'negotiating', process_state: state }),
    },
    histories: [
      { event: 'call_result', from: lead.call_result_code, to: result, note },
      ...(changes ? moved(lead, 'negotiating') : []),
    ],
    interaction: { type: 'call_made', text: note ?? null },
    ...(result === 'talked' && { answer: { channel: 'call' } }),
  };
}
