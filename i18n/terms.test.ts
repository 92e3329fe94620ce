import { describe, expect, it } from 'vitest';
import { phrasesOf } from './phrases.ts';
import { languages, type Language } from './messages.ts';

interface Terms {
  /** Labels of a provider. */
  provider: RegExp;
  /** Other words for a provider, a lead or a review. */
  strange: RegExp;
  /** Pattern for the message of too many attempts. */
  tries: RegExp;
  /** Pattern for labels of actions that only set the status. */
  marks: RegExp;
}

const TERMS: Record<Language, Terms> = {
  tr: {
    provider: /firma/i,
    strange: /(?<!\p{L})(işletme|şirket|kurum|bağlı sayfa|bu sayfada form)\p{L}*/giu,
    tries: /çok fazla.*deneme/iu,
    marks: /olarak işaretle$/,
  },
  en: {
    provider: /provider/i,
    strange:
      /\b(enquir(y|ies)|comments?|firms?|compan(y|ies)|business(es)?|(your|all|linked|change) pages|page (un)?linked|page has no forms)\b/gi,
    tries: /too many [\w-]* ?(tries|attempts)/i,
    marks: /^Mark as /,
  },
  de: {
    provider: /firm/i,
    strange:
      /(?<!\p{L})(Kommentar|Anbieter|Unternehmen|Betrieb|Seiten? verknüpft|Verknüpfte Seite|Seite hat keine Formulare)\p{L}*/giu,
    tries: /zu viele \p{L}*versuche/iu,
    marks: / markieren$/,
  },
  ar: {
    provider: /شرك/,
    strange: /(?<!\p{L})(ال|لل|و|ب)*(تعليق|منشأ|منشآت|أزواج|ثنائي|صفحات مرتبطة)\p{L}*/gu,
    tries: /محاولات كثيرة/u,
    marks: /^تعليم كـ/,
  },
};

/** Keys of texts for couples, which call a lead an enquiry. */
const toCouples =
  /^api\.(quickReplies|askFor|leads)\.|whatsapp\.hello$|^resources\/leads\.reply\.subject$/;
const namesProvider = /\.(fields|mergeFields)\.(.+\.)?(providerIds?|provider(\.name)?)$/;
const STATUS_ACTIONS = [
  'negotiate',
  'offer',
  'deal',
  'unreachable',
  'other_firm',
  'not_wedding',
  'reject',
];

/** Returns the matches of a pattern as `key: word`, texts for couples excluded. */
const found = (phrases: ReadonlyMap<string, string>, pattern: RegExp) =>
  [...phrases].flatMap(([key, text]) =>
    toCouples.test(key) ? [] : (text.match(pattern) ?? []).map((word) => `${key}: ${word}`),
  );

describe.each(languages)('%s', (language) => {
  const phrases = phrasesOf(language);
  const terms = TERMS[language];

  it('uses one name for a provider in every label', () => {
    const labels = [...phrases].filter(([key]) => namesProvider.test(key));
    expect(labels.length).toBeGreaterThan(15);
    expect(labels.filter(([, text]) => !terms.provider.test(text))).toEqual([]);
  });

  it('uses one word each for a provider, a lead and a review', () => {
    expect(found(phrases, terms.strange)).toEqual([]);
  });

  it('mentions too many attempts at the sign-in only', () => {
    const keys = [...phrases].flatMap(([key, text]) => (terms.tries.test(text) ? [key] : []));
    expect(keys).toEqual(['api.reasons.too_many_tries']);
  });

  it('labels actions that only set a lead’s status as marking it', () => {
    const wrong = STATUS_ACTIONS.map((name) => phrases.get(`resources/leads.actions.${name}.do`));
    expect(wrong.filter((text) => !terms.marks.test(text ?? ''))).toEqual([]);
  });
});

it('calls an offer to a couple a quote in English', () => {
  const ofQuotes = [...phrasesOf('en')].filter(([key]) =>
    /^resources\/(leads\.(actions|fields|pages)\.offer|item-bids\.|later\/leadDesk\.offer)/.test(
      key,
    ),
  );
  expect(ofQuotes.length).toBeGreaterThan(40);
  expect(ofQuotes.filter(([, text]) => /\boffer(s|ed)?\b/i.test(text))).toEqual([]);
});

it('reports another word for a provider or a review', () => {
  const phrases = new Map([
    ['a', 'All pages of the company'],
    ['b', 'Add comment'],
  ]);
  expect(found(phrases, TERMS.en.strange)).toEqual(['a: All pages', 'a: company', 'b: comment']);
});
