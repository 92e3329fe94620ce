import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { netgsmSms, type NetgsmOptions } from './netgsm.ts';
import type { SmsPort } from './port.ts';
import { sandboxSms } from './sandbox.ts';

export interface SmsConfiguration {
  /** Without it messages stay in the sandbox outbox. */
  netgsm?: NetgsmOptions | undefined;
}

/** The SMS port that the configuration asks for. */
export function chooseSms({ netgsm }: SmsConfiguration, kysely: Kysely<Tables>): SmsPort {
  return netgsm ? netgsmSms(netgsm) : sandboxSms({ kysely });
}
