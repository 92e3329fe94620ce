import { expect, test } from 'vitest';
import { assertSupported, UnsupportedPostgres } from './migrate.ts';

test('rejects PostgreSQL 15 and accepts 16', () => {
  expect(() => assertSupported(150_018, '15.18')).toThrow(UnsupportedPostgres);
  expect(() => assertSupported(150_018, '15.18')).toThrow('15.18');
  expect(() => assertSupported(160_000, '16.0')).not.toThrow();
});
