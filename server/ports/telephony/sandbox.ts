import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { TelephonyPort } from './port.ts';

/** Numbers for which the sandbox simulates a failed call, with the reason. */
export const SIMULATED_CALL_FAILURES = {
  '+905550000001': 'unreachable',
  '+905550000002': 'busy',
  '+905550000003': 'refused',
} as const;

const isPretended = (number: string): number is keyof typeof SIMULATED_CALL_FAILURES =>
  Object.hasOwn(SIMULATED_CALL_FAILURES, number);

/** Stores each call instead of ringing, once per call key. */
export function sandboxTelephony({ kysely }: { kysely: Kysely<Tables> }): TelephonyPort {
  return {
    async call({ from, to, callKey }) {
      const failure = isPretended(to) ? SIMULATED_CALL_FAILURES[to] : undefined;
      await kysely
        .insertInto('sandbox_calls')
        .values({
          call_key: callKey,
          from_number: from,
          to_number: to,
          outcome: failure ?? 'connected',
        })
        .onConflict((conflict) => conflict.column('call_key').doNothing())
        .execute();
      return failure === undefined
        ? { ok: true, id: `sandbox-${callKey}` }
        : { ok: false, reason: failure };
    },
  };
}
