import type { OperationId } from '#contract/types.ts';

/** Decisions about payments: an agent reads, and never pays, adds a card or accepts an agreement. */
export const paymentsWhileImpersonating = {
  listPayments: 'reads',
  getPayment: 'reads',
  getCheckout: 'reads',
  getMerchantApplication: 'reads',
  saveMerchantApplication: 'commits',
  getMerchantDocument: 'identity',
  updateMerchantDocument: 'commits',
  deleteMerchantDocument: 'commits',
  createMerchantAction: 'commits',
  getPaymentAttempt: 'reads',
  listPaymentAttempts: 'reads',
  getPaymentReceipt: 'reads',
  listCreditCards: 'reads',
  getCreditCard: 'reads',
  createCreditCard: 'commits',
  getSubscription: 'reads',
  listProviderProductPrices: 'reads',
  createSubscriptionAction: 'commits',
  updateCreditCard: 'commits',
  deleteCreditCard: 'commits',
  updatePayment: 'works',
  createPayment: 'commits',
  deletePayment: 'commits',
  createPaymentAction: 'personal',
  purchasePayments: 'commits',
  createPaymentPage: 'commits',
  cancelPaymentAttempt: 'commits',
  listPaymentInstallments: 'commits',
} as const satisfies Partial<
  Record<OperationId, 'reads' | 'works' | 'commits' | 'personal' | 'identity'>
>;
