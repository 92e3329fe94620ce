import { sql, type RawBuilder } from 'kysely';

/** A value for a jsonb column; needed for arrays, which would otherwise be sent as a PostgreSQL array. */
export function jsonb(value: unknown): RawBuilder<string> {
  return sql<string>`${JSON.stringify(value)}::jsonb`;
}
