import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { messages as ar } from '#i18n/ar/index.ts';
import { messages as de } from '#i18n/de/index.ts';
import { messages as en } from '#i18n/en/index.ts';
import { messages as tr } from '#i18n/tr/index.ts';
import { kindNames } from '../definition/kinds.ts';
import { leafSchema } from '../form/leafSchema.ts';
import { samples } from './samples.ts';

const now = new Date('2026-11-21T09:00:00Z');
const languages = Object.entries({ tr, en, de, ar });

/** Editable kinds. */
const writable = kindNames.filter((kind) => !samples[kind].facts.readOnly);

const show = (value: unknown) => JSON.stringify(value)?.slice(0, 60) ?? String(value);

/** Returns the message keys of the schema's errors for a value, such as `required`. */
function complaints(kind: (typeof kindNames)[number], value: unknown): string[] {
  const result = leafSchema(samples[kind].facts, now).safeParse(value);
  return (result.error?.issues ?? []).map(
    ({ message }) =>
      /^@@react-admin@@\{"message":"validation\.(\w+)"/.exec(message)?.[1] ?? message,
  );
}

describe.each(writable)('%s', (kind) => {
  const { facts, good, bad } = samples[kind];

  it('accepts every valid value', () => {
    const refused = good.flatMap((value) =>
      complaints(kind, value).map((complaint) => `${show(value)}: ${complaint}`),
    );
    expect(refused).toEqual([]);
    expect(good.length).toBeGreaterThan(1);
  });

  it('rejects every invalid value with a message in every language', () => {
    const unsaid = bad.flatMap((value) => {
      const found = complaints(kind, value);
      if (found.length === 0) return [`${show(value)} was taken`];
      return languages.flatMap(([language, { validation }]) =>
        found
          .filter((complaint) => !Object.hasOwn(validation, complaint))
          .map((complaint) => `${show(value)}: ${complaint} is missing in ${language}`),
      );
    });
    expect(unsaid).toEqual([]);
    expect(bad.length).toBeGreaterThan(2);
  });

  it('may be empty if it is optional', () => {
    const { required: _, ...optional } = facts;
    const schema = leafSchema(optional, now);
    for (const empty of [undefined, null, ''])
      expect(schema.safeParse(empty).error).toBeUndefined();
  });
});

it('only kinds without a form have no invalid values', () => {
  const harmless = kindNames.filter((kind) => samples[kind].bad.length === 0);
  expect(harmless).toEqual(kindNames.filter((kind) => !writable.includes(kind)));
  expect(harmless).toEqual(['id', 'version', 'ago']);
});

it('the samples are of their own kind', () => {
  expect(kindNames.filter((kind) => samples[kind].facts.kind !== kind)).toEqual([]);
});

it('only tests and the gallery import the samples', () => {
  const panel = join(import.meta.dirname, '../..');
  const knowing = readdirSync(panel, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
    .filter((path) => readFileSync(join(panel, path), 'utf8').includes("/samples.ts'"))
    .map((path) => path.replace(/^gallery\/.*/, 'the gallery'));
  expect(new Set(knowing)).toEqual(new Set(['the gallery', 'engine/kinds/samples.ts']));
});
