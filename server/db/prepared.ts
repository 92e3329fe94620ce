import { sql, type RawBuilder } from 'kysely';

const SHARED = '/* prepared */';
const OF_CUSTOMER = '/* prepared for one customer */';

/** Number of executions after which a statement is prepared; it then outweighs the memory of its plan. */
const PREPARED_FROM = 20;
/**
 * Maximum numbers of prepared statements per connection, by their mark, each with a plan of some 200 KB in the
 * database.
 */
const MAX_PREPARED: ReadonlyMap<string, number> = new Map([
  [SHARED, 100],
  [OF_CUSTOMER, 50],
]);
/** Maximum number of statements whose executions are counted. */
const MAX_COUNTED = 2_000;

/**
 * Marks a query whose frequent forms are prepared once per connection, which saves most of the time of a short query:
 * parsing and planning. Its plan is then the same for every account and every value of a parameter, so it must be a
 * good one for the largest account too; values that decide about it are literals. The outermost columns are named
 * one by one, because a prepared `select *` fails after a migration has added a column.
 */
export function prepared<T>(query: RawBuilder<T>): RawBuilder<T> {
  return sql<T>`${sql.raw(SHARED)} ${query}`;
}

/**
 * Marks a query whose customer is a literal, so that its plan is for the rows of that customer alone; otherwise like
 * `prepared()`. For customers with so many rows that no plan suits them and all others.
 */
export function preparedForCustomer<T>(query: RawBuilder<T>): RawBuilder<T> {
  return sql<T>`${sql.raw(OF_CUSTOMER)} ${query}`;
}

/** Names the frequent ones of marked statements. */
export class StatementNames {
  readonly #names = new Map<string, string>();
  readonly #executions = new Map<string, number>();
  /** Number of statements that may still be prepared, by their mark. */
  readonly #left = new Map(MAX_PREPARED);

  /** Returns the name of a prepared statement and counts the execution; undefined for other statements. */
  nameOf(text: string): string | undefined {
    const found = [...this.#left].find(([mark]) => text.startsWith(mark));
    if (!found) return undefined;
    const [mark, left] = found;
    const name = this.#names.get(text);
    if (name !== undefined || left === 0) return name;
    const executions = (this.#executions.get(text) ?? 0) + 1;
    if (executions >= PREPARED_FROM) {
      this.#left.set(mark, left - 1);
      return this.#add(text);
    }
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
