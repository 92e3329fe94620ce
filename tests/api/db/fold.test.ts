import { sql } from 'kysely';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../../server/db/connection.ts';
import { fold } from '../../../server/db/fold.ts';
import { testDatabase } from '../../support/database.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

/**
 * Returns the texts that SQL folds differently from TypeScript. The database compares them, because the embedded
 * one drops a leading byte order mark from its results.
 */
async function differing(texts: string[]): Promise<string[]> {
  const pairs = texts.map((text) => [text, fold(text)]);
  const { rows } = await sql<{ text: string }>`
    select pair ->> 0 as text from jsonb_array_elements(${JSON.stringify(pairs)}::jsonb) as pair
    where fold(pair ->> 0) <> pair ->> 1`.execute(database.kysely);
  return rows.map(({ text }) => text);
}

test('both sides fold every character of the first plane alike', async () => {
  const characters: string[] = [];
  for (let code = 1; code <= 0xffff; code += 1) {
    const surrogate = code >= 0xd800 && code <= 0xdfff;
    if (!surrogate) characters.push(String.fromCodePoint(code));
  }
  expect(await differing(characters)).toEqual([]);
});

const tricky = fc.constantFrom(
  'İ',
  'I',
  'ı',
  'i',
  'i\u0307',
  'I\u0307',
  'Ş',
  's\u0327',
  'ğ',
  'G\u0306',
  'Ü',
  'â',
  'É',
  'é',
  'ẞ',
  'ß',
  '💍',
  '👰🏽‍♀️',
  'عُرس',
  'قاعة',
  'Σ',
  'ς',
  '\u200f',
  '\u00a0',
  "'",
  '\\',
  '%',
  '_',
  '\n',
);
const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: tricky, maxLength: 40 }),
);

test('both sides fold thousands of random texts alike', async () => {
  const texts = fc
    .sample(text, 6000)
    // A database text can hold neither NUL nor an unpaired surrogate.
    .map((value) => value.replace(/\0|\p{Surrogate}/gu, ''));
  expect(await differing(texts)).toEqual([]);
});

test('what is folded once stays as it is', () => {
  fc.assert(
    fc.property(text, (value) => {
      expect(fold(fold(value))).toBe(fold(value));
    }),
  );
});

test('a folded text finds its record by the trigram index expression', async () => {
  const { rows } = await sql<{ found: boolean }>`
    select fold('Çağrı IŞIK') like '%' || ${fold('cagri ışık')} || '%' as found`.execute(
    database.kysely,
  );
  expect(rows).toEqual([{ found: true }]);
});
