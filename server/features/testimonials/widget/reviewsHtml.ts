import { escapeHtml, scriptJson } from '../../../escapeHtml.ts';
import type { Language } from '../../../http/call.ts';
import type { PublishedReview, Rating, ReviewedProvider } from './store.ts';
import { reviewPhrase, starNames, writtenMean } from './messages.ts';

interface ShownReview extends PublishedReview {
  name: string;
  /** Month and year in the language of the page. */
  month: string;
  /** The same month as `2026-10`. */
  isoMonth: string;
}

interface Page {
  language: Language;
  provider: ReviewedProvider;
  rating: Rating;
  /** URL of the first page. */
  address: string;
  reviews: readonly ShownReview[];
  /** Number of the next page. */
  next: number | undefined;
}

const STYLE = `
:root { color-scheme: light dark; --page: #faf8f7; --card: #fff; --line: #e9e4e1; --text: #26201f; --soft: #675e5a; --accent: #a62b57; --off: #d9d2ce; }
@media (prefers-color-scheme: dark) { :root { --page: #171416; --card: #201c1f; --line: #342e33; --text: #f2edea; --soft: #b5aba7; --accent: #f08fb0; --off: #4a4247; } }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 720px; padding: 24px 16px 48px; background: var(--page); color: var(--text); font: 16px/1.55 system-ui, -apple-system, 'Segoe UI', sans-serif; }
h1 { font-size: 24px; margin: 0; }
p { margin: 4px 0; overflow-wrap: anywhere; }
.soft { color: var(--soft); font-size: 14px; }
.mean { font-size: 32px; font-weight: 600; font-variant-numeric: tabular-nums; }
.stars { color: var(--accent); letter-spacing: 1px; } .stars i { color: var(--off); font-style: normal; }
article, .facts { margin-block-start: 16px; padding: 16px; border: 1px solid var(--line); border-radius: 10px; background: var(--card); }
table { border-spacing: 12px 2px; margin-inline-start: -12px; font-variant-numeric: tabular-nums; } th { font-weight: 400; text-align: start; }
.text { white-space: pre-line; }
.reply { margin-block-start: 12px; padding-inline-start: 12px; border-inline-start: 3px solid var(--line); }
.photos { display: flex; flex-wrap: wrap; gap: 8px; margin-block-start: 8px; } .photos img { width: 96px; height: 96px; object-fit: cover; border-radius: 8px; }
a { color: var(--accent); }
`;

/**
 * Returns the structured data (schema.org) for search engines. The marketplace is the third party that collects
 * the reviews, and they are on the same page.
 */
function structured({ provider, rating, address, reviews }: Page): string {
  if (rating.mean === null) return '';
  const data = {
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    name: provider.name,
    url: address,
    ...(provider.city !== null && {
      address: { '@type': 'PostalAddress', addressLocality: provider.city },
    }),
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: rating.mean.toFixed(1),
      bestRating: '5',
      worstRating: '1',
      reviewCount: rating.count,
    },
    review: reviews.map(({ name, star, text, isoMonth }) => ({
      '@type': 'Review',
      author: { '@type': 'Person', name },
      datePublished: isoMonth,
      reviewBody: text,
      reviewRating: { '@type': 'Rating', ratingValue: String(star), bestRating: '5' },
    })),
  };
  return `<script type="application/ld+json">${scriptJson(data)}</script>`;
}

function starsHtml(language: Language, star: number): string {
  const name = escapeHtml(starNames(language)[star - 1] ?? '');
  return `<span class="stars" role="img" aria-label="${name}">${'★'.repeat(star)}<i>${'★'.repeat(5 - star)}</i></span>`;
}

function reviewHtml({ language, provider }: Page, review: ShownReview): string {
  const { name, month, star, text, reply, photos } = review;
  const shown = photos.map((url, index) => {
    const alt = reviewPhrase(language, 'photo', { couple: name, number: index + 1 });
    return `<a href="${escapeHtml(url)}"><img src="${escapeHtml(url)}" alt="${escapeHtml(alt)}" loading="lazy"></a>`;
  });
  const answered = escapeHtml(reviewPhrase(language, 'reply', { provider: provider.name }));
  return [
    `<article>${starsHtml(language, star)}<p class="text" dir="auto">${escapeHtml(text)}</p>`,
    shown.length > 0 ? `<div class="photos">${shown.join('')}</div>` : '',
    `<p class="soft"><b><bdi>${escapeHtml(name)}</bdi></b> · ${escapeHtml(month)}</p>`,
    reply === null
      ? ''
      : `<div class="reply"><b>${answered}</b><p class="text" dir="auto">${escapeHtml(reply)}</p></div>`,
    '</article>',
  ].join('');
}

function factsHtml({ language, rating: { mean, count, byStar } }: Page): string {
  if (mean === null) return `<p>${escapeHtml(reviewPhrase(language, 'none'))}</p>`;
  const written = writtenMean(language, mean);
  const rows = starNames(language)
    .map(
      (name, index) =>
        `<tr><th scope="row">${escapeHtml(name)}</th><td>${byStar[index] ?? 0}</td></tr>`,
    )
    .toReversed();
  return `<section class="facts"><p class="mean">${escapeHtml(written)} ${starsHtml(language, Math.round(mean))}</p>
<p>${escapeHtml(reviewPhrase(language, 'summary', { mean: written, count }))}</p>
<table><caption class="soft">${escapeHtml(reviewPhrase(language, 'by'))}</caption>${rows.join('')}</table>
<p class="soft">${escapeHtml(reviewPhrase(language, 'order'))}</p></section>`;
}

/** Renders the whole page as HTML without executable scripts. */
export function reviewsHtml(page: Page): string {
  const { language, provider, reviews, next, address } = page;
  const title = escapeHtml(reviewPhrase(language, 'pageTitle', { provider: provider.name }));
  const more =
    next === undefined
      ? ''
      : `<p><a href="?page=${next}">${escapeHtml(reviewPhrase(language, 'more'))}</a></p>`;
  return `<!doctype html>
<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="canonical" href="${escapeHtml(address)}">
<style>${STYLE}</style>
${structured(page)}
</head>
<body>
<main>
<h1>${title}</h1>
${provider.city === null ? '' : `<p class="soft">${escapeHtml(provider.city)}</p>`}
${factsHtml(page)}
${reviews.map((review) => reviewHtml(page, review)).join('\n')}
${more}
</main>
</body>
</html>`;
}
