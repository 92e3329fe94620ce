import { api as ar } from '#i18n/ar/api.ts';
import { rules as arRules } from '#i18n/ar/rules.ts';
import { api as de } from '#i18n/de/api.ts';
import { rules as deRules } from '#i18n/de/rules.ts';
import { api as en } from '#i18n/en/api.ts';
import { rules as enRules } from '#i18n/en/rules.ts';
import { api as tr } from '#i18n/tr/api.ts';
import { rules as trRules } from '#i18n/tr/rules.ts';
import type { Language } from './call.ts';
import { zone } from '../time/zone.ts';
import { LOCALES, writtenDay } from './writtenDay.ts';

const turkish = { ...tr, rules: trRules };

type ApiWords = {
  readonly [K in keyof typeof turkish]: Readonly<Record<keyof (typeof turkish)[K], string>>;
};
const MESSAGES: Record<Language, ApiWords> = {
  tr: turkish,
  en: { ...en, rules: enRules },
  de: { ...de, rules: deRules },
  ar: { ...ar, rules: arRules },
};

/** Returns true for the code of a rule between fields, whose messages panel and API share. */
export const isRule = (code: string): boolean => Object.hasOwn(trRules, code);

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Returns a message of a group in a language, with its values formatted; a missing key falls back to `otherwise`. */
export function translate<G extends keyof ApiWords>(
  language: Language,
  group: G,
  key: string,
  otherwise: keyof ApiWords[G],
  params: Record<string, string | number> = {},
): string {
  const messages: Readonly<Record<string, string>> = MESSAGES[language][group];
  const fallback: string = MESSAGES[language][group][otherwise];
  const text = (Object.hasOwn(messages, key) ? messages[key] : undefined) ?? fallback;
  const written: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(params))
    written[name] =
      group === 'rules' ? writtenLimit(value, language) : writtenValue(value, language);
  return fill(text, written);
}

/** Formats a number or a day; other texts stay unchanged. */
function writtenValue(value: string | number, language: Language): string {
  if (typeof value === 'number') return new Intl.NumberFormat(LOCALES[language]).format(value);
  return DAY.test(value) ? writtenDay(value, language, 'long') : value;
}

/** Formats the limit of a comparison: a number, a day or an instant. */
function writtenLimit(value: string | number, language: Language): string {
  const locale = LOCALES[language];
  if (typeof value === 'number' || DAY.test(value)) return writtenValue(value, language);
  return new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: zone,
  }).format(new Date(value));
}

/** Replaces the placeholders of a text, such as `%{wait}`. */
export function fill(text: string, params: Record<string, string | number>): string {
  return text.replace(/%\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''));
}

/** Formats a waiting time in seconds, minutes or hours, rounded up, with its unit. */
export function formatWait(language: Language, seconds: number): string {
  const [amount, unit] =
    seconds < 100
      ? [seconds, 'second']
      : seconds < 100 * 60
        ? [seconds / 60, 'minute']
        : [seconds / 3600, 'hour'];
  const format = { style: 'unit', unit, unitDisplay: 'long' } as const;
  return new Intl.NumberFormat(LOCALES[language], format).format(Math.ceil(amount));
}

const isLanguage = (text: string): text is Language => Object.hasOwn(MESSAGES, text);

/** Returns the supported language that an Accept-Language header prefers; Turkish by default. */
export function languageOf(header: string | undefined): Language {
  const preferred = (header ?? '')
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
  for (const { language } of preferred) if (isLanguage(language)) return language;
  return 'tr';
}
