import { readSheet } from 'read-excel-file/browser';
import { expect, it } from 'vitest';
import { csvOf } from './csvOf.ts';
import { exportName } from './exportName.ts';
import type { FormattedValue } from './FormattedValue.ts';
import { xlsxOf } from './xlsxOf.ts';

const day = new Date('2027-06-19T00:00:00Z');
const rows: FormattedValue[][] = [
  [
    { text: '=1+1; "tırnak"' },
    { text: '-12,5', value: -12.5, format: '#,##0.##' },
    { text: '19.06.2027', value: day, format: 'dd.mm.yyyy' },
    { text: '' },
  ],
];
const headers = ['Çift', 'Tutar', 'Düğün tarihi', 'Not'];

const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());

it('writes CSV for spreadsheets: UTF-8 with a byte order mark, semicolons for decimal commas', async () => {
  const bytes = await bytesOf(csvOf(headers, rows, 'tr'));
  expect(Array.from(bytes.slice(0, 3))).toEqual([0xef, 0xbb, 0xbf]);
  expect(new TextDecoder().decode(bytes)).toBe(
    'Çift;Tutar;Düğün tarihi;Not\r\n"\'=1+1; ""tırnak""";-12,5;19.06.2027;',
  );
  expect(await csvOf(headers, [], 'en').text()).toContain('Çift,Tutar,Düğün tarihi,Not');
});

it('writes XLSX with real dates and numbers, and texts that are not formulas', async () => {
  const file = await xlsxOf(headers, rows, 'ar');
  expect(await readSheet(await file.arrayBuffer())).toEqual([
    headers,
    ['\'=1+1; "tırnak"', -12.5, day, null],
  ]);
});

it('names the file by the day in the deployment’s time zone', () => {
  expect(exportName('orders', 'csv', new Date('2026-11-21T22:30:00Z'))).toBe(
    'orders-2026-11-22.csv',
  );
});
