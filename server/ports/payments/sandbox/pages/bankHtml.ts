import { escapeHtml } from '../../../../escapeHtml.ts';

/** Pages of a simulated bank; their messages are kept here. */
const WORDS = {
  tr: {
    title: '3-D Secure doğrulaması',
    facts: 'Deneme bankası. Gerçek para çekilmez.',
    merchant: 'İş yeri',
    amount: 'Tutar',
    card: 'Kart',
    code: 'SMS kodu',
    hint: 'Deneme kodu: 123456',
    approve: 'Onayla',
    cancel: 'Vazgeç',
    wrong: 'Kod yanlış. Yeniden deneyin.',
    back: 'Mağazaya dön',
    gone: 'Bu ödeme bulunamadı ya da sonuçlandı.',
  },
  en: {
    title: '3-D Secure check',
    facts: 'Test bank. No real money is taken.',
    merchant: 'Merchant',
    amount: 'Amount',
    card: 'Card',
    code: 'SMS code',
    hint: 'Test code: 123456',
    approve: 'Approve',
    cancel: 'Cancel',
    wrong: 'Wrong code. Try again.',
    back: 'Back to the shop',
    gone: 'This payment was not found or is over.',
  },
  de: {
    title: '3-D-Secure-Prüfung',
    facts: 'Testbank. Es wird kein Geld abgebucht.',
    merchant: 'Händler',
    amount: 'Betrag',
    card: 'Karte',
    code: 'SMS-Code',
    hint: 'Testcode: 123456',
    approve: 'Bestätigen',
    cancel: 'Abbrechen',
    wrong: 'Der Code ist falsch. Versuchen Sie es noch einmal.',
    back: 'Zurück zum Händler',
    gone: 'Diese Zahlung wurde nicht gefunden oder ist abgeschlossen.',
  },
  ar: {
    title: 'التحقق عبر 3D Secure',
    facts: 'مصرف تجريبي. لا تُخصم أموال حقيقية.',
    merchant: 'التاجر',
    amount: 'المبلغ',
    card: 'البطاقة',
    code: 'رمز الرسالة القصيرة',
    hint: 'رمز التجربة: 123456',
    approve: 'تأكيد',
    cancel: 'إلغاء',
    wrong: 'الرمز غير صحيح. حاولوا من جديد.',
    back: 'العودة إلى المتجر',
    gone: 'لم يُعثر على هذه الدفعة أو أنها انتهت.',
  },
} as const;

type Language = keyof typeof WORDS;

/** Returns the bank page's language by the browser's preference. */
export function bankLanguage(acceptLanguage = 'tr'): Language {
  const first = acceptLanguage.slice(0, 2).toLowerCase();
  return first === 'tr' || first === 'de' || first === 'ar' ? first : 'en';
}

const STYLE = `
  :root { color-scheme: light dark; }
  body { font: 1rem/1.5 system-ui, sans-serif; max-width: 24rem; margin: 0 auto; padding: 1.25rem; }
  h1 { font-size: 1.125rem; margin: 0 0 .25rem; }
  p { margin: 0 0 1rem; }
  small { opacity: .75; }
  dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem; margin: 0 0 1rem; }
  dd { margin: 0; text-align: end; font-variant-numeric: tabular-nums; }
  label { display: block; font-weight: 600; }
  input { font: inherit; letter-spacing: .3em; width: 100%; box-sizing: border-box; min-height: 44px; padding: .5rem .75rem; border: 1px solid; border-radius: .5rem; }
  form { display: grid; gap: .75rem; }
  button { font: inherit; font-weight: 600; min-height: 44px; padding: .5rem 1rem; border: 1px solid; border-radius: .5rem; cursor: pointer; background: none; color: inherit; }
  button.main { background: #1f4e9e; border-color: #1f4e9e; color: #fff; }
  [role=alert] { color: light-dark(#a11, #faa); font-weight: 600; }`;

const document = (language: Language, title: string, nonce: string, body: string) =>
  `<!doctype html><html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style nonce="${nonce}">${STYLE}</style></head><body><main>${body}</main></body></html>`;

/** Renders the form that the gateway returns to the shop; it submits itself to the bank. */
export function bankForm(action: string, paymentId: string): string {
  return `<!doctype html><html><body><form id="bank" method="post" action="${escapeHtml(action)}"><input type="hidden" name="paymentId" value="${escapeHtml(paymentId)}"><noscript><button>3-D Secure</button></noscript></form><script>document.getElementById('bank').submit()</script></body></html>`;
}

interface BankPage {
  language: Language;
  nonce: string;
  paymentId: string;
  amount: string;
  lastFour: string;
  isWrong: boolean;
}

const written = (amount: string, language: Language): string =>
  Number(amount).toLocaleString(`${language}-u-nu-latn`, { minimumFractionDigits: 2 });

/** Renders the form for the bank's one-time code. */
export function bankPage({
  language,
  nonce,
  paymentId,
  amount,
  lastFour,
  isWrong,
}: BankPage): string {
  const words = WORDS[language];
  return document(
    language,
    words.title,
    nonce,
    `<h1>${words.title}</h1><p><small>${words.facts}</small></p>
<dl><dt>${words.merchant}</dt><dd>Davet Paneli</dd><dt>${words.amount}</dt><dd><bdi>${written(amount, language)} TL</bdi></dd><dt>${words.card}</dt><dd><bdi>•••• ${escapeHtml(lastFour)}</bdi></dd></dl>
<form method="post" action="/bank/answer"><input type="hidden" name="paymentId" value="${escapeHtml(paymentId)}">
${isWrong ? `<p role="alert">${words.wrong}</p>` : ''}<div><label for="code">${words.code}</label><input id="code" name="code" inputmode="numeric" autocomplete="one-time-code" maxlength="6" aria-describedby="hint"><small id="hint">${words.hint}</small></div>
<button class="main" name="deed" value="approve">${words.approve}</button><button name="deed" value="cancel">${words.cancel}</button></form>`,
  );
}

export const bankGone = (language: Language, nonce: string) =>
  document(language, WORDS[language].title, nonce, `<p role="alert">${WORDS[language].gone}</p>`);

/** Renders a form that posts the verdict to the shop, cross-site as banks do. */
export function bankReturn(
  language: Language,
  nonce: string,
  callbackUrl: string,
  fields: Readonly<Record<string, string>>,
): string {
  const hidden = Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`)
    .join('');
  return document(
    language,
    WORDS[language].title,
    nonce,
    `<form id="back" method="post" action="${escapeHtml(callbackUrl)}">${hidden}<button>${WORDS[language].back}</button></form><script nonce="${nonce}">document.getElementById('back').submit()</script>`,
  );
}
