import { sql, type Kysely } from 'kysely';
import { fold } from '../fold.ts';
import { FOLD_FROM } from '../foldTable.ts';

/**
 * Characters of Turkish names, texts and addresses by frequency, including those that map to themselves, because
 * translate() scans the table linearly.
 */
const FREQUENT = ` aeinrlkıdmtyusobüzşgçchvpğöfjwxq0123456789.,-@AKSMTBDGEYHİÇCOÖNRPZFŞÜVULIĞJWXQ+_/()'`;

/** Replaces fold() by a version with the same result in a third of the time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Combining accents, which are dropped, stay at the end.
  const letters = [...new Set(Array.from(FREQUENT + FOLD_FROM))];
  const folded = letters.map(fold).join('');
  await sql`
    create or replace function fold(value text) returns text
      language sql immutable strict parallel safe
      return translate(value, ${sql.lit(letters.join(''))}, ${sql.lit(folded)})`.execute(db);
}
