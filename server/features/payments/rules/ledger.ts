import { moneyOf, type AttemptEvent, type EventKind } from './attempt.ts';

/** Accounts of the ledger. */
export type LedgerAccount =
  | 'gateway_receivable'
  | 'revenue'
  | 'tax_payable'
  | 'instalment_cost'
  | 'customer_credit'
  | 'suspense'
  | 'chargebacks';

/** Ledger line in kuruş; positive amounts are incoming. */
export interface LedgerLine {
  account: LedgerAccount;
  amountMinor: number;
}

/** Tax rate of packages, in per cent; prices include it. */
export const TAX_PERCENT = 20;

/** Returns the tax within a gross amount, rounded to the kuruş. */
export function taxWithin(grossMinor: number): number {
  return Math.round((grossMinor * TAX_PERCENT) / (100 + TAX_PERCENT));
}

interface Booked {
  kind: EventKind;
  /** Moved amount in kuruş. */
  amountMinor: number;
  /** Price in kuruş without instalment costs. */
  soldMinor: number;
  /** Paid total in kuruş. */
  paidMinor: number;
  /** True for a duplicate payment, which belongs to the customer. */
  isTwice: boolean;
  /** True if the amount is already booked as suspense. */
  isFromSuspense?: boolean;
}

const sale = (soldMinor: number, paidMinor: number): LedgerLine[] => {
  const tax = taxWithin(soldMinor);
  return [
    { account: 'revenue', amountMinor: tax - soldMinor },
    { account: 'tax_payable', amountMinor: -tax },
    { account: 'instalment_cost', amountMinor: soldMinor - paidMinor },
  ];
};

/** Returns the ledger lines of a refund. It reverses its share of the sale and of the instalment fee. */
function refundLines({
  amountMinor,
  soldMinor,
  paidMinor,
  isTwice,
  ...from
}: Booked): LedgerLine[] {
  if (from.isFromSuspense)
    return [
      { account: 'gateway_receivable', amountMinor: -amountMinor },
      { account: 'suspense', amountMinor },
    ];
  if (isTwice)
    return [
      { account: 'gateway_receivable', amountMinor: -amountMinor },
      { account: 'customer_credit', amountMinor },
    ];
  const sold = paidMinor === 0 ? 0 : Math.round((amountMinor * soldMinor) / paidMinor);
  return [
    { account: 'gateway_receivable', amountMinor: -amountMinor },
    ...sale(sold, amountMinor).map((line) => ({ ...line, amountMinor: -line.amountMinor })),
  ];
}

/** Returns the ledger lines of an event; they sum to zero. Events that move no money have none. */
export function linesOf(booked: Booked): LedgerLine[] {
  const { kind, amountMinor, soldMinor, paidMinor, isTwice } = booked;
  const all: LedgerLine[] = (() => {
    switch (kind) {
      case 'captured':
        return [
          { account: booked.isFromSuspense ? 'suspense' : 'gateway_receivable', amountMinor },
          ...(isTwice
            ? [{ account: 'customer_credit', amountMinor: -amountMinor } as const]
            : sale(soldMinor, paidMinor)),
        ];
      case 'mismatched':
        return [
          { account: 'gateway_receivable', amountMinor },
          { account: 'suspense', amountMinor: -amountMinor },
        ];
      case 'refunded':
        return refundLines(booked);
      case 'charged_back':
        return [
          { account: 'gateway_receivable', amountMinor: -amountMinor },
          { account: 'chargebacks', amountMinor },
        ];
      default:
        return [];
    }
  })();
  return all.filter((line) => line.amountMinor !== 0);
}

const has = (events: readonly AttemptEvent[], eventKind: EventKind) =>
  events.some(({ kind }) => kind === eventKind);

/**
 * Returns the ledger lines of an event among its attempt's events.
 * @param events includes the event itself
 * @param terms the terms that the attempt started with
 */
export function linesAmong(
  events: readonly AttemptEvent[],
  { kind, amountMinor }: Pick<AttemptEvent, 'kind' | 'amountMinor'>,
  { paidMinor, ...terms }: Pick<Booked, 'soldMinor' | 'paidMinor' | 'isTwice'>,
): LedgerLine[] {
  const { capturedMinor } = moneyOf(events);
  return linesOf({
    ...terms,
    kind,
    amountMinor: amountMinor ?? 0,
    paidMinor: capturedMinor > 0 ? capturedMinor : paidMinor,
    isFromSuspense:
      has(events, 'mismatched') &&
      (kind === 'captured' || (kind === 'refunded' && !has(events, 'captured'))),
  });
}
