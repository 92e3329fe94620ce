import type { Side } from './gatewayWire.ts';

export const PRICE = 1_250_000;

/** Paths of the calls to the gateway. */
export const GATEWAY_PATHS = {
  begin: '/payment/3dsecure/initialize',
  take: '/payment/v2/3dsecure/auth',
  ask: '/payment/detail',
  refund: '/v2/payment/refund',
} as const;

/** Moment of the kill: with a state written but not committed, or around a call to the gateway. */
type Moment = { writes: string } | { call: keyof typeof GATEWAY_PATHS; side: Side };

export interface KillPoint {
  at: string;
  action: 'buy' | 'return' | 'refund';
  moments: Moment[];
  /** State of the attempt after the sweep, undefined if it was never written, and kuruş at the gateway. */
  swept: { state: string | undefined; taken: number; returned: number };
}

const none = { taken: 0, returned: 0 };
const paid = { state: 'captured', taken: PRICE, returned: 0 };
const back = { taken: PRICE, returned: PRICE };

/**
 * Moments of a payment at which a process can be killed: before and after each commit and each call to the
 * gateway.
 */
export const KILL_POINTS: readonly KillPoint[] = [
  {
    at: 'the attempt is written',
    action: 'buy',
    moments: [{ writes: 'created' }],
    swept: { state: undefined, ...none },
  },
  {
    at: 'the gateway is told of it',
    action: 'buy',
    moments: [{ call: 'begin', side: 'before' }],
    swept: { state: 'expired', ...none },
  },
  {
    at: 'the gateway was told of it',
    action: 'buy',
    moments: [{ call: 'begin', side: 'after' }],
    swept: { state: 'expired', ...none },
  },
  {
    at: "the bank's page is written",
    action: 'buy',
    moments: [{ writes: 'awaiting_3ds' }],
    swept: { state: 'expired', ...none },
  },
  {
    at: 'the return is written',
    action: 'return',
    moments: [{ writes: 'authorizing' }],
    swept: { state: 'awaiting_3ds', ...none },
  },
  {
    at: 'the money is asked for',
    action: 'return',
    moments: [{ call: 'take', side: 'before' }],
    swept: paid,
  },
  {
    at: 'the money was taken',
    action: 'return',
    moments: [{ call: 'take', side: 'after' }],
    swept: paid,
  },
  { at: 'it is booked', action: 'return', moments: [{ writes: 'captured' }], swept: paid },
  {
    at: 'the notification is looked into',
    action: 'return',
    moments: [
      { call: 'take', side: 'after' },
      { call: 'ask', side: 'before' },
    ],
    swept: paid,
  },
  {
    at: 'the refund is written',
    action: 'refund',
    moments: [{ writes: 'refunding' }],
    swept: paid,
  },
  {
    at: 'the refund is asked for',
    action: 'refund',
    moments: [{ call: 'refund', side: 'before' }],
    swept: { ...paid, state: 'refunding' },
  },
  {
    at: 'the refund was carried out',
    action: 'refund',
    moments: [{ call: 'refund', side: 'after' }],
    swept: { state: 'refunding', ...back },
  },
  {
    at: 'the refund is booked',
    action: 'refund',
    moments: [{ writes: 'refunded' }],
    swept: { state: 'refunding', ...back },
  },
];
