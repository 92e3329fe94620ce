import { sql } from 'kysely';
import type { Call, Tx } from '../../http/call.ts';
import type { Buyer } from '../../ports/payments/port.ts';

interface Row {
  name: string;
  surname: string | null;
  identity_number: string | null;
  email: string | null;
  phone: string | null;
  address: string | null;
  city: string | null;
}

/** Placeholder of an unknown identity number, which the gateway requires. */
const NO_IDENTITY = '11111111111';

/** Returns the buyer in the gateway's shape, from the user's profile and the customer. */
export async function buyerOf(
  tx: Tx,
  { principal, address }: Pick<Call<'purchasePayments'>, 'principal' | 'address'>,
): Promise<Buyer> {
  const { rows } = await sql<Row>`
    select u.name, u.surname, u.identity_number,
      (select value from customer_user_contacts where customer_user_id = u.id and kind = 'email' order by position limit 1) as email,
      (select value from customer_user_contacts where customer_user_id = u.id and kind = 'phone' order by position limit 1) as phone,
      c.billing_address as address, t.name as city
    from customer_users u join customers c on c.id = u.customer_id
    left join cities t on t.id = c.city_id
    where u.id = ${principal.userId}`.execute(tx);
  const [row] = rows;
  return {
    id: String(principal.customerId),
    name: row?.name ?? principal.name,
    surname: row?.surname ?? row?.name ?? principal.name,
    email: row?.email ?? 'bilinmiyor@example.com',
    phone: row?.phone ?? '',
    identityNumber: row?.identity_number ?? NO_IDENTITY,
    address: row?.address ?? '-',
    city: row?.city ?? '-',
    country: 'Türkiye',
    ip: address,
  };
}
