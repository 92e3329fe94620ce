import { sql } from 'kysely';
import type { Schemas } from '#contract/types.ts';
import type { Handler } from '../../http/call.ts';
import { translate } from '../../http/messages.ts';

interface Row extends Omit<Schemas['Holiday'], 'name'> {
  kind: string;
}

/** Lists the public holidays of the deployment's country, named in the request's language. */
export const listHolidays: Handler<'listHolidays'> = async (tx, { query, country, language }) => {
  const { rows } = await sql<Row>`
    select day::text as day, kind, is_half_day as "isHalfDay", is_computed as "isComputed", source
    from holidays
    where country = ${country} and day between ${query.dayStart} and ${query.dayEnd}
    order by day, kind limit 400`.execute(tx);
  return {
    data: rows.map(({ kind, ...day }) => ({
      ...day,
      name: translate(language, 'holidays', kind, 'other'),
    })),
  };
};
