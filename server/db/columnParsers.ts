import { types } from 'pg';
import type { CustomTypesConfig } from 'pg';

type ColumnParser = (text: string) => unknown;

const verbatim: ColumnParser = (text) => text;

const INSTANT = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}:\d{2}(?:\.\d+)?)([+-]\d{2})(:\d{2})?$/;

/**
 * Converts `2026-09-05 12:00:00.5+03` to `2026-09-05T09:00:00.500Z`; returns `infinity` and years beyond four
 * digits unchanged.
 */
export function parseInstant(text: string): string {
  const parts = INSTANT.exec(text);
  if (!parts) return text;
  const [, date, time, hours, minutes = ':00'] = parts;
  return new Date(`${date}T${time}${hours}${minutes}`).toISOString();
}

function parseInt8(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) {
    throw new RangeError(`The bigint ${text} does not fit a JavaScript number`);
  }
  return value;
}

function parseBytea(text: string): Buffer {
  return Buffer.from(text.slice(2), 'hex');
}

/**
 * Column parsers by type oid: int8 becomes a number; date, time and numeric keep their text; timestamptz becomes
 * RFC 3339 in UTC with milliseconds; bytea becomes a Buffer. JSON, numbers and booleans need no entry. PGlite
 * derives the array types itself.
 */
export const columnParsers: Record<number, ColumnParser> = {
  17: parseBytea,
  20: parseInt8,
  1082: verbatim,
  1114: verbatim,
  1184: parseInstant,
  1186: verbatim,
  1700: verbatim,
};

/** Element type oid of each array type, for `pg`, which does not derive them. */
const arrayElements = new Map([
  [1001, 17],
  [1016, 20],
  [1115, 1114],
  [1182, 1082],
  [1185, 1184],
  [1187, 1186],
  [1231, 1700],
]);

const TEXT_ARRAY: number = 1009;
const parseTextArray = standardParser(TEXT_ARRAY);

function standardParser(oid: number): ColumnParser {
  const parser: unknown = types.getTypeParser(oid);
  return isParser(parser) ? parser : verbatim;
}

function isParser(value: unknown): value is ColumnParser {
  return typeof value === 'function';
}

function parseElements(value: unknown, parse: ColumnParser): unknown {
  if (Array.isArray(value)) return value.map((item) => parseElements(item, parse));
  return typeof value === 'string' ? parse(value) : value;
}

function parserOf(oid: number): ColumnParser {
  const own = columnParsers[oid];
  if (own) return own;
  const element = columnParsers[arrayElements.get(oid) ?? 0];
  if (element) return (text) => parseElements(parseTextArray(text), element);
  return standardParser(oid);
}

/** The same parsers in the format of `pg`, for one pool instead of the whole process. */
export const pgTypes: CustomTypesConfig = { getTypeParser: parserOf };
