import { expect, test } from 'vitest';
import { writtenReceipt, type ReceiptFacts } from './renderReceipt.ts';

const facts: ReceiptFacts = {
  id: 7,
  description: 'Gümüş paket',
  amountMinor: 675_005,
  taxMinor: 112_501,
  totalMinor: 703_355,
  installments: 6,
  paidAt: '2026-11-26T19:00:00Z',
  note: null,
  customerName: 'Zeynep Atölye',
  taxNumber: '1234567890',
  address: null,
  reference: null,
  cardBrand: null,
  cardLastFour: null,
};

test('a receipt contains net, tax and gross amounts, and says that it is no invoice', () => {
  const receipt = writtenReceipt(facts, 'tr');
  expect(receipt.notice).toBe('Bilgi amaçlıdır, fatura yerine geçmez.');
  expect(receipt.head).toContain('KDV (%20)');
  expect(receipt.lines).toEqual([['Gümüş paket', '5.625,04 TL', '1.125,01 TL', '6.750,05 TL']]);
  expect(receipt.totals.map(([, amount]) => amount)).toEqual(['283,50 TL', '7.033,55 TL']);
});

test.each([
  ['en', '20%', '6,750.05 TL'],
  ['de', '20%', '6.750,05 TL'],
  ['ar', '20%', '6,750.05 TL'],
] as const)('a receipt is formatted for %s', (language, rate, gross) => {
  const { head, lines } = writtenReceipt(facts, language);
  expect(head.some((word) => word.includes(rate))).toBe(true);
  expect(lines[0]?.at(-1)).toBe(gross);
});
