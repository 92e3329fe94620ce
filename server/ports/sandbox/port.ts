import type { Insertable, Kysely } from 'kysely';
import type { SandboxOutboxTable, Tables } from '../../db/tables.ts';

/** Local parts of e-mail addresses and whole phone numbers for which a sandbox simulates a failure. */
export const SIMULATED_FAILURES = {
  mail: [
    { when: ['dolu', 'full'], reason: 'inbox_full' },
    { when: ['yanlis', 'wrong'], reason: 'wrong_address' },
    { when: ['down'], reason: 'unreachable' },
  ],
  sms: [
    { when: ['+905550000001'], reason: 'wrong_number' },
    { when: ['+905550000002'], reason: 'unreachable' },
    { when: ['+905550000003'], reason: 'refused' },
  ],
} as const;

/** Stores a message, once per channel and message key. @returns the first result for a repeated one */
export async function storeInOutbox(
  kysely: Kysely<Tables>,
  message: Insertable<SandboxOutboxTable>,
): Promise<{ id: number; outcome: string }> {
  await kysely
    .insertInto('sandbox_outbox')
    .values(message)
    .onConflict((conflict) => conflict.columns(['channel', 'message_key']).doNothing())
    .execute();
  return kysely
    .selectFrom('sandbox_outbox')
    .select(['id', 'outcome'])
    .where('channel', '=', message.channel)
    .where('message_key', '=', message.message_key)
    .executeTakeFirstOrThrow();
}
