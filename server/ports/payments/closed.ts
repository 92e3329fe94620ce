import type { PaymentGateway } from './port.ts';

/** Gateway of a deployment without card payments; it is never called. */
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
