import { sql, type Kysely } from 'kysely';

const DIGITS = 8;
const HOURS = 24;

/**
 * Stores the hours of a day as one number too, eight digits per hour, midnight first: a report adds one number per
 * day instead of 24. The database derives it from the arrays.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const hours of ['visit_hours', 'lead_hours']) {
    const packed = Array.from({ length: HOURS }, (_, hour) => {
      const shift = (HOURS - 1 - hour) * DIGITS;
      return sql`${sql.ref(hours)}[${sql.lit(hour + 1)}] * ${sql.raw(`1e${shift}`)}::numeric`;
    });
    await sql`
      alter table provider_days add column ${sql.ref(`${hours}_packed`)} numeric
        generated always as (${sql.join(packed, sql` + `)}) stored`.execute(db);
  }
}
