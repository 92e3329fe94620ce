import type { Database } from '../../db/connection.ts';
import type { PaymentGateway } from '../../ports/payments/port.ts';
import { gatewayRoutes } from './gatewayRoutes.ts';
import { sweepDebts as debts, sweepPayments as payments } from './sweep.ts';

export { owePackage } from './owePackage.ts';
export { findPayers } from './payers.ts';
export { renewSubscriptions } from './subscription/renewSubscriptions.ts';
export { notifyExpiringCards } from './notifyExpiringCards.ts';

type Db = Pick<Database, 'kysely'>;

/** Creates the plugin of the routes that the gateway and the bank's page call. */
export const paymentRoutes = (options: { db: Db; gateway: PaymentGateway; clock: () => Date }) =>
  gatewayRoutes(options);

/** Queries the gateway about attempts with an unknown outcome. @returns their number */
export const sweepPayments = (
  db: Db,
  gateway: PaymentGateway,
  clock: () => Date,
  signal?: AbortSignal,
) => payments(db, gateway, clock, signal);

/** Updates due payments and debts as days pass. */
export const sweepDebts = (db: Db, now: Date) => debts(db, now);
