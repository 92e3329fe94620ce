import { sql, type RawBuilder } from 'kysely';

/** A value for a jsonb column; needed for arrays, which would otherwise be sent as a PostgreSQL array. */
export function jsonb<T>(value: T): RawBuilder<T> {
  return sql<T>`${JSON.stringify(value)}::jsonb`;
}
