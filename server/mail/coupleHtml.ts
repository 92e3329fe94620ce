import { escapeHtml } from '../escapeHtml.ts';

/** Inline picture below the text, referenced by its content id. */
export interface InlinePicture {
  contentId: string;
  /** Displayed width in pixels. */
  width: number;
  height: number;
}

interface Content {
  subject: string;
  text: string;
  /** Sanitized HTML; null renders the plain text as paragraphs. */
  html: string | null;
  picture?: InlinePicture | undefined;
}

const LETTER = /\p{L}/u;
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
const ADDRESS = /https?:\/\/[^\s<>"']+[^\s<>"'.,;:!?)\]]/g;

/** Returns the direction of a text by its first letter, like `dir="auto"`, which not every mail client supports. */
const directionOf = (text: string) =>
  RIGHT_TO_LEFT.test(LETTER.exec(text)?.[0] ?? '') ? 'rtl' : 'ltr';

/** Escapes a text and turns its URLs into links. */
function linked(text: string): string {
  let html = '';
  let end = 0;
  for (const { 0: address, index } of text.matchAll(ADDRESS)) {
    const escaped = escapeHtml(address);
    html += `${escapeHtml(text.slice(end, index))}<a href="${escaped}">${escaped}</a>`;
    end = index + address.length;
  }
  return html + escapeHtml(text.slice(end));
}

/** Converts plain text to HTML: a paragraph for each block, with line breaks kept. */
export const paragraphsOf = (text: string): string =>
  text
    .trim()
    .split(/\n{2,}/)
    .map((block) => `<p>${linked(block).replaceAll('\n', '<br>')}</p>`)
    .join('');

/** Renders the HTML part of an e-mail to a couple; it loads no external resources. */
export function coupleHtml({ subject, text, html, picture }: Content): string {
  const image =
    picture &&
    `<p><img src="cid:${escapeHtml(picture.contentId)}" alt="" width="${picture.width}" height="${picture.height}" style="display:block;border:0"></p>`;
  return [
    `<!doctype html><html dir="${directionOf(text)}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>`,
    '<body style="font-family:system-ui,-apple-system,\'Segoe UI\',Arial,sans-serif;font-size:16px;line-height:1.5;color:#1f1a1d;max-width:640px;margin:0;padding:16px">',
    html ?? paragraphsOf(text),
    image ?? '',
    '</body></html>',
  ].join('');
}
