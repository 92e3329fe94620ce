import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { netgsmSms, type NetgsmOptions } from './netgsm.ts';
import { SANDBOX_SEGMENT_MINOR, type SmsPort } from './port.ts';
import { sandboxSms } from './sandbox.ts';

export interface SmsConfiguration {
  /** Undefined stores messages in the sandbox outbox. */
  netgsm?: Omit<NetgsmOptions, 'segmentMinor'> | undefined;
  /** Price of one segment, in hundredths of the deployment's currency; unknown if undefined. */
  segmentMinor?: number | undefined;
}

/** Creates the configured SMS port. */
export function chooseSms(
  { netgsm, segmentMinor }: SmsConfiguration,
  kysely: Kysely<Tables>,
): SmsPort {
  return netgsm
    ? netgsmSms({ ...netgsm, segmentMinor: segmentMinor ?? null })
    : sandboxSms({ kysely, segmentMinor: segmentMinor ?? SANDBOX_SEGMENT_MINOR });
}
