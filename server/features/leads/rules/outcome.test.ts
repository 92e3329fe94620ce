import { expect, test } from 'vitest';
import type { DecidedAction } from './leadAction.ts';
import { outcomeOf, type LeadBefore, type Outcome } from './outcome.ts';

const AT = '2026-11-21T09:00:00.000Z';
const before = (own: Partial<LeadBefore> = {}): LeadBefore => ({
  status: 'pending',
  process_state: null,
  call_result_code: null,
  answered_at: null,
  appointment_at: null,
  ...own,
});
const changed = (from: string, to: string, note?: string) => ({
  event: 'status_changed',
  from,
  to,
  note,
});

test.each<[string, DecidedAction, Partial<LeadBefore>, Partial<Outcome>]>([
  [
    'negotiate',
    { type: 'negotiate', processState: 'visited', note: 'n' },
    {},
    {
      patch: { status: 'negotiating', process_state: 'visited' },
      histories: [
        changed('pending', 'negotiating', 'n'),
        { event: 'process_state_changed', from: null, to: 'visited', note: undefined },
      ],
    },
  ],
  [
    'negotiate again keeps the finer state',
    { type: 'negotiate', note: 'n' },
    { status: 'negotiating', process_state: 'visited' },
    {
      patch: { status: 'negotiating', process_state: 'visited' },
      histories: [changed('negotiating', 'negotiating', 'n')],
    },
  ],
  [
    'the finer state taken away',
    { type: 'negotiate', processState: null },
    { status: 'negotiating', process_state: 'visited' },
    {
      patch: { status: 'negotiating', process_state: null },
      histories: [{ event: 'process_state_changed', from: 'visited', to: null, note: undefined }],
    },
  ],
  [
    'an offer ends the finer state',
    { type: 'offer', productName: 'Yaz', price: 5 },
    { status: 'negotiating', process_state: 'visited' },
    {
      patch: {
        status: 'offered',
        process_state: null,
        offer_product_name: 'Yaz',
        offer_price: 5,
        offer_note: null,
        offered_at: AT,
      },
      histories: [
        { event: 'offer_made', to: 'Yaz', note: undefined },
        changed('negotiating', 'offered'),
      ],
    },
  ],
  [
    'a second offer',
    { type: 'offer', productName: 'Kış', price: 4, note: 'n' },
    { status: 'offered' },
    { histories: [{ event: 'offer_made', to: 'Kış', note: 'n' }] },
  ],
  [
    'deal',
    { type: 'deal', dealDate: '2026-11-20', providerId: 3, amount: 9 },
    {},
    {
      patch: {
        status: 'deal',
        process_state: null,
        deal_date: '2026-11-20',
        deal_amount: 9,
        deal_provider_id: 3,
      },
      histories: [changed('pending', 'deal')],
      interaction: { type: 'deal', text: null },
    },
  ],
  [
    'reject is an answer without a channel',
    { type: 'reject', reasonId: 'date_full', note: 'n' },
    { status: 'new' },
    {
      patch: {
        status: 'rejected',
        process_state: null,
        reject_reason_id: 'date_full',
        reject_note: 'n',
      },
      histories: [changed('new', 'rejected', 'n'), { event: 'reject_reason', to: 'date_full' }],
      interaction: { type: 'reject_with_reason', text: 'n' },
      answer: { channel: null },
    },
  ],
  [
    'unreachable',
    { type: 'unreachable' },
    {},
    { patch: { status: 'unreachable', process_state: null } },
  ],
  [
    'other firm',
    { type: 'other_firm' },
    {},
    { patch: { status: 'other_firm', process_state: null } },
  ],
  [
    'not a wedding',
    { type: 'not_wedding' },
    {},
    { patch: { status: 'not_wedding', process_state: null, is_wedding: false } },
  ],
  [
    'reopen takes away what had closed it',
    { type: 'reopen', note: 'n' },
    { status: 'not_wedding', answered_at: AT },
    {
      patch: {
        status: 'negotiating',
        process_state: null,
        deal_date: null,
        deal_amount: null,
        deal_provider_id: null,
        reject_reason_id: null,
        reject_note: null,
        is_wedding: true,
      },
      histories: [{ event: 'reopened', from: 'not_wedding', to: 'negotiating', note: 'n' }],
    },
  ],
  [
    'reopen what was never answered',
    { type: 'reopen', note: 'n' },
    { status: 'other_firm' },
    { histories: [{ event: 'reopened', from: 'other_firm', to: 'pending', note: 'n' }] },
  ],
  [
    'an appointment',
    { type: 'set_appointment', startsAt: '2026-11-25T11:00:00.000Z' },
    {},
    {
      patch: {
        appointment_at: '2026-11-25T11:00:00.000Z',
        appointment_confirmed_at: null,
        status: 'negotiating',
        process_state: 'appointment_set',
      },
      histories: [
        { event: 'appointment_set', to: '2026-11-25T11:00:00.000Z', note: undefined },
        changed('pending', 'negotiating'),
      ],
    },
  ],
  [
    'an appointment after the offer',
    { type: 'set_appointment', startsAt: '2026-11-25T11:00:00.000Z' },
    { status: 'offered' },
    { patch: { appointment_at: '2026-11-25T11:00:00.000Z', appointment_confirmed_at: null } },
  ],
  [
    'its confirmation',
    { type: 'confirm_appointment' },
    { appointment_at: '2026-11-25T11:00:00.000Z' },
    {
      patch: { appointment_confirmed_at: AT },
      histories: [{ event: 'appointment_confirmed', to: '2026-11-25T11:00:00.000Z' }],
    },
  ],
  [
    'a report',
    { type: 'report_spam', reasonId: 'fake_contact' },
    {},
    {
      patch: { spam_status: 'pending', spam_reason_id: 'fake_contact', spam_reported_at: AT },
      histories: [{ event: 'spam_reported', to: 'fake_contact', note: undefined }],
    },
  ],
  [
    'talked on the phone',
    { type: 'call_result', result: 'talked', note: 'n' },
    {},
    {
      patch: { call_result_code: 'talked', status: 'negotiating', process_state: 'called_talked' },
      histories: [
        { event: 'call_result', from: null, to: 'talked', note: 'n' },
        changed('pending', 'negotiating'),
      ],
      interaction: { type: 'call_made', text: 'n' },
      answer: { channel: 'call' },
    },
  ],
  [
    'nobody answered',
    { type: 'call_result', result: 'no_answer' },
    { status: 'new', call_result_code: 'busy' },
    {
      patch: {
        call_result_code: 'no_answer',
        status: 'negotiating',
        process_state: 'called_no_answer',
      },
      histories: [
        { event: 'call_result', from: 'busy', to: 'no_answer', note: undefined },
        changed('new', 'negotiating'),
      ],
    },
  ],
  [
    'a missed call takes no better state away',
    { type: 'call_result', result: 'busy' },
    { status: 'negotiating', process_state: 'appointment_set' },
    { patch: { call_result_code: 'busy' } },
  ],
  [
    'a missed call finds nobody unreachable',
    { type: 'call_result', result: 'line_closed' },
    { status: 'unreachable' },
    { patch: { call_result_code: 'line_closed' } },
  ],
  [
    'talking does',
    { type: 'call_result', result: 'talked' },
    { status: 'unreachable' },
    {
      patch: { call_result_code: 'talked', status: 'negotiating', process_state: 'called_talked' },
    },
  ],
  [
    'a call leaves a deal a deal',
    { type: 'call_result', result: 'talked' },
    { status: 'deal' },
    { patch: { call_result_code: 'talked' } },
  ],
  [
    'a call leaves an offer an offer',
    { type: 'call_result', result: 'waiting_update' },
    { status: 'offered' },
    { patch: { call_result_code: 'waiting_update' } },
  ],
])('%s', (_name, action, own, expected) => {
  const outcome = outcomeOf(action, before(own), AT);
  expect({ ...outcome, ...expected }).toEqual(outcome);
});

test.each<DecidedAction>([
  { type: 'negotiate' },
  { type: 'offer', productName: 'a', price: 1 },
  { type: 'deal', dealDate: '2026-11-20', providerId: 1 },
  { type: 'call_result', result: 'no_answer' },
  { type: 'not_wedding' },
])('$type alone does not count as an answer', (action) => {
  expect(outcomeOf(action, before(), AT).answer).toBeUndefined();
});
