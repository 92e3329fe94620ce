import { escapeHtml } from '../../escapeHtml.ts';
import { linked } from './html.ts';
import type { OutboxMessage } from './outboxMessages.ts';
import { queryString, type OutboxQuery } from './outboxQuery.ts';
import { outboxStyle } from './outboxStyle.ts';
import { SIMULATED_FAILURES } from './port.ts';
import type { PageLanguage } from './words.ts';

const LOCALES = { tr: 'tr-TR', en: 'en-GB' } as const;

interface Page extends PageLanguage {
  path: string;
  timeZone: string;
  query: OutboxQuery;
  messages: OutboxMessage[];
  hasOlder: boolean;
  open: OutboxMessage | undefined;
  /** HTML part of the open message, with its inline pictures. */
  html: string | null;
  missing: boolean;
}

/** Renders the whole page, list and message, without a script. */
export function outboxHtml(page: Page): string {
  const { language, words, query, open, missing } = page;
  const refresh = query.refresh ? '<meta http-equiv="refresh" content="5">' : '';
  const reading = open || missing;
  const title = open ? `${headline(open, page)} – ${words.title}` : words.title;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">${refresh}
<title>${escapeHtml(title)}</title>
<style>${outboxStyle}</style>
</head>
<body${reading ? ' class="reading"' : ''}>
<header><h1>${words.title}</h1><p>${words.facts}</p></header>
<main>
${filterForm(page)}
${tools(page)}
<div class="columns">
<section class="list" aria-label="${words.list}">${list(page)}</section>
${message(page)}
</div>
${pretended(page)}
</main>
</body>
</html>`;
}

function filterForm({ path, words, query }: Page): string {
  const options = (['', 'mail', 'sms'] as const).map((value) => {
    const selected = value === (query.channel ?? '') ? ' selected' : '';
    return `<option value="${value}"${selected}>${words.channels[value || 'all']}</option>`;
  });
  return `<form method="get" action="${path}" role="search" aria-label="${words.filter}">
<label>${words.channel}<select name="channel">${options.join('')}</select></label>
<label>${words.recipient}<input name="recipient" type="search" maxlength="200" value="${escapeHtml(query.recipient ?? '')}"></label>
${query.refresh ? '<input type="hidden" name="refresh" value="on">' : ''}
<button type="submit">${words.apply}</button>
</form>`;
}

function tools({ path, words, query, open }: Page): string {
  const here = open ? `${path}/${open.id}` : path;
  const toggled = escapeHtml(here + queryString(query, { refresh: !query.refresh }));
  const toggle = `<a href="${toggled}">${query.refresh ? words.refreshOff : words.refreshOn}</a>`;
  const filtered = query.channel !== undefined || query.recipient !== undefined;
  const clear = filtered
    ? `<a href="${path}${query.refresh ? '?refresh=on' : ''}">${words.clear}</a>`
    : '';
  return `<div class="tools">${toggle}${query.refresh ? `<span>${words.refreshing}</span>` : ''}${clear}</div>`;
}

function list(page: Page): string {
  const { path, words, query, messages, hasOlder } = page;
  if (messages.length === 0) {
    return `<div class="empty"><h2>${words.empty}</h2><p>${words.emptyHint}</p></div>`;
  }
  const last = messages.at(-1);
  const links = [
    hasOlder && last
      ? `<a class="row" href="${escapeHtml(path + queryString(query, { before: last.id }))}">${words.older}</a>`
      : '',
    query.before === undefined
      ? ''
      : `<a class="row" href="${escapeHtml(path + queryString(query, { before: undefined }))}">${words.newest}</a>`,
  ];
  return `<ol>${messages.map((each) => row(each, page)).join('')}</ol>${links.join('')}`;
}

function row(each: OutboxMessage, page: Page): string {
  const { path, query, open } = page;
  const href = escapeHtml(`${path}/${each.id}${queryString(query)}`);
  const current = each.id === open?.id ? ' aria-current="true"' : '';
  return `<li><a class="row" href="${href}"${current}>
<strong dir="auto">${escapeHtml(each.to.join(', '))}</strong>${time(each, page)}
<span class="what" dir="auto">${escapeHtml(headline(each, page))}</span>${tags(each, page)}</a></li>`;
}

function message(page: Page): string {
  const { path, words, query, messages, open, html, missing } = page;
  if (missing) return `<article>${backLink(page)}<h2>${words.notFound}</h2></article>`;
  if (!open && messages.length === 0) return '';
  if (!open) return `<article class="waiting"><p>${words.choose}</p></article>`;
  const facts: [label: string, value: string | null][] = [
    [words.from, open.from],
    [words.to, open.to.join(', ')],
    [words.cc, open.cc.join(', ')],
    [words.replyTo, open.replyTo],
    [words.key, open.messageKey],
  ];
  const rows = facts
    .filter(([, value]) => value)
    .map(([label, value]) => `<dt>${label}</dt><dd><bdi>${escapeHtml(value ?? '')}</bdi></dd>`);
  const files = open.attachments.map(({ filename, bytes, contentId }, index) =>
    contentId === undefined
      ? `<li><a href="${path}/${open.id}/attachments/${index}${queryString({ ...query, refresh: false })}"><bdi>${escapeHtml(filename)}</bdi></a> ${size(bytes, page)}</li>`
      : '',
  );
  return `<article>${backLink(page)}
<h2 dir="auto">${escapeHtml(headline(open, page))}</h2>
<dl>${rows.join('')}<dt>${words.sentAt}</dt><dd>${time(open, page)}</dd><dt>${words.outcome}</dt><dd>${tags(open, page)}</dd></dl>
${html === null ? '' : `<h3>${words.html}</h3>${frame(html, words.html)}<h3>${words.text}</h3>`}
<pre dir="auto">${linked(open.text)}</pre>
${files.some((file) => file !== '') ? `<h3>${words.attachments}</h3><ul>${files.join('')}</ul>` : ''}
</article>`;
}

function backLink({ path, words, query }: Page): string {
  return `<a class="back" href="${escapeHtml(path + queryString(query))}">${words.back}</a>`;
}

/** Renders a mail in a sandboxed frame: no scripts, no forms, no requests; links open a new tab. */
function frame(html: string, title: string): string {
  const head =
    '<!doctype html><meta http-equiv="Content-Security-Policy" ' +
    `content="default-src 'none'; img-src data:; style-src 'unsafe-inline'">` +
    '<meta name="referrer" content="no-referrer"><base target="_blank">';
  return `<iframe title="${title}" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escapeHtml(head + html)}"></iframe>`;
}

function headline({ channel, subject, text }: OutboxMessage, { words }: Page): string {
  return channel === 'mail' ? subject || words.noSubject : text.slice(0, 120);
}

function size(bytes: number, { language }: Page): string {
  const format = new Intl.NumberFormat(LOCALES[language], {
    style: 'unit',
    unit: 'kilobyte',
    maximumFractionDigits: 1,
  });
  return format.format(bytes / 1000);
}

function time({ sentAt }: OutboxMessage, { language, timeZone }: Page): string {
  const format = new Intl.DateTimeFormat(LOCALES[language], {
    dateStyle: 'short',
    timeStyle: 'medium',
    timeZone,
  });
  return `<time datetime="${sentAt}">${format.format(new Date(sentAt))}</time>`;
}

function tags({ channel, outcome }: OutboxMessage, { words }: Page): string {
  const names: Record<string, string> = words.outcomes;
  const tone = outcome === 'sent' ? 'good' : 'bad';
  return `<span class="tags"><span class="tag">${words.channels[channel]}</span><span class="tag ${tone}">${escapeHtml(names[outcome] ?? outcome)}</span></span>`;
}

function pretended({ words }: Page): string {
  const rules = [...SIMULATED_FAILURES.mail, ...SIMULATED_FAILURES.sms].map(
    ({ when, reason }) =>
      `<li>${when.map((text) => `<code>${text}</code>`).join(', ')}: ${words.outcomes[reason]}</li>`,
  );
  return `<details><summary>${words.pretend}</summary><p>${words.pretendHint}</p><ul>${rules.join('')}</ul></details>`;
}
