import { escapeHtml } from '../../escapeHtml.ts';
import { outboxStyle } from './outboxStyle.ts';
import { pageLanguage } from './words.ts';

/** Notification that one of the services received. */
export interface ReceivedNotification {
  at: string;
  what: unknown;
}

/** Services that the page reports to. */
export type Listener = 'errors' | 'tags' | 'chat';

const WORDS = {
  tr: {
    errors: [
      'Bildirilen hatalar',
      'Panelin hata izleme servisine bildireceği hatalar burada durur.',
    ],
    tags: ['Etiket olayları', 'Etiket yöneticisine verilecek olaylar burada durur.'],
    chat: ['Destek sohbeti', 'Destek sohbetine yazılanlar burada durur.'],
    empty: 'Henüz bir şey yok.',
  },
  en: {
    errors: ['Reported errors', 'What the panel would report to an error tracker is kept here.'],
    tags: ['Tag events', 'What a tag manager would be told is kept here.'],
    chat: ['Support chat', 'What would be written to the support chat is kept here.'],
    empty: 'Nothing yet.',
  },
} as const;

/** Returns a nested property of an unknown value; undefined if it is missing. */
const at = (value: unknown, ...path: (string | number)[]): unknown =>
  path.reduce<unknown>(
    (found, key) =>
      typeof found === 'object' && found !== null ? Reflect.get(found, key) : undefined,
    value,
  );

/** Returns a one-line title of an entry. */
function headline(what: unknown): string {
  const error = at(what, 'exception', 'values', 0);
  const texts = error
    ? [at(error, 'type'), at(error, 'value')]
    : [at(what, 'event') ?? at(what, 'text') ?? at(what, 0), at(what, 'page_path') ?? at(what, 1)];
  return texts.filter((text) => typeof text === 'string').join(': ');
}

/** Renders the page of one service, newest entry first, without a script. */
export function notificationHtml(
  listener: Listener,
  notifications: readonly ReceivedNotification[],
  acceptLanguage: string | undefined,
): string {
  const { language } = pageLanguage(acceptLanguage);
  const [title, facts] = WORDS[language][listener];
  const entries = notifications.map(
    ({ at: time, what }) =>
      `<article><h2>${escapeHtml(headline(what))}</h2><p><time>${escapeHtml(time)}</time></p>
<pre dir="ltr">${escapeHtml(JSON.stringify(what, undefined, 2))}</pre></article>`,
  );
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${outboxStyle} article { margin-block-end: 12px; }</style>
</head>
<body>
<header><h1>${title}</h1><p>${facts}</p></header>
<main>${entries.length > 0 ? entries.join('\n') : `<p>${WORDS[language].empty}</p>`}</main>
</body>
</html>`;
}
