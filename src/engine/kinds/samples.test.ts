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

const preview = (value: unknown) => JSON.stringify(value)?.slice(0, 60) ?? String(value);

/** Returns the message keys of the schema's errors for a value, such as `required`. */
function faultsOf(kind: (typeof kindNames)[number], value: unknown): string[] {
  const result = leafSchema(samples[kind].facts, now).safeParse(value);
  return (result.error?.issues ?? []).map(
    ({ message }) =>
      /^@@react-admin@@\{"message":"validation\.(\w+)"/.exec(message)?.[1] ?? message,
  );
}

describe.each(writable)('%s', (kind) => {
  const { facts, good, bad } = samples[kind];

  it('accepts every valid value', () => {
    const rejected = good.flatMap((value) =>
      faultsOf(kind, value).map((fault) => `${preview(value)}: ${fault}`),
    );
    expect(rejected).toEqual([]);
    expect(good.length).toBeGreaterThan(1);
  });

  it('rejects every invalid value with a message in every language', () => {
    const withoutMessage = bad.flatMap((value) => {
      const found = faultsOf(kind, value);
      if (found.length === 0) return [`${preview(value)} was taken`];
      return languages.flatMap(([language, { validation }]) =>
        found
          .filter((fault) => !Object.hasOwn(validation, fault))
          .map((fault) => `${preview(value)}: ${fault} is missing in ${language}`),
      );
    });
    expect(withoutMessage).toEqual([]);
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
  const withoutInvalid = kindNames.filter((kind) => samples[kind].bad.length === 0);
  expect(withoutInvalid).toEqual(kindNames.filter((kind) => !writable.includes(kind)));
  expect(withoutInvalid).toEqual(['id', 'version', 'ago']);
});

it('the samples are of their own kind', () => {
  expect(kindNames.filter((kind) => samples[kind].facts.kind !== kind)).toEqual([]);
});

it('only tests and the gallery import the samples', () => {
  const panel = join(import.meta.dirname, '../..');
  const importing = readdirSync(panel, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
    .filter((path) => readFileSync(join(panel, path), 'utf8').includes("/samples.ts'"))
    .map((path) => path.replace(/^gallery\/.*/, 'the gallery'));
  expect(new Set(importing)).toEqual(new Set(['the gallery', 'engine/kinds/samples.ts']));
});
