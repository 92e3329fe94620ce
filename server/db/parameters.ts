/**
 * Encodes a query parameter as PostgreSQL text by the rules of `pg`, so that both databases receive the same: dates
 * as instants in UTC, arrays as array literals, other objects as JSON. For a JSON column that holds an array use
 * `jsonb()`.
 */
export function encodeParameter(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'bigint' || typeof value === 'boolean') {
    return String(value);
  }
  if (value instanceof Date) return value.toISOString();
  if (value instanceof Uint8Array) return `\\x${Buffer.from(value).toString('hex')}`;
  if (Array.isArray(value)) return `{${value.map(encodeElement).join(',')}}`;
  return JSON.stringify(value);
}

function encodeElement(item: unknown): string {
  if (Array.isArray(item)) return encodeParameter(item) ?? 'NULL';
  const text = encodeParameter(item);
  return text === null ? 'NULL' : `"${text.replace(/[\\"]/g, '\\$&')}"`;
}
