import { languageOf } from './language.ts';
import { region, regionalTag } from './region.ts';

/** Names of currencies. Users write TL; Intl writes TRY, or a sign that many fonts lack. */
const currencyNames: Readonly<Record<string, string>> = { TRY: 'TL' };

export type DateStyle = 'short' | 'medium' | 'written' | 'long';

const timeStyle = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

const dateStyles: Readonly<Record<DateStyle, Intl.DateTimeFormatOptions>> = {
  short: { day: '2-digit', month: '2-digit', year: 'numeric' },
  medium: { day: 'numeric', month: 'short', year: 'numeric' },
  written: { day: 'numeric', month: 'long', year: 'numeric' },
  long: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
};

/**
 * Returns the locale for Intl: adds a region to a bare language, and Latin digits and the Gregorian calendar
 * to Arabic.
 */
export function intlLocale(locale: string): string {
  const language = languageOf(locale);
  if (!language) return locale;
  const full = locale.includes('-') ? locale : regionalTag(language);
  return language === 'ar' ? `${full}-u-ca-gregory-nu-latn` : full;
}

/** Memoizes formatters by locale and options: they are slow to create, and every cell needs one. */
function madeOnce<Options, Formatter>(make: (locale: string, options: Options) => Formatter) {
  const made = new Map<string, Formatter>();
  return (locale: string, options: Options): Formatter => {
    const full = intlLocale(locale);
    const key = full + JSON.stringify(options);
    const formatter = made.get(key) ?? make(full, options);
    made.set(key, formatter);
    return formatter;
  };
}

const numberFormat = madeOnce(
  (locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
);
const dateFormat = madeOnce(
  (locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
);
const relativeFormat = madeOnce(
  (locale, options: Intl.RelativeTimeFormatOptions) => new Intl.RelativeTimeFormat(locale, options),
);

/** Keeps a number and its unit together, left to right, in Arabic text. */
function isolated(text: string, locale: string): string {
  return locale.startsWith('ar') ? `\u2066${text}\u2069` : text;
}

/** Formats an ISO day `YYYY-MM-DD`, the same day in every time zone. Returns anything else unchanged. */
export function formatDate(day: string, locale: string, style: DateStyle = 'medium'): string {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return day;
  const date = new Date(`${day}T00:00:00Z`);
  // Rejects impossible days: `Date` would turn 30 February into 2 March.
  if (Number.isNaN(date.getTime()) || !date.toISOString().startsWith(day)) return day;
  return dateFormat(locale, { ...dateStyles[style], timeZone: 'UTC' }).format(date);
}

/** Formats a month `YYYY-MM` as `Kas 26` or `Kasım 2026`. Returns anything else unchanged. */
export function formatMonth(month: string, locale: string, style: 'short' | 'long'): string {
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(month)) return month;
  const parts =
    style === 'short'
      ? ({ month: 'short', year: '2-digit' } as const)
      : ({ month: 'long', year: 'numeric' } as const);
  return dateFormat(locale, { ...parts, timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );
}

/** Formats an instant (RFC 3339) as day and time in the deployment's time zone. Returns anything else unchanged. */
export function formatDateTime(
  instant: string,
  locale: string,
  style: DateStyle = 'medium',
): string {
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) return instant;
  return dateFormat(locale, {
    ...dateStyles[style],
    ...timeStyle,
    timeZone: region().timeZone,
  }).format(date);
}

/**
 * Formats an instant (RFC 3339) as time of day in the deployment's time zone: `15:04`. Returns anything else
 * unchanged.
 */
export function formatTime(instant: string, locale: string): string {
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) return instant;
  return dateFormat(locale, { ...timeStyle, timeZone: region().timeZone }).format(date);
}

const steps: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** Returns true for an instant less than a minute away. */
export const isJustNow = (instant: string, now: Date = new Date()): boolean =>
  Math.abs(new Date(instant).getTime() - now.getTime()) < 60_000;

/** Formats the time since (or until) an instant in the largest fitting unit: `3 saat önce`. */
export function formatAgo(instant: string, locale: string, now: Date = new Date()): string {
  const then = new Date(instant).getTime();
  if (Number.isNaN(then)) return instant;
  const seconds = Math.round((then - now.getTime()) / 1000);
  const step = steps.find(([, size]) => Math.abs(seconds) >= size);
  const relative = relativeFormat(locale, { numeric: 'auto' });
  if (!step) return relative.format(0, 'second');
  const [unit, size] = step;
  return relative.format(Math.trunc(seconds / size), unit);
}

/** Formats a number with the language's separators; rounds to whole numbers by default. */
export function formatNumber(value: number, locale: string, maximumFractionDigits = 0): string {
  return numberFormat(locale, { maximumFractionDigits }).format(value);
}

/** Formats a percentage (25.6 is `%25,6`) with at most one decimal. */
export function formatPercent(value: number, locale: string): string {
  const text = numberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(
    value / 100,
  );
  return isolated(text, locale);
}

/** Formats whole units of a currency, as in catalogue prices: `12.500 TL`. */
export function formatMoney(amount: number, locale: string, currency = region().currency): string {
  return money(numberFormat(locale, { maximumFractionDigits: 0 }).format(amount), locale, currency);
}

/** Formats minor units of a currency (kuruş), as in payments: 1250050 is `12.500,50 TL`. */
export function formatMoneyMinor(
  amountMinor: number,
  locale: string,
  currency = region().currency,
): string {
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  return money(numberFormat(locale, digits).format(amountMinor / 100), locale, currency);
}

function money(number: string, locale: string, currency: string): string {
  return isolated(`${number}\u00a0${currencyNames[currency] ?? currency}`, locale);
}
