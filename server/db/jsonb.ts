import { sql, type RawBuilder } from 'kysely';

/** Encodes a value for a jsonb column; required for arrays, which are otherwise sent as PostgreSQL arrays. */
export function jsonb(value: unknown): RawBuilder<string> {
  return sql<string>`${JSON.stringify(value)}::jsonb`;
}
