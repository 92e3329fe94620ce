import { mail as ar } from '#i18n/ar/mail.ts';
import { mail as de } from '#i18n/de/mail.ts';
import { mail as en } from '#i18n/en/mail.ts';
import { mail as tr } from '#i18n/tr/mail.ts';
import type { Shape } from '#i18n/messages.ts';
import type { Language } from '../http/call.ts';
import { escapeHtml } from '../escapeHtml.ts';
import { fill } from '../http/messages.ts';

type Messages = Shape<typeof tr>;
export type EmailKind = keyof Messages['emails'];
export type SmsKind = keyof Messages['sms'];

const MESSAGES: Record<Language, Messages> = { tr, en, de, ar };

/** Content of an e-mail without its recipient. */
export interface EmailContent {
  subject: string;
  text: string;
  html: string;
}

interface Contents {
  /** Name in the greeting. */
  name: string;
  /** Values of the placeholders in the messages. */
  params: Record<string, string>;
  /** Target of the button, if the e-mail template has one. */
  link?: string;
}

/** Returns the product name in e-mails and authenticator entries. */
export const productName = (language: Language): string => MESSAGES[language].product;

/** Renders an e-mail in a language, as plain text and as simple HTML without pictures. */
export function emailTemplate(
  language: Language,
  kind: EmailKind,
  { name, params, link }: Contents,
): EmailContent {
  const { product, greeting, emails } = MESSAGES[language];
  const messages = emails[kind];
  const action =
    'action' in messages && link !== undefined ? { text: messages.action, link } : undefined;
  const paragraphs = [fill(greeting, { name }), fill(messages.body, params)];
  const button =
    action &&
    `<p><a href="${escapeHtml(action.link)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#7a1f4b;color:#ffffff;text-decoration:none">${escapeHtml(action.text)}</a></p><p style="word-break:break-all">${escapeHtml(action.link)}</p>`;
  const html = [
    `<!doctype html><html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"><head><meta charset="utf-8"><title>${escapeHtml(fill(messages.subject, params))}</title></head>`,
    '<body style="font-family:system-ui,sans-serif;font-size:16px;line-height:1.5;color:#1f1a1d;max-width:560px;margin:24px auto;padding:0 16px">',
    ...paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`),
    button ?? '',
    `<p style="color:#5c5358;font-size:14px">${escapeHtml(messages.note)}</p><p>${escapeHtml(product)}</p></body></html>`,
  ].join('');
  const text = [
    ...paragraphs,
    ...(action ? [`${action.text}: ${action.link}`] : []),
    messages.note,
    product,
  ].join('\n\n');
  return { subject: fill(messages.subject, params), text, html };
}

/** Returns the text of an SMS. */
export function smsText(language: Language, kind: SmsKind, params: Record<string, string>): string {
  return fill(MESSAGES[language].sms[kind], params);
}
