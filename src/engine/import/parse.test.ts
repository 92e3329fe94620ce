import { describe, expect, it } from 'vitest';
import { foldText } from './foldText.ts';
import { parseDay, parseWallTime } from './parseDay.ts';
import { parseNumber, parseWholeNumber } from '../../ui/parseNumber.ts';

describe('formatted numbers', () => {
  it.each([
    ['1.250', 'tr', 1250],
    ['1.250', 'en', 1.25],
    ['1,250', 'en', 1250],
    ['1,250', 'de', 1.25],
    ['12,5', 'tr', 12.5],
    ['12.5', 'tr', 12.5],
    ['1.250.000,75', 'tr', 1250000.75],
    ['1,250,000.75', 'en', 1250000.75],
    ['12.500 TL', 'tr', 12500],
    ['%25,6', 'tr', 25.6],
    ['-3', 'tr', -3],
    ['on iki', 'tr', undefined],
    ['', 'tr', undefined],
    ['12-13', 'tr', undefined],
    ['٣٨٥٬٠٠٠', 'ar', 385_000],
    ['١٢٫٥', 'ar', 12.5],
  ])('%j in %s is %j', (text, locale, number) => expect(parseNumber(text, locale)).toBe(number));
});

describe('whole numbers', () => {
  it.each([
    ['385.000', 'tr', 385_000],
    ['385,000', 'tr', 385_000],
    ['385.000', 'en', 385_000],
    ['1.250.000', 'ar', 1_250_000],
    ['12,5', 'tr', 12.5],
    ['385.000,00', 'tr', 385_000],
    ['385000', 'tr', 385_000],
    ['-1.000', 'tr', -1000],
    ['on', 'tr', undefined],
  ])('%j in %s is %j', (text, locale, number) =>
    expect(parseWholeNumber(text, locale)).toBe(number),
  );
});

describe('days and instants', () => {
  it.each([
    ['19.06.2027', '2027-06-19'],
    ['9/6/2027', '2027-06-09'],
    ['2027-06-19', '2027-06-19'],
    [new Date('2027-06-19T00:00:00Z'), '2027-06-19'],
    ['30.02.2027', undefined],
    ['2027-06-19T09:30:00Z', '2027-06-19'],
    ['19.06.20277', undefined],
    ['2027-06-19x', undefined],
    ['haziran', undefined],
    [45000, undefined],
  ])('%j is %j', (cell, day) => expect(parseDay(cell)).toBe(day));

  it('reads the time if there is one', () => {
    expect(parseWallTime('19.06.2027 9:30')).toBe('2027-06-19T09:30');
    expect(parseWallTime('19.06.2027')).toBe('2027-06-19T00:00');
  });
});

it.each([
  ['  ÇİFT  adı', 'cift adi'],
  ['IŞIK', 'isik'],
  ['Größe', 'große'],
])('%j folds to %j', (text, folded) => expect(foldText(text)).toBe(folded));
