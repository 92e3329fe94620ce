import type { receipt as tr } from '../tr/receipt.ts';
import type { Shape } from '../messages.ts';

/** Words of the receipt of a payment, a PDF. */
export const receipt: Shape<typeof tr> = {
  product: 'Davet Paneli',
  title: 'Payment receipt',
  notice: 'For information only; this is not an invoice.',
  number: 'Receipt no.',
  date: 'Paid at',
  reference: 'Gateway reference',
  payer: 'Paid by',
  taxNumber: 'Tax number',
  card: 'Card',
  installments: 'Installments',
  once: 'Single payment',
  times: '%{count} installments',
  note: 'Note',
  description: 'Description',
  net: 'Without VAT',
  tax: 'VAT (%{rate})',
  gross: 'Amount',
  cost: 'Installment cost',
  total: 'Total paid',
  file: 'receipt',
};
