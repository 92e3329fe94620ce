import { api as ar } from '#i18n/ar/api.ts';
import { api as de } from '#i18n/de/api.ts';
import { api as en } from '#i18n/en/api.ts';
import { api as tr } from '#i18n/tr/api.ts';
import type { Language } from './call.ts';
import { writtenDay } from './writtenDay.ts';

type ApiWords = { readonly [K in keyof typeof tr]: Readonly<Record<keyof (typeof tr)[K], string>> };
const WORDS: Record<Language, ApiWords> = { tr, en, de, ar };

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Words of a group in a language; a key that has none falls back to `otherwise`. A day among the values is written out. */
export function translate<G extends keyof ApiWords>(
  language: Language,
  group: G,
  key: string,
  otherwise: keyof ApiWords[G],
  params: Record<string, string | number> = {},
): string {
  const words: Readonly<Record<string, string>> = WORDS[language][group];
  const fallback: string = WORDS[language][group][otherwise];
  const text = (Object.hasOwn(words, key) ? words[key] : undefined) ?? fallback;
  const written: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(params))
    written[name] =
      typeof value === 'string' && DAY.test(value) ? writtenDay(value, language, 'long') : value;
  return fill(text, written);
}

/** Puts values into the places of a text, which look like `%{wait}`. */
export function fill(text: string, params: Record<string, string | number>): string {
  return text.replace(/%\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''));
}

/** A time to wait as people say it: in seconds, minutes or hours, rounded up, with its unit. */
export function waitIn(language: Language, seconds: number): string {
  const [amount, unit] =
    seconds < 100
      ? [seconds, 'second']
      : seconds < 100 * 60
        ? [seconds / 60, 'minute']
        : [seconds / 3600, 'hour'];
  const said = { style: 'unit', unit, unitDisplay: 'long', numberingSystem: 'latn' } as const;
  return new Intl.NumberFormat(language, said).format(Math.ceil(amount));
}

const isLanguage = (text: string): text is Language => Object.hasOwn(WORDS, text);

/** The language of an Accept-Language header that we speak and that is wanted most; Turkish otherwise. */
export function languageOf(header: string | undefined): Language {
  const wanted = (header ?? '')
    .slice(0, 200)
    .split(',')
    .map((entry) => {
      const [tag = '', quality = ''] = entry.trim().split(';q=');
      return {
        language: tag.slice(0, 2).toLowerCase(),
        weight: quality === '' ? 1 : Number(quality) || 0,
      };
    })
    .toSorted((a, b) => b.weight - a.weight);
  for (const { language } of wanted) if (isLanguage(language)) return language;
  return 'tr';
}
