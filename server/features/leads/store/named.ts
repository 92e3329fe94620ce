import { sql, type RawBuilder } from 'kysely';
import { fold } from '../../../db/fold.ts';

/** Up to here a name is rare: its enquiries are looked up one by one, and all others looked through in order. */
const RARE = 2000;

/** Text as a pattern that finds it anywhere in a folded name. */
export function namePattern(text: string): string {
  return `%${fold(text).replace(/[\\%_]/g, '\\$&')}%`;
}

/**
 * The first rows of a query on `leads l` whose names have a text in them. A name that few have is asked of the
 * trigrams, which costs as much as it has enquiries; one that many have of an index in the order that is asked for,
 * which soon has enough of them. Both ways are in the statement; the database goes one.
 */
export function rowsNamed(
  text: string,
  query: (where: RawBuilder<unknown>) => RawBuilder<unknown>,
): { first: RawBuilder<unknown>; rows: RawBuilder<unknown> } {
  const pattern = namePattern(text);
  const scan = sql`l.search_key like ${pattern}`;
  // Fewer than three letters in a row have no trigram.
  if (!/[\p{L}\p{N}]{3}/u.test(pattern)) return { first: sql``, rows: query(scan) };
  const count = sql`(select cardinality(ids) from named)`;
  const rare = query(sql`${count} <= ${RARE} and l.id = any((select ids from named)::bigint[])`);
  const common = query(sql`${count} > ${RARE} and ${scan}`);
  return {
    first: sql`named as materialized (select array(select leads_named(${pattern}, ${RARE + 1})) as ids),`,
    rows: sql`(${rare}) union all (${common})`,
  };
}
