import { languageOf } from './language.ts';
import { region, regionalTag } from './region.ts';

/** The trade writes TL where Intl would write TRY or a sign that many fonts lack. */
const currencyNames: Readonly<Record<string, string>> = { TRY: 'TL' };

export type DateStyle = 'short' | 'medium' | 'written' | 'long';

const timeStyle = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

const dateStyles: Readonly<Record<DateStyle, Intl.DateTimeFormatOptions>> = {
  short: { day: '2-digit', month: '2-digit', year: 'numeric' },
  medium: { day: 'numeric', month: 'short', year: 'numeric' },
  written: { day: 'numeric', month: 'long', year: 'numeric' },
  long: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
};

/** The locale that Intl gets: a region for a bare language, Latin digits and Gregorian days for Arabic. */
export function intlLocale(locale: string): string {
  const language = languageOf(locale);
  if (!language) return locale;
  const full = locale.includes('-') ? locale : regionalTag(language);
  return language === 'ar' ? `${full}-u-ca-gregory-nu-latn` : full;
}

/** Formatters are slow to make and are asked for in every cell, so each is made once. */
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

/** In Arabic the number and its unit stay together, left to right. */
function isolated(text: string, locale: string): string {
  return locale.startsWith('ar') ? `\u2066${text}\u2069` : text;
}

/** A day `YYYY-MM-DD`, exactly that day in every time zone. Anything else is shown as it came. */
export function formatDate(day: string, locale: string, style: DateStyle = 'medium'): string {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return day;
  const date = new Date(`${day}T00:00:00Z`);
  // 30 February would become 2 March.
  if (Number.isNaN(date.getTime()) || !date.toISOString().startsWith(day)) return day;
  return dateFormat(locale, { ...dateStyles[style], timeZone: 'UTC' }).format(date);
}

/** A month `YYYY-MM`: `Kas 26`, or in full `Kasım 2026`. Anything else is shown as it came. */
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

/** An instant (RFC 3339) as day and time of the deployment's clock; anything else is shown as it came. */
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

/** An instant (RFC 3339) as the time of day there: `15:04`. */
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

/** A number with the language's separators; whole unless digits are asked for. */
export function formatNumber(value: number, locale: string, maximumFractionDigits = 0): string {
  return numberFormat(locale, { maximumFractionDigits }).format(value);
}

/** A share given in hundredths (25.6 is `%25,6`), at most one decimal. */
export function formatPercent(value: number, locale: string): string {
  const text = numberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(
    value / 100,
  );
  return isolated(text, locale);
}

/** Whole units of a currency, as catalogue prices are kept: `12.500 TL`. */
export function formatMoney(amount: number, locale: string, currency = region().currency): string {
  return money(numberFormat(locale, { maximumFractionDigits: 0 }).format(amount), locale, currency);
}

/** Hundredths of a currency (kuruş), as payments are kept: 1250050 is `12.500,50 TL`. */
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
