import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { httpTelephony, type HttpTelephonyOptions } from './http.ts';
import type { TelephonyPort } from './port.ts';
import { sandboxTelephony } from './sandbox.ts';

export interface TelephonyConfiguration {
  /** Undefined stores calls in the sandbox. */
  switchboard?: HttpTelephonyOptions | undefined;
}

/** Creates the configured telephony port. */
export function chooseTelephony(
  { switchboard }: TelephonyConfiguration,
  kysely: Kysely<Tables>,
): TelephonyPort {
  return switchboard ? httpTelephony(switchboard) : sandboxTelephony({ kysely });
}
