import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { netgsmSms, type NetgsmOptions } from './netgsm.ts';
import type { SmsPort } from './port.ts';
import { sandboxSms } from './sandbox.ts';

export interface SmsConfiguration {
  /** Without it messages stay in the sandbox outbox. */
  netgsm?: Omit<NetgsmOptions, 'segmentMinor'> | undefined;
  /** Price of one segment, in hundredths of the deployment's currency. */
  segmentMinor?: number | undefined;
}

/** Price of a segment where the environment names none. */
export const SEGMENT_MINOR = 45;

/** The SMS port that the configuration asks for. */
export function chooseSms(
  { netgsm, segmentMinor = SEGMENT_MINOR }: SmsConfiguration,
  kysely: Kysely<Tables>,
): SmsPort {
  return netgsm ? netgsmSms({ ...netgsm, segmentMinor }) : sandboxSms({ kysely, segmentMinor });
}
