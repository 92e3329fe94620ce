import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { closedGateway } from './closed.ts';
import { iyzicoGateway } from './iyzico.ts';
import type { PaymentGateway } from './port.ts';
import { SANDBOX_KEYS, startSandboxGateway } from './sandbox/startSandboxGateway.ts';

export interface PaymentsConfiguration {
  iyzico?: { apiKey: string; secretKey: string; baseUrl: string } | undefined;
  /** Port of the sandbox's own origin; undefined without a sandbox. */
  sandboxPort?: number | undefined;
}

interface Chosen {
  gateway: PaymentGateway;
  /** Origins that the panel may embed in frames. */
  frames: string[];
  /** URL of the sandbox's page, if enabled. */
  sandboxUrl?: string;
  stop(): Promise<void>;
}

interface Dependencies {
  kysely: Kysely<Tables>;
  host: string;
  publicUrl: string;
}

/** Creates the configured gateway: iyzico, the sandbox on an origin of its own, or none. */
export async function choosePayments(
  { iyzico, sandboxPort }: PaymentsConfiguration,
  { kysely, host, publicUrl }: Dependencies,
): Promise<Chosen> {
  const nothing = async () => {};
  if (iyzico) {
    // Any bank's page may follow, each with an origin of its own.
    const gateway = iyzicoGateway({ kind: 'iyzico', ...iyzico });
    return { gateway, frames: ['https:'], stop: nothing };
  }
  if (sandboxPort === undefined) return { gateway: closedGateway, frames: [], stop: nothing };
  const { hostname, origin: panelOrigin } = new URL(publicUrl);
  const sandbox = await startSandboxGateway({
    kysely,
    host,
    port: sandboxPort,
    publicHost: hostname,
    panelOrigin,
  });
  const gateway = iyzicoGateway({
    kind: 'sandbox',
    baseUrl: sandbox.origin,
    ...SANDBOX_KEYS,
    fieldsUrl: `${sandbox.origin}/fields`,
    formOrigins: [sandbox.origin],
  });
  return {
    gateway,
    frames: [sandbox.origin],
    sandboxUrl: sandbox.origin,
    stop: () => sandbox.stop(),
  };
}
