import { sql, type RawBuilder } from 'kysely';

const MARK = '/* prepared */';

/** Number of executions after which a statement is prepared; it then outweighs the memory of its plan. */
const PREPARED_FROM = 20;
/** Maximum number of prepared statements per connection, each with a plan of some 200 KB in the database. */
const MAX_PREPARED = 100;
/** Maximum number of statements whose executions are counted. */
const MAX_COUNTED = 2_000;

/**
 * Marks a query whose frequent forms are prepared once per connection, which saves most of the time of a short query:
 * parsing and planning. Its plan is then the same for every account and every value of a parameter, so it must be a
 * good one for the largest account too; values that decide about it are literals. The outermost columns are named
 * one by one, because a prepared `select *` fails after a migration has added a column.
 */
export function prepared<T>(query: RawBuilder<T>): RawBuilder<T> {
  return sql<T>`${sql.raw(MARK)} ${query}`;
}

/** Names the frequent ones of marked statements. */
export class StatementNames {
  readonly #names = new Map<string, string>();
  readonly #executions = new Map<string, number>();

  /** Returns the name of a prepared statement and counts the execution; undefined for other statements. */
  nameOf(text: string): string | undefined {
    if (!text.startsWith(MARK)) return undefined;
    const name = this.#names.get(text);
    if (name !== undefined || this.#names.size >= MAX_PREPARED) return name;
    const executions = (this.#executions.get(text) ?? 0) + 1;
    if (executions >= PREPARED_FROM) return this.#add(text);
    if (this.#executions.size >= MAX_COUNTED) this.#executions.clear();
    this.#executions.set(text, executions);
    return undefined;
  }

  #add(text: string): string {
    const name = `panel_${this.#names.size + 1}`;
    this.#names.set(text, name);
    this.#executions.delete(text);
    return name;
  }
}
