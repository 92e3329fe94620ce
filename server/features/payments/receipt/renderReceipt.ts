import { receipt as ar } from '#i18n/ar/receipt.ts';
import { receipt as de } from '#i18n/de/receipt.ts';
import { receipt as en } from '#i18n/en/receipt.ts';
import { receipt as tr } from '#i18n/tr/receipt.ts';
import type { Shape } from '#i18n/messages.ts';
import type { Language } from '../../../http/call.ts';
import { fill } from '../../../http/messages.ts';
import { LOCALES } from '../../../http/writtenDay.ts';
import { zone } from '../../../time/zone.ts';
import { brandName } from '../cards.ts';
import { TAX_PERCENT } from '../rules/ledger.ts';
import type { Receipt } from './receiptDocument.ts';

const MESSAGES: Record<Language, Shape<typeof tr>> = { tr, en, de, ar };

/** Facts of a payment on its receipt. */
export interface ReceiptFacts {
  id: number;
  description: string;
  amountMinor: number;
  taxMinor: number;
  totalMinor: number;
  installments: number;
  paidAt: string;
  note: string | null;
  customerName: string;
  taxNumber: string | null;
  address: string | null;
  reference: string | null;
  cardBrand: string | null;
  cardLastFour: string | null;
}

/** Formats kuruş as lira from the digits, without floating-point rounding. */
function money(minor: number, language: Language): string {
  const lira = new Intl.NumberFormat(LOCALES[language], { numberingSystem: 'latn' }).format(
    Math.floor(minor / 100),
  );
  const decimal = language === 'tr' || language === 'de' ? ',' : '.';
  return `${lira}${decimal}${String(minor % 100).padStart(2, '0')} TL`;
}

export const receiptName = (id: number, language: Language): string =>
  `${MESSAGES[language].file}-${id}.pdf`;

/** Localizes a receipt. */
export function writtenReceipt(facts: ReceiptFacts, language: Language): Receipt {
  const messages = MESSAGES[language];
  const moment = new Intl.DateTimeFormat(LOCALES[language], {
    dateStyle: 'long',
    timeStyle: 'long',
    timeZone: zone,
    numberingSystem: 'latn',
  }).format(new Date(facts.paidAt));
  const { amountMinor, taxMinor, totalMinor, cardBrand, cardLastFour } = facts;
  const card =
    cardBrand !== null && cardLastFour !== null
      ? `${brandName(cardBrand)} •••• ${cardLastFour}`
      : undefined;
  const optional = (name: string, value: string | null | undefined) =>
    value ? [[name, value] as const] : [];
  const cost = totalMinor - amountMinor;
  return {
    language,
    isRightToLeft: language === 'ar',
    product: messages.product,
    title: messages.title,
    notice: messages.notice,
    facts: [
      [messages.number, String(facts.id)],
      [messages.date, moment],
      ...optional(messages.reference, facts.reference),
      [messages.payer, [facts.customerName, facts.address].filter(Boolean).join(', ')],
      ...optional(messages.taxNumber, facts.taxNumber),
      ...optional(messages.card, card),
      [
        messages.installments,
        facts.installments === 1
          ? messages.once
          : fill(messages.times, { count: facts.installments }),
      ],
      ...optional(messages.note, facts.note),
    ],
    head: [
      messages.description,
      messages.net,
      fill(messages.tax, { rate: language === 'tr' ? `%${TAX_PERCENT}` : `${TAX_PERCENT}%` }),
      messages.gross,
    ],
    lines: [
      [
        facts.description,
        money(amountMinor - taxMinor, language),
        money(taxMinor, language),
        money(amountMinor, language),
      ],
    ],
    totals: [
      ...(cost > 0 ? [[messages.cost, money(cost, language)] as const] : []),
      [messages.total, money(totalMinor, language)],
    ],
  };
}

/** Renders a receipt as PDF. Loads the library on the first call, because that takes a second. */
export async function renderReceipt(facts: ReceiptFacts, language: Language): Promise<Buffer> {
  const [{ renderToBuffer }, { receiptDocument }] = await Promise.all([
    import('@react-pdf/renderer'),
    import('./receiptDocument.ts'),
  ]);
  return renderToBuffer(receiptDocument(writtenReceipt(facts, language)));
}
