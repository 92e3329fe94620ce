import type { Language, Messages } from '#i18n/messages.ts';

/** Values of a message's placeholders; `smart_count` selects the plural form, `_` replaces a missing message. */
export type PhraseValues = Readonly<Record<string, unknown>>;

export type Translate = (key: string, values?: PhraseValues | number) => string;

/** Translator whose `add` adds messages for later calls. */
export type Translator = Translate & { readonly add: (messages: Messages) => void };

/** Order of the plural forms in a message, separated by `||||`. */
const pluralForms: Readonly<Record<Language, readonly Intl.LDMLPluralRule[]>> = {
  tr: ['one', 'other'],
  en: ['one', 'other'],
  de: ['one', 'other'],
  ar: ['zero', 'one', 'two', 'few', 'many', 'other'],
};

const isolate = { start: '\u2068', end: '\u2069' };

function flatten(
  messages: Messages,
  prefix: string,
  into: Map<string, string>,
): Map<string, string> {
  for (const [key, value] of Object.entries(messages)) {
    const path = prefix ? `${prefix}.${key}` : key;
    if (typeof value === 'string') into.set(path, value);
    else flatten(value, path, into);
  }
  return into;
}

/**
 * Creates a translator with polyglot's syntax (`%{name}`, `||||`, `smart_count`, `_`), small enough for the first
 * screens. Counts are grouped (`1.000`); other numbers, such as years, stay unchanged. In Arabic, inserted text is
 * isolated, so that a Latin name does not reorder the sentence.
 * @param onMissing called with each key that has neither message nor default; the key itself is shown
 */
export function createTranslator(
  messages: Messages,
  language: Language,
  onMissing?: (key: string) => void,
): Translator {
  const phrases = flatten(messages, '', new Map());
  const isolated = language === 'ar';
  // Created at first use: the first formatter of a page takes 20 ms, on a phone 70.
  let rules: Intl.PluralRules | undefined;
  let counts: Intl.NumberFormat | undefined;

  const formOf = (phrase: string, count: number): string => {
    const forms = phrase.split('||||');
    rules ??= new Intl.PluralRules(language);
    const index = pluralForms[language].indexOf(rules.select(count));
    return (forms[index] ?? forms.at(-1) ?? phrase).trim();
  };

  const translate: Translate = (key, values = {}) => {
    const replacements: PhraseValues =
      typeof values === 'number' ? { smart_count: values } : values;
    let phrase = phrases.get(key);
    if (phrase === undefined) {
      if (typeof replacements._ === 'string') phrase = replacements._;
      else {
        if (key) onMissing?.(key);
        return key;
      }
    }
    const count = replacements.smart_count;
    const chosen = typeof count === 'number' ? formOf(phrase, count) : phrase;
    return chosen.replace(/%\{(.*?)\}/g, (placeholder, name: string) => {
      const value = replacements[name];
      if (typeof value === 'number') {
        if (name !== 'smart_count') return String(value);
        counts ??= new Intl.NumberFormat(isolated ? 'ar-u-nu-latn' : language);
        return counts.format(value);
      }
      if (typeof value !== 'string') return placeholder;
      return isolated ? isolate.start + value + isolate.end : value;
    });
  };
  return Object.assign(translate, { add: (more: Messages) => void flatten(more, '', phrases) });
}
