/** States of a payment attempt. */
export const ATTEMPT_STATES = [
  'created',
  'awaiting_3ds',
  'authorizing',
  'unknown',
  'needs_person',
  'expired',
  'declined',
  'captured',
  'refunding',
  'partly_refunded',
  'refunded',
  'charged_back',
] as const;
export type AttemptState = (typeof ATTEMPT_STATES)[number];

/** Event kinds of an attempt. Events are never deleted; later facts outweigh earlier ones. */
export const EVENT_KINDS = [
  'created',
  'page_given',
  'returned',
  'unanswered',
  'gave_up',
  'mismatched',
  'expired',
  'declined',
  'captured',
  'refund_asked',
  'refund_refused',
  'refunded',
  'charged_back',
] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

export interface AttemptEvent {
  kind: EventKind;
  /** The gateway's payment id, or our refund key; unique per kind. */
  reference: string;
  /** Kuruş of events that move money. */
  amountMinor: number | null;
}

/** States in which no other attempt for the same payments may begin. */
export const UNDER_WAY: readonly AttemptState[] = [
  'created',
  'awaiting_3ds',
  'authorizing',
  'unknown',
  'needs_person',
];

export const isUnderWay = (state: AttemptState): boolean => UNDER_WAY.includes(state);

/**
 * Returns true if an attempt ended without a known payment. On the gateway's own page one may still be made, so a
 * later answer counts.
 */
export const isEndedUnpaid = (state: AttemptState): boolean =>
  state === 'expired' || state === 'declined';

/** States with a known outcome. */
const ANSWERED = ['expired', 'declined', 'captured', 'refunding'] as const;

/**
 * Allowed transitions of each state. A late payment counts regardless of earlier assumptions; if the payment was
 * made meanwhile, it is refunded.
 */
export const MOVES: Readonly<Record<AttemptState, readonly AttemptState[]>> = {
  created: ['awaiting_3ds', 'authorizing', 'unknown', 'needs_person', ...ANSWERED],
  awaiting_3ds: ['authorizing', 'unknown', 'needs_person', ...ANSWERED],
  authorizing: ['unknown', 'needs_person', ...ANSWERED],
  unknown: ['needs_person', ...ANSWERED],
  needs_person: [...ANSWERED, 'refunded'],
  expired: ['declined', 'captured', 'refunding', 'needs_person'],
  declined: ['captured', 'refunding', 'needs_person'],
  captured: ['refunding', 'partly_refunded', 'refunded', 'charged_back'],
  refunding: ['captured', 'partly_refunded', 'refunded', 'charged_back', 'needs_person'],
  partly_refunded: ['refunding', 'refunded', 'charged_back'],
  refunded: ['charged_back'],
  charged_back: [],
};

/**
 * Returns true for an event that changes nothing: a repeated one, or a payment of an attempt that is already
 * captured, regardless of its source and reference.
 */
export function isKnown(
  events: readonly AttemptEvent[],
  { kind, reference }: Pick<AttemptEvent, 'kind' | 'reference'>,
): boolean {
  const isAboutMoney = kind === 'captured' || kind === 'mismatched';
  return events.some(
    (one) =>
      (isAboutMoney && one.kind === 'captured') ||
      (one.kind === kind && one.reference === reference),
  );
}

const sum = (events: readonly AttemptEvent[], counted: EventKind) =>
  events.reduce(
    (total, { kind, amountMinor }) => total + (kind === counted ? (amountMinor ?? 0) : 0),
    0,
  );

/** Sums the kuruş of an attempt that were captured, refunded, charged back, or captured with a mismatch. */
export const moneyOf = (events: readonly AttemptEvent[]) => ({
  capturedMinor: sum(events, 'captured'),
  refundedMinor: sum(events, 'refunded'),
  chargedBackMinor: sum(events, 'charged_back'),
  mismatchedMinor: sum(events, 'mismatched'),
});

/** Returns the requested refund that has no result yet. */
export function openRefund(events: readonly AttemptEvent[]): AttemptEvent | undefined {
  const answered = new Set(
    events
      .filter(({ kind }) => kind === 'refunded' || kind === 'refund_refused')
      .map(({ reference }) => reference),
  );
  return events.find(({ kind, reference }) => kind === 'refund_asked' && !answered.has(reference));
}

function stateWithMoney(events: readonly AttemptEvent[]): AttemptState {
  const { capturedMinor, refundedMinor } = moneyOf(events);
  if (refundedMinor >= capturedMinor) return 'refunded';
  if (openRefund(events)) return 'refunding';
  return refundedMinor > 0 ? 'partly_refunded' : 'captured';
}

/** Returns the state of an attempt with a mismatched amount: a person decides until all of it is refunded. */
function stateInSuspense(events: readonly AttemptEvent[]): AttemptState {
  const { mismatchedMinor, refundedMinor } = moneyOf(events);
  if (refundedMinor >= mismatchedMinor) return 'refunded';
  return openRefund(events) ? 'refunding' : 'needs_person';
}

/** Events without money by precedence, highest first. */
const WEIGHT: readonly [EventKind, AttemptState][] = [
  ['declined', 'declined'],
  ['expired', 'expired'],
  ['gave_up', 'needs_person'],
  ['unanswered', 'unknown'],
  ['returned', 'authorizing'],
  ['page_given', 'awaiting_3ds'],
];

/** Derives the state from the events, regardless of their order. */
export function stateOf(events: readonly AttemptEvent[]): AttemptState {
  const kinds = new Set(events.map(({ kind }) => kind));
  if (kinds.has('charged_back')) return 'charged_back';
  if (kinds.has('captured')) return stateWithMoney(events);
  if (kinds.has('mismatched')) return stateInSuspense(events);
  return WEIGHT.find(([kind]) => kinds.has(kind))?.[1] ?? 'created';
}
