import { Writable } from 'node:stream';
import { sql } from 'kysely';
import type { Database } from '../../../server/db/connection.ts';

/** Finds entered card numbers in the log and in the tables of an API. */
export class CardTraces {
  readonly #cards = new Set<string>();
  #logged = '';

  /** Stream that collects the lines of a logger. */
  readonly log = new Writable({
    write: (chunk: Buffer, _, done) => {
      this.#logged += chunk.toString();
      done();
    },
  });

  add(number: string): void {
    this.#cards.add(number.replaceAll(/\D/g, '').replaceAll(/(.{4})(?=.)/g, '$1[ -]?'));
  }

  /** Returns the log and the tables that contain one of the numbers, with or without separators. */
  async find({ kysely }: Pick<Database, 'kysely'>): Promise<string[]> {
    if (this.#cards.size === 0) return [];
    if (this.#logged === '') throw new Error('the log is empty, so the search proves nothing');
    const pattern = [...this.#cards].join('|');
    const { rows: tables } = await sql<{ name: string }>`
      select tablename as name from pg_tables where schemaname = 'public'`.execute(kysely);
    const queries = tables.map(
      ({ name }) => sql`
        select ${name}::text as name where exists (select from ${sql.table(name)} t where t::text ~ ${pattern})`,
    );
    const { rows } = await sql<{ name: string }>`${sql.join(queries, sql` union all `)}`.execute(
      kysely,
    );
    return [
      ...(new RegExp(pattern).test(this.#logged) ? ['log'] : []),
      ...rows.map(({ name }) => name),
    ];
  }
}
