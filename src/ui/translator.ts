import type { Language, Messages } from '#i18n/messages.ts';

/** Values for the places of a phrase; `smart_count` picks the plural form, `_` stands in for a missing phrase. */
export type PhraseValues = Readonly<Record<string, unknown>>;

export type Translate = (key: string, values?: PhraseValues | number) => string;

/** With `add` it learns more words, for whoever asks from then on. */
export type Translator = Translate & { readonly add: (words: Messages) => void };

/** Order in which a phrase lists its forms, separated by `||||`. */
const pluralForms: Readonly<Record<Language, readonly Intl.LDMLPluralRule[]>> = {
  tr: ['one', 'other'],
  en: ['one', 'other'],
  de: ['one', 'other'],
  ar: ['zero', 'one', 'two', 'few', 'many', 'other'],
};

const isolate = { start: '\u2068', end: '\u2069' };

function flatten(words: Messages, prefix: string, into: Map<string, string>): Map<string, string> {
  for (const [key, value] of Object.entries(words)) {
    const path = prefix ? `${prefix}.${key}` : key;
    if (typeof value === 'string') into.set(path, value);
    else flatten(value, path, into);
  }
  return into;
}

/**
 * A translator in the manner of polyglot (`%{name}`, `||||`, `smart_count`, `_`), small enough for
 * the pages that must be there at once. In Arabic, text put into a phrase is isolated, so that a
 * Latin name does not turn the sentence around.
 * @param onMissing told each key that has neither phrase nor stand-in; the key itself is shown.
 */
export function createTranslator(
  words: Messages,
  language: Language,
  onMissing?: (key: string) => void,
): Translator {
  const phrases = flatten(words, '', new Map());
  const rules = new Intl.PluralRules(language);
  const isolated = language === 'ar';

  const formOf = (phrase: string, count: number): string => {
    const forms = phrase.split('||||');
    const index = pluralForms[language].indexOf(rules.select(count));
    return (forms[index] ?? forms.at(-1) ?? phrase).trim();
  };

  const translate: Translate = (key, values = {}) => {
    const places: PhraseValues = typeof values === 'number' ? { smart_count: values } : values;
    let phrase = phrases.get(key);
    if (phrase === undefined) {
      if (typeof places._ === 'string') phrase = places._;
      else {
        if (key) onMissing?.(key);
        return key;
      }
    }
    const count = places.smart_count;
    const chosen = typeof count === 'number' ? formOf(phrase, count) : phrase;
    return chosen.replace(/%\{(.*?)\}/g, (place, name: string) => {
      const value = places[name];
      if (typeof value === 'number') return String(value);
      if (typeof value !== 'string') return place;
      return isolated ? isolate.start + value + isolate.end : value;
    });
  };
  return Object.assign(translate, { add: (more: Messages) => void flatten(more, '', phrases) });
}
