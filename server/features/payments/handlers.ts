import type { Handlers } from '../../http/call.ts';
import { attemptHandlers } from './handlers/attempts.ts';
import { checkoutHandlers } from './handlers/checkout.ts';
import { purchaseHandlers } from './handlers/purchase.ts';
import { receiptHandlers } from './handlers/receipts.ts';

export const paymentHandlers = {
  ...attemptHandlers,
  ...checkoutHandlers,
  ...purchaseHandlers,
  ...receiptHandlers,
} satisfies Partial<Handlers>;
