import { expect, test } from 'vitest';
import { phrasesOf } from '../../i18n/phrases.ts';
import { languages, type Language } from '../../i18n/messages.ts';
import type { Resource } from '../../src/engine/definition/runtimeDefinition.ts';
import { getField } from '../../src/engine/definition/field.ts';

const definitions = import.meta.glob<Resource>('../../resources/*/definition.ts', {
  eager: true,
  import: 'default',
});

/** Words for a duration, which are wrong for a column of instants. */
const DURATION: Record<Language, RegExp> = {
  tr: /süre/i,
  en: /\btime (to|left)\b|duration/i,
  de: /dauer|frist$|zeit zum/i,
  ar: /مهلة|مدة/,
};

const MOMENTS: ReadonlySet<string> = new Set(['date', 'dateTime', 'ago']);

/** Returns the columns of a resource's list, which are also those of its export. */
function columnsOf(resource: Resource) {
  const { list } = resource.definition;
  const paths = list ? [...list.columns, ...(list.more ?? [])] : [];
  return paths.map((path) => ({ path, field: getField(resource, path) }));
}

const columns = Object.values(definitions).flatMap((resource) =>
  columnsOf(resource).map((column) => ({ ...column, resource: resource.name })),
);

test.each(languages)('a column of instants has no label of a duration in %s', (language) => {
  const phrases = phrasesOf(language);
  const moments = columns.filter(({ field }) => MOMENTS.has(field.kind));
  expect(moments.length).toBeGreaterThan(20);
  const wrong = moments.flatMap(({ resource, path }) => {
    const name = phrases.get(`resources/${resource}.fields.${path}`) ?? '';
    return DURATION[language].test(name) ? [`${resource}.${path}: ${name}`] : [];
  });
  expect(wrong).toEqual([]);
});

test.each(languages)('no two columns of a list have the same label in %s', (language) => {
  const phrases = phrasesOf(language);
  const names = columns.map(
    ({ resource, path }) =>
      `${resource}: ${phrases.get(`resources/${resource}.fields.${path}`) ?? path}`,
  );
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
