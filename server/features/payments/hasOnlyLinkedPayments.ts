import { sql } from 'kysely';

/**
 * Condition on payment_attempts for attempts whose every payment the user has access to. An attempt reveals
 * amounts and a card, so others are neither shown nor stopped.
 */
export const hasOnlyLinkedPayments = sql<boolean>`not exists (
  select from payment_attempt_items i where i.attempt_id = payment_attempts.id
    and not exists (select from payments p where p.id = i.payment_id))`;
