import type { Language, Tx } from '../../http/call.ts';

interface Owner {
  full_name: string;
  preferred_language: Language;
  email: string;
}

/** Returns the active owners of a customer who have an e-mail address, each with the main one. */
export function findOwnersOf(tx: Tx, customerId: number): Promise<Owner[]> {
  return tx
    .selectFrom('customer_users as u')
    .innerJoin('customer_user_contacts as c', 'c.customer_user_id', 'u.id')
    .select(['u.full_name', 'u.preferred_language', 'c.value as email'])
    .where('u.customer_id', '=', customerId)
    .where('u.role_id', '=', 'owner')
    .where('u.status', '=', 'active')
    .where('c.kind', '=', 'email')
    .where('c.position', '=', 0)
    .orderBy('u.id')
    .execute();
}
