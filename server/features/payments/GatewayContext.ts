import type { Begin } from '../../http/call.ts';
import type { PaymentGateway } from '../../ports/payments/port.ts';

/** Dependencies of calls to the gateway, which must not be made within a transaction. */
export interface GatewayContext {
  begin: Begin;
  gateway: PaymentGateway;
  clock: () => Date;
}
