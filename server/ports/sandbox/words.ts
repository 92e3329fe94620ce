/** Messages of the outbox page for developers, in two languages. */
const tr = {
  title: 'Deneme giden kutusu',
  facts: 'Bu kurulumda gerçek e-posta ve SMS gönderilmez; gidecek olanlar burada durur.',
  filter: 'Filtre',
  channel: 'Kanal',
  channels: { all: 'Hepsi', mail: 'E-posta', sms: 'SMS' },
  recipient: 'Alıcı',
  apply: 'Filtrele',
  clear: 'Temizle',
  refreshOn: 'Otomatik yenilemeyi aç',
  refreshOff: 'Otomatik yenilemeyi kapat',
  refreshing: 'Her 5 saniyede yenilenir.',
  list: 'İletiler, yeniden eskiye',
  older: 'Daha eskiler',
  newest: 'En yeniye dön',
  back: 'Listeye dön',
  empty: 'Burada ileti yok.',
  emptyHint: 'Panelde bir e-posta ya da SMS gönderin, sonra bu sayfayı yenileyin.',
  choose: 'Okumak için listeden bir ileti seçin.',
  from: 'Gönderen',
  to: 'Alıcı',
  cc: 'Bilgi',
  replyTo: 'Yanıt adresi',
  sentAt: 'Zaman',
  key: 'Anahtar',
  outcome: 'Sonuç',
  outcomes: {
    sent: 'Gönderildi',
    inbox_full: 'Kutu dolu',
    wrong_address: 'Adres yanlış',
    wrong_number: 'Numara yanlış',
    unreachable: 'Ulaşılamıyor',
    refused: 'Reddedildi',
  },
  html: 'Biçimli metin',
  text: 'Düz metin',
  attachments: 'Ekler',
  noSubject: '(konusuz)',
  pretend: 'Hata denemek için',
  pretendHint:
    'Adresin @ öncesinde bu sözcükler ya da şu numaralar geçerse gönderim başarısız olur.',
  notFound: 'Böyle bir ileti yok.',
};

type Words = typeof tr;

const en: Words = {
  title: 'Sandbox outbox',
  facts: 'This installation sends no real email or SMS; what would have gone out is kept here.',
  filter: 'Filter',
  channel: 'Channel',
  channels: { all: 'All', mail: 'Email', sms: 'SMS' },
  recipient: 'Recipient',
  apply: 'Apply',
  clear: 'Clear',
  refreshOn: 'Turn on auto-refresh',
  refreshOff: 'Turn off auto-refresh',
  refreshing: 'Refreshes every 5 seconds.',
  list: 'Messages, newest first',
  older: 'Older',
  newest: 'Back to the newest',
  back: 'Back to the list',
  empty: 'No messages here.',
  emptyHint: 'Send an email or an SMS in the panel, then reload this page.',
  choose: 'Choose a message from the list to read it.',
  from: 'From',
  to: 'To',
  cc: 'CC',
  replyTo: 'Reply to',
  sentAt: 'Time',
  key: 'Key',
  outcome: 'Outcome',
  outcomes: {
    sent: 'Sent',
    inbox_full: 'Inbox full',
    wrong_address: 'Wrong address',
    wrong_number: 'Wrong number',
    unreachable: 'Unreachable',
    refused: 'Refused',
  },
  html: 'Formatted text',
  text: 'Plain text',
  attachments: 'Attachments',
  noSubject: '(no subject)',
  pretend: 'To try out failures',
  pretendHint:
    'Sending fails when the part before the @ holds one of these words, or to these numbers.',
  notFound: 'There is no such message.',
};

export interface PageLanguage {
  language: 'tr' | 'en';
  words: Words;
}

const LANGUAGES: Record<PageLanguage['language'], PageLanguage> = {
  tr: { language: 'tr', words: tr },
  en: { language: 'en', words: en },
};

/** Returns the preferred supported language of an Accept-Language header; Turkish without one. */
export function pageLanguage(acceptLanguage: string | undefined): PageLanguage {
  const preferred = (acceptLanguage ?? '')
    .split(',')
    .map((entry) => {
      const [range = '', ...parameters] = entry.trim().toLowerCase().split(';');
      const weight = parameters.find((parameter) => parameter.trim().startsWith('q='));
      return { tag: range.split('-')[0], weight: weight ? Number(weight.trim().slice(2)) : 1 };
    })
    .filter(({ tag, weight }) => (tag === 'tr' || tag === 'en') && weight > 0)
    .sort((a, b) => b.weight - a.weight)[0];
  return preferred?.tag === 'en' ? LANGUAGES.en : LANGUAGES.tr;
}
