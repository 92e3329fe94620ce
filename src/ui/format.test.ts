import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  formatAgo,
  formatDate,
  formatDateTime,
  formatMoney,
  formatMoneyMinor,
  formatNumber,
  formatPercent,
  formatTime,
} from './format.ts';

const zone = process.env.TZ;
afterEach(() => {
  process.env.TZ = zone;
});

const places = [
  ['Europe/Istanbul', -180],
  ['America/New_York', 240],
  ['Pacific/Auckland', -720],
  ['UTC', 0],
] as const;

describe.each(places)('in the time zone %s', (place, offset) => {
  /** Returns a fresh copy of the module, since formatters are cached per module. */
  async function importInZone() {
    process.env.TZ = place;
    expect(new Date('2026-06-01T12:00:00Z').getTimezoneOffset()).toBe(offset);
    vi.resetModules();
    return await import('./format.ts');
  }

  it('shows a day as that day', async () => {
    const formats = await importInZone();
    expect(formats.formatDate('2026-06-01', 'tr')).toBe('1 Haz 2026');
    expect(formats.formatDate('2026-06-01', 'de', 'short')).toBe('01.06.2026');
    expect(formats.formatDate('2026-12-31', 'tr', 'long')).toBe('31 Aralık 2026 Perşembe');
  });

  it('shows an instant in Istanbul time', async () => {
    const formats = await importInZone();
    expect(formats.formatDateTime('2026-11-20T22:30:00Z', 'tr', 'short')).toBe('21.11.2026 01:30');
    expect(formats.formatTime('2026-11-20T21:00:00Z', 'tr')).toBe('00:00');
  });
});

describe('days and instants', () => {
  it('pads the Turkish short day', () => {
    expect(formatDateTime('2026-09-05T12:00:00Z', 'tr', 'short')).toBe('05.09.2026 15:00');
  });

  it('writes Arabic with Latin digits and Gregorian months', () => {
    expect(formatDate('2026-06-01', 'ar')).toBe('1 يونيو 2026');
    expect(formatDate('2026-06-01', 'ar-SA')).toContain('2026');
  });

  it.each(['', '2026-02-30', '2026', 'yarın', '2026-06-01T10:00:00Z'])(
    'shows %j unchanged instead of a day',
    (day) => {
      expect(formatDate(day, 'tr')).toBe(day);
    },
  );

  it('shows an invalid instant unchanged', () => {
    expect(formatDateTime('dün', 'tr')).toBe('dün');
    expect(formatTime('?', 'tr')).toBe('?');
    expect(formatAgo('?', 'tr')).toBe('?');
  });
});

describe('formatAgo', () => {
  const now = new Date('2026-06-10T12:00:00Z');

  it.each([
    ['2026-06-10T11:59:40Z', 'şimdi'],
    ['2026-06-10T11:55:00Z', '5 dakika önce'],
    ['2026-06-10T09:00:00Z', '3 saat önce'],
    ['2026-06-09T11:00:00Z', 'dün'],
    ['2026-06-07T12:00:00Z', '3 gün önce'],
    ['2026-05-20T12:00:00Z', '3 hafta önce'],
    ['2026-03-10T12:00:00Z', '3 ay önce'],
    ['2026-06-11T13:00:00Z', 'yarın'],
  ])('%s is %s', (instant, words) => {
    expect(formatAgo(instant, 'tr', now)).toBe(words);
  });

  it('keeps Latin digits in Arabic', () => {
    expect(formatAgo('2026-06-10T07:00:00Z', 'ar-SA', now)).toBe('قبل 5 ساعات');
  });
});

describe('numbers', () => {
  it.each([
    ['tr', '12.500\u00a0TL'],
    ['de', '12.500\u00a0TL'],
    ['en', '12,500\u00a0TL'],
    ['ar', '\u206612,500\u00a0TL\u2069'],
    ['ar-SA', '\u206612,500\u00a0TL\u2069'],
  ])('writes whole lira in %s', (locale, text) => {
    expect(formatMoney(12_500, locale)).toBe(text);
  });

  it('writes kuruş with both decimals', () => {
    expect(formatMoneyMinor(1_250_050, 'tr')).toBe('12.500,50\u00a0TL');
    expect(formatMoneyMinor(5, 'tr')).toBe('0,05\u00a0TL');
    expect(formatMoneyMinor(-123_456_789, 'tr')).toBe('-1.234.567,89\u00a0TL');
  });

  it('shows another currency by its code', () => {
    expect(formatMoney(900, 'en-AU', 'AUD')).toBe('900\u00a0AUD');
  });

  it('writes a share in hundredths', () => {
    expect(formatPercent(25.6, 'tr')).toBe('%25,6');
    expect(formatPercent(20, 'de')).toBe('20\u00a0%');
  });

  it('groups thousands, and shows the requested decimals', () => {
    expect(formatNumber(1_234_567.5, 'tr')).toBe('1.234.568');
    expect(formatNumber(4.75, 'tr', 1)).toBe('4,8');
    expect(formatNumber(1234, 'ar-SA')).toBe('1,234');
  });
});
