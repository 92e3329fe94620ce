import type { receipt as tr } from '../tr/receipt.ts';
import type { Shape } from '../messages.ts';

/** Words of the receipt of a payment, a PDF. */
export const receipt: Shape<typeof tr> = {
  product: 'Davet Paneli',
  title: 'Zahlungsbeleg',
  notice: 'Nur zur Information; dieser Beleg ist keine Rechnung.',
  number: 'Beleg-Nr.',
  date: 'Bezahlt am',
  reference: 'Referenz des Zahlungsdienstes',
  payer: 'Bezahlt von',
  taxNumber: 'Steuernummer',
  card: 'Karte',
  installments: 'Raten',
  once: 'Einmalzahlung',
  times: '%{count} Raten',
  note: 'Notiz',
  description: 'Beschreibung',
  net: 'Ohne MwSt.',
  tax: 'MwSt. (%{rate})',
  gross: 'Betrag',
  cost: 'Kosten der Raten',
  total: 'Insgesamt bezahlt',
  file: 'zahlungsbeleg',
};
