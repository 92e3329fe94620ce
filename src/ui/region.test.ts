import { readFileSync } from 'node:fs';
import { afterEach, expect, it } from 'vitest';
import { formatDate, formatDateTime, formatMoney } from './format.ts';
import { languageOf } from './language.ts';
import { setRegion, turkey, type Region } from './region.ts';

afterEach(() => setRegion(turkey));

const isRegion = (value: unknown): value is Region =>
  typeof value === 'object' && value !== null && 'timeZone' in value;

function regionOf(name: string): Region {
  const file: unknown = JSON.parse(readFileSync(`deployments/${name}.json`, 'utf8'));
  if (!isRegion(file)) throw new Error(`no deployment: ${name}`);
  return { ...file, middle: turkey.middle };
}

/** Removes the marks that join a number and its unit in Arabic, and replaces non-breaking spaces. */
const withoutMarks = (text: string) =>
  text.replaceAll(/[\u2066\u2069\u200f\u061c]/g, '').replaceAll('\u00a0', ' ');

it.each([
  ['tr-TR', '12.500 TL', '21.11.2026', '01:30'],
  ['de-DE', '12.500 EUR', '21.11.2026', '23:30'],
  ['en-US', '12,500 USD', '11/21/2026', '17:30'],
  ['en-CA', '12,500 CAD', '2026-11-21', '17:30'],
  ['en-AU', '12,500 AUD', '21/11/2026', '09:30'],
  ['en-SA', '12,500 SAR', '21/11/2026', '01:30'],
  ['ar-SA', '12,500 SAR', '21/11/2026', '01:30'],
  ['ar-AE', '12,500 AED', '21/11/2026', '02:30'],
])(
  'in %s an amount is %s, a day %s and half past ten at night in London %s',
  (name, amount, day, time) => {
    setRegion(regionOf(name));
    const language = languageOf(name) ?? 'tr';
    expect(withoutMarks(formatMoney(12_500, language))).toBe(amount);
    expect(withoutMarks(formatDate('2026-11-21', language, 'short'))).toBe(day);
    expect(withoutMarks(formatDateTime('2026-11-21T22:30:00Z', language))).toContain(time);
  },
);
