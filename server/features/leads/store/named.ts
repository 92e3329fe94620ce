import { sql, type RawBuilder } from 'kysely';
import { likePattern } from '../../../db/likePattern.ts';

type Fragment = RawBuilder<unknown>;

/** Builds a query on a table `l` of leads with an additional condition. */
export type LeadQuery = (table: Fragment, where: Fragment) => Fragment;

interface Named {
  /** First expression of the statement's `with` clause. */
  first: Fragment;
  /** Returns the rows of a query; with `most`, any of its rows suffice once there are more than `most`. */
  rows: (query: LeadQuery, most?: number) => Fragment;
}

/** Maximum number of matches that are fetched by name and then filtered, sorted and counted. */
const MAX_MATCHES = 10_000;

/**
 * Builds the source of leads whose names contain a text; all leads without one. A rare name uses the trigram
 * index, whose cost grows with its matches. A frequent name uses the index in sort order, which stops early. The
 * statement contains both plans and the database executes one.
 */
export function leadsNamed(text: string | undefined): Named {
  const all = (where: Fragment): Named => ({
    first: sql``,
    rows: (query) => query(sql`leads`, where),
  });
  if (text === undefined) return all(sql`true`);
  const pattern = likePattern(text);
  const has = sql`l.search_key like ${pattern}`;
  // A trigram needs three characters in a row.
  if (!/[\p{L}\p{N}]{3}/u.test(pattern)) return all(has);
  const isRare = sql`(select found <= ${MAX_MATCHES} from tally)`;
  return {
    first: sql`
      named as materialized (select * from leads_named(${pattern}, ${MAX_MATCHES + 1})),
      tally as materialized (select count(*) as found from named),`,
    rows(query, most) {
      const fetched = query(sql`named`, sql`true`);
      const isEnough =
        most === undefined
          ? isRare
          : sql`(${isRare} or (select count(*) > ${most} from (${fetched}) as fetched))`;
      // A parameter hides the pattern from the planner, which estimates long patterns as rare although this one is
      // frequent.
      return sql`
        (${query(sql`named`, isEnough)}) union all
        (${query(sql`leads`, sql`not ${isEnough} and coalesce(${has}, false)`)})`;
    },
  };
}
