import { describe, expect, it } from 'vitest';
import { phrasesOf } from './phrases.ts';
import { languages, type Language } from './messages.ts';

/** Characters that the language must not use: quotes, apostrophes, three dots, foreign commas. */
const WRONG: Record<Language, RegExp> = {
  tr: /["']|\.{3}|[„«»]|!/,
  en: /["']|\.{3}|[„«»]|!|\be-mail/i,
  de: /["']|\.{3}|[”’«»]|!|„[^“]*$/,
  ar: /["']|\.{3}|[“”„]|!|[,;?](?!\d)/,
};

describe.each(languages)('%s', (language) => {
  it('uses the quotes, apostrophes and dots of the language, and no exclamation marks', () => {
    const wrong = [...phrasesOf(language)].filter(([, text]) => WRONG[language].test(text));
    expect(wrong).toEqual([]);
  });
});

it('reports typewriter characters and those of other languages', () => {
  expect(WRONG.en.test("The couple's page")).toBe(true);
  expect(WRONG.en.test('The couple’s page')).toBe(false);
  expect(WRONG.de.test('Feld “Name”')).toBe(true);
  expect(WRONG.ar.test('الاسم, العنوان')).toBe(true);
  expect(WRONG.ar.test('يُقبل 5,000 صف')).toBe(false);
});
