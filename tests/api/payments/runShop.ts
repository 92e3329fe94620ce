import { buildApp } from '../../../server/app.ts';
import { openDatabase } from '../../../server/db/connection.ts';
import { paymentRoutes, sweepPayments } from '../../../server/features/payments/commands.ts';
import { iyzicoGateway } from '../../../server/ports/payments/iyzico.ts';
import { SANDBOX_KEYS } from '../../../server/ports/payments/sandbox/startSandboxGateway.ts';
import { sandboxPorts } from '../../support/api.ts';

/**
 * Starts the API for tests that kill it: `serve` runs until then and prints the URL, `sweep` sweeps once and
 * exits.
 */
const [mode, url = '', gatewayUrl = '', now = ''] = process.argv.slice(2);

/** Longer than any block of a test, so that only the kill ends a statement. */
const LONG_MS = 60_000;

const db = await openDatabase({ url, poolMax: 20, statementTimeoutMs: LONG_MS });
const gateway = iyzicoGateway({
  kind: 'sandbox',
  baseUrl: gatewayUrl,
  ...SANDBOX_KEYS,
  formOrigins: [gatewayUrl],
  timeoutMs: LONG_MS,
});
const clock = () => new Date(now);
if (mode === 'sweep') {
  process.stdout.write(`${await sweepPayments(db, gateway, clock)}\n`);
  await db.close();
} else {
  const ports = { ...sandboxPorts(db), payments: gateway };
  const app = await buildApp({ db, ports, clock });
  await app.register(paymentRoutes({ db, gateway, clock }));
  process.stdout.write(`${await app.listen({ host: '127.0.0.1', port: 0 })}\n`);
}
