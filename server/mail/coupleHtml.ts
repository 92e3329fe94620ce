import { escapeHtml } from '../escapeHtml.ts';

/** A picture below the words, shown by its content id. */
export interface InlinePicture {
  contentId: string;
  /** Pixels on the screen. */
  width: number;
  height: number;
}

interface Words {
  subject: string;
  text: string;
  /** Sanitised; the text is set in paragraphs where it is null. */
  html: string | null;
  picture?: InlinePicture | undefined;
}

const LETTER = /\p{L}/u;
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
const ADDRESS = /https?:\/\/[^\s<>"']+[^\s<>"'.,;:!?)\]]/g;

/** Direction of a text by its first letter, as `dir="auto"` finds it; not every mail client knows that value. */
const directionOf = (text: string) =>
  RIGHT_TO_LEFT.test(LETTER.exec(text)?.[0] ?? '') ? 'rtl' : 'ltr';

/** Escaped text whose addresses are links. */
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

/** Plain text as HTML: a paragraph for each block, its lines kept. */
export const paragraphsOf = (text: string): string =>
  text
    .trim()
    .split(/\n{2,}/)
    .map((block) => `<p>${linked(block).replaceAll('\n', '<br>')}</p>`)
    .join('');

/** HTML part of a mail to a couple; it loads nothing from anywhere. */
export function coupleHtml({ subject, text, html, picture }: Words): string {
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
