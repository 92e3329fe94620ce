import type { PaymentGateway } from './port.ts';

/** No gateway is configured: nothing can be paid by card, and nothing is ever asked. */
export const closedGateway: PaymentGateway = {
  kind: 'closed',
  fieldsUrl: undefined,
  formOrigins: [],
  begin: async () => ({ kind: 'declined', reason: 'gateway_refused' }),
  complete: async () => ({ kind: 'no_answer' }),
  readBack: async () => ({ kind: 'no_answer' }),
  readReturn: () => ({ reference: '', isAuthenticated: false, verdict: '' }),
  readNotification: () => undefined,
  installments: async () => undefined,
  refund: async () => 'no_answer',
  findRefund: async () => ({ kind: 'no_answer' }),
  keepCard: async () => undefined,
  forgetCard: async () => false,
};
