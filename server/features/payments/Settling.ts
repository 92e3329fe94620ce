import type { Begin } from '../../http/call.ts';
import type { PaymentGateway } from '../../ports/payments/port.ts';

/** Dependencies of whatever asks the gateway: never within a transaction. */
export interface Settling {
  begin: Begin;
  gateway: PaymentGateway;
  clock: () => Date;
}
