import { escapeHtml } from '../escapeHtml.ts';
import type { DemoEvent } from './demoLeads.ts';

/** A page for people who evaluate the panel; its messages are kept here, in two languages. */
const MESSAGES = {
  tr: {
    title: 'Çift olun',
    facts:
      'Panel başka bir sekmede açıkken buradan bir talep ya da mesaj gönderin: Ayşe’nin açık olan her sekmesinde hemen görünür.',
    ask: 'Yeni talep gönder',
    write: 'Son talebe mesaj yaz',
    bid: 'Model için teklif iste',
    accept: 'Son teklifi kabul et',
    lead: 'Yeni talep gönderildi',
    item_bid: 'Teklif istendi',
    item_bid_answer: 'Teklif kabul edildi',
    no_model: 'Yayında model yok',
    no_offer: 'Yanıt bekleyen teklif yok',
    lead_message: 'Mesaj gönderildi',
  },
  en: {
    title: 'Be the couple',
    facts:
      'With the panel open in another tab, send a lead or a message from here: it appears at once in every tab that Ayşe has open.',
    ask: 'Send a new lead',
    write: 'Send a message on the latest lead',
    bid: 'Ask for a quote for a product',
    accept: 'Accept the latest quote',
    lead: 'Lead sent',
    item_bid: 'Quote requested',
    item_bid_answer: 'Quote accepted',
    no_model: 'No product is published',
    no_offer: 'No quote waits for an answer',
    lead_message: 'Message sent',
  },
} as const;

const STYLE = `
:root { color-scheme: light dark; --page: #faf8f7; --card: #fff; --line: #e9e4e1; --text: #2a2326; --soft: #675c60; --accent: #a62b57; --on-accent: #fff; }
@media (prefers-color-scheme: dark) { :root { --page: #171416; --card: #201c1f; --line: #342e33; --text: #efe9ec; --soft: #b3a8ad; --accent: #f08fb0; --on-accent: #2b0d19; } }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 640px; padding: 24px 16px; background: var(--page); color: var(--text); font: 16px/1.5 Inter, system-ui, -apple-system, 'Segoe UI', sans-serif; }
h1 { font-size: 22px; font-weight: 600; margin: 0; }
p { margin: 4px 0 16px; color: var(--soft); }
.ways { display: flex; flex-wrap: wrap; gap: 12px; }
button { font: inherit; font-weight: 500; min-height: 44px; padding: 0 16px; border: 1px solid var(--accent); border-radius: 8px; background: var(--accent); color: var(--on-accent); cursor: pointer; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
article { margin-block-start: 16px; padding: 12px 16px; border: 1px solid var(--line); border-radius: 10px; background: var(--card); }
article p { margin: 0; overflow-wrap: anywhere; }
`;

interface Page {
  path: string;
  language: keyof typeof MESSAGES;
  event: DemoEvent | undefined;
}

/** Renders the whole page, without a script. */
export function couplesHtml({ path, language, event }: Page): string {
  const messages = MESSAGES[language];
  const result = event
    ? `<article role="status"><strong>${[messages[event.kind], escapeHtml(event.coupleName)].filter(Boolean).join(': ')}</strong><p>${escapeHtml(event.text)}</p></article>`
    : '';
  const way = (kind: 'ask' | 'write' | 'bid' | 'accept') =>
    `<form method="post" action="${path}/${kind}"><button>${messages[kind]}</button></form>`;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${messages.title}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${messages.title}</h1><p>${messages.facts}</p>
<div class="ways">${way('ask')}${way('write')}${way('bid')}${way('accept')}</div>
${result}
</main>
</body>
</html>`;
}
