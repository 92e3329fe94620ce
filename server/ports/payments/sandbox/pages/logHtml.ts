import { escapeHtml } from '../../../../escapeHtml.ts';
import { OUTCOMES, type LogLine, type PlayedOutcome, type PlayedPayment } from '../store.ts';

/** A developer's page; its messages are kept here, in two languages. */
const tr = {
  title: 'Deneme ödeme kuruluşu',
  facts: 'Gerçek para çekilmez. Kart numaraları saklanmaz; test kartları aşağıdadır.',
  next: 'Sıradaki ödemede ne olsun?',
  set: 'Ayarla',
  payments: 'Ödemeler',
  log: 'Olanlar',
  none: 'Henüz yok.',
  cards: 'Deneme kartları',
  ok: 'Onaylanır (herhangi bir ileri tarih ve CVV)',
  poor: 'Bakiye yetersiz',
  refused: 'Banka reddeder',
  unproven: '3-D doğrulaması geçersiz',
  early: 'Sayfa açılmadan reddedilir',
  outcomes: {
    ok: 'Her şey yolunda',
    declined: 'Banka reddeder',
    wrong_code: 'SMS kodu yanlış sayılır',
    timed_out: 'Para çekilir, yanıt gelmez',
    slow: 'Yanıt yavaş gelir',
    notified_before: 'Bildirim tarayıcıdan önce gelir',
    notified_twice: 'Bildirim iki kez gelir',
    never_notified: 'Bildirim hiç gelmez',
    silent: 'Para çekilir, ne yanıt ne bildirim gelir',
    amount_changed: 'Başka bir tutar çekilir',
  } satisfies Record<PlayedOutcome, string>,
};

const en: typeof tr = {
  title: 'Sandbox payment gateway',
  facts: 'No real money is taken. Card numbers are not kept; test cards are listed below.',
  next: 'What happens to the next payment?',
  set: 'Set',
  payments: 'Payments',
  log: 'What happened',
  none: 'Nothing yet.',
  cards: 'Test cards',
  ok: 'Approved (any future date and CVV)',
  poor: 'Insufficient funds',
  refused: 'Refused by the bank',
  unproven: '3-D check not valid',
  early: 'Refused before any page',
  outcomes: {
    ok: 'All goes well',
    declined: 'The bank refuses',
    wrong_code: 'The SMS code counts as wrong',
    timed_out: 'Money is taken, no answer is given',
    slow: 'The answer is slow',
    notified_before: 'Notified before the browser returns',
    notified_twice: 'Notified twice',
    never_notified: 'Never notified',
    silent: 'Money is taken, neither answer nor notification comes',
    amount_changed: 'Another amount is taken',
  },
};

const STYLE = `
  :root { color-scheme: light dark; }
  body { font: 15px/1.5 system-ui, sans-serif; max-width: 56rem; margin: 2rem auto; padding-inline: 1rem; }
  h1 { font-size: 1.375rem; margin-block-end: .25rem; } h2 { font-size: 1.0625rem; margin-block: 2rem .5rem; }
  fieldset { border: 1px solid light-dark(#e9e4e1, #342e33); border-radius: 10px; display: grid; grid-template-columns: repeat(auto-fill, minmax(15rem, 1fr)); gap: .5rem 1rem; padding: 1rem; }
  legend { font-weight: 600; padding-inline: .5rem; }
  button { font: inherit; font-weight: 600; min-height: 44px; padding-inline: 1.25rem; border: 0; border-radius: 8px; background: light-dark(#a62b57, #f08fb0); color: light-dark(#fff, #201c1f); cursor: pointer; }
  table { border-collapse: collapse; width: 100%; } td, th { text-align: start; padding: .375rem .75rem .375rem 0; border-bottom: 1px solid light-dark(#e9e4e1, #342e33); font-variant-numeric: tabular-nums; }
  .scroll { overflow-x: auto; }`;

interface LogPage {
  language: 'tr' | 'en';
  nonce: string;
  next: PlayedOutcome;
  payments: readonly PlayedPayment[];
  lines: readonly LogLine[];
}

const row = (cells: readonly string[]) =>
  `<tr>${cells.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('')}</tr>`;
const table = (rows: readonly string[], none: string) =>
  rows.length === 0
    ? `<p>${none}</p>`
    : `<div class="scroll"><table>${rows.join('')}</table></div>`;

/** Renders the sandbox's log, with a choice of the next outcome. */
export function logPage({ language, nonce, next, payments, lines }: LogPage): string {
  const words = language === 'tr' ? tr : en;
  const choice = (one: PlayedOutcome) =>
    `<label><input type="radio" name="outcome" value="${one}"${one === next ? ' checked' : ''}> ${words.outcomes[one]}</label>`;
  const cards = [
    ['5528 7900 0000 0008', words.ok],
    ['4111 1111 1111 1129', words.poor],
    ['4129 1111 1111 1111', words.refused],
    ['4131 1111 1111 1117', words.unproven],
    ['4151 1111 1111 1112', words.early],
  ];
  const clock = (at: string) => new Date(at).toISOString().slice(0, 19).replace('T', ' ');
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${words.title}</title><style nonce="${nonce}">${STYLE}</style></head><body><main><h1>${words.title}</h1><p>${words.facts}</p>
<form method="post" action="/next"><fieldset><legend>${words.next}</legend>${OUTCOMES.map(choice).join('')}</fieldset><p><button>${words.set}</button></p></form>
<h2>${words.cards}</h2>${table(cards.map(row), words.none)}
<h2>${words.payments}</h2>${table(
    payments.map((one) =>
      row([
        one.paymentId,
        `${one.paidPrice} ${one.currency}`,
        `${one.installment}`,
        `${one.card.brand} •••• ${one.card.lastFour}`,
        one.status,
        words.outcomes[one.outcome],
      ]),
    ),
    words.none,
  )}
<h2>${words.log}</h2>${table(
    lines.map(({ at, event, detail }) => row([clock(at), event, detail])),
    words.none,
  )}</main></body></html>`;
}
