import { Writable } from 'node:stream';
import { sql } from 'kysely';
import type { Database } from '../../../server/db/connection.ts';

/** Looks for cards that were typed in what an API logged and keeps. */
export class CardTraces {
  readonly #cards = new Set<string>();
  #logged = '';

  /** Takes the lines of a logger. */
  readonly log = new Writable({
    write: (chunk: Buffer, _, done) => {
      this.#logged += chunk.toString();
      done();
    },
  });

  add(number: string): void {
    this.#cards.add(number.replaceAll(/\D/g, '').replaceAll(/(.{4})(?=.)/g, '$1[ -]?'));
  }

  /** Names the log and the tables that hold one of them, however it is written. */
  async find({ kysely }: Pick<Database, 'kysely'>): Promise<string[]> {
    if (this.#cards.size === 0) return [];
    if (this.#logged === '') throw new Error('nothing was logged, so nothing can be found there');
    const pattern = [...this.#cards].join('|');
    const { rows: tables } = await sql<{ name: string }>`
      select tablename as name from pg_tables where schemaname = 'public'`.execute(kysely);
    const looks = tables.map(
      ({ name }) => sql`
        select ${name}::text as name where exists (select from ${sql.table(name)} t where t::text ~ ${pattern})`,
    );
    const { rows } = await sql<{ name: string }>`${sql.join(looks, sql` union all `)}`.execute(
      kysely,
    );
    return [
      ...(new RegExp(pattern).test(this.#logged) ? ['log'] : []),
      ...rows.map(({ name }) => name),
    ];
  }
}
