import { describe, expect, it } from 'vitest';
import { messages as ar } from './ar/index.ts';
import { messages as de } from './de/index.ts';
import { messages as en } from './en/index.ts';
import { messages as tr } from './tr/index.ts';
import { DRAFT_MARK } from './draftMark.ts';
import type { Messages } from './messages.ts';

function phrasesOf(messages: Messages, prefix = ''): Map<string, string> {
  const found = new Map<string, string>();
  for (const [key, value] of Object.entries(messages)) {
    if (typeof value === 'string') found.set(prefix + key, value);
    else
      for (const [below, phrase] of phrasesOf(value, `${prefix}${key}.`)) found.set(below, phrase);
  }
  return found;
}

const turkish = phrasesOf(tr);
const places = (phrase: string) => new Set(phrase.match(/%\{\w+\}/g));
const formsOf = (phrase: string) => phrase.split('||||').map((form) => form.trim());

describe.each(Object.entries({ tr, en, de, ar }))('%s', (language, messages) => {
  const phrases = phrasesOf(messages);

  it('has exactly the messages of the reference language', () => {
    expect([...phrases.keys()].toSorted()).toEqual([...turkish.keys()].toSorted());
  });

  it('has no untranslated message', () => {
    const waiting = [...phrases].filter(([, phrase]) => phrase.includes(DRAFT_MARK));
    expect(waiting.map(([key, phrase]) => `i18n/${language} ${key}: ${phrase}`)).toEqual([]);
  });

  it('is empty only where the Turkish message is, and never in only one plural form', () => {
    const isBlank = (phrase = '') => phrase.trim() === '';
    const wrong = [...phrases].filter(([key, phrase]) =>
      isBlank(phrase) ? !isBlank(turkish.get(key)) : formsOf(phrase).includes(''),
    );
    expect(wrong).toEqual([]);
  });

  it('uses only placeholders of the Turkish message', () => {
    const strange = [...phrases].filter(([key, phrase]) => {
      const known = places(turkish.get(key) ?? '');
      return [...places(phrase)].some((place) => place !== '%{smart_count}' && !known.has(place));
    });
    expect(strange).toEqual([]);
  });

  it('has the plural forms of the language, or one', () => {
    const count = language === 'ar' ? 6 : 2;
    const wrong = [...phrases].filter(([, phrase]) => {
      const { length } = formsOf(phrase);
      return length !== 1 && length !== count;
    });
    expect(wrong).toEqual([]);
  });
});
