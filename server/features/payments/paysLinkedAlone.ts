import { sql } from 'kysely';

/**
 * Condition for attempts whose every payment the user sees, for statements on payment_attempts: an attempt tells
 * amounts and a card, and one for a page that the user is not linked to is neither shown nor stopped.
 */
export const paysLinkedAlone = sql<boolean>`not exists (
  select from payment_attempt_items i where i.attempt_id = payment_attempts.id
    and not exists (select from payments p where p.id = i.payment_id))`;
