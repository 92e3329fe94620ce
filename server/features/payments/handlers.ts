import type { Handlers } from '../../http/call.ts';
import { attemptHandlers } from './handlers/attempts.ts';
import { cardHandlers } from './handlers/cards.ts';
import { checkoutHandlers } from './handlers/checkout.ts';
import { createSupportPaymentAction, listSupportPaymentAttempts } from './handlers/desk.ts';
import { purchaseHandlers } from './handlers/purchase.ts';
import { receiptHandlers } from './handlers/receipts.ts';
import { subscriptionHandlers } from './handlers/subscription.ts';

export const paymentHandlers = {
  ...attemptHandlers,
  ...cardHandlers,
  ...checkoutHandlers,
  ...purchaseHandlers,
  ...receiptHandlers,
  ...subscriptionHandlers,
  listSupportPaymentAttempts,
  createSupportPaymentAction,
} satisfies Partial<Handlers>;
