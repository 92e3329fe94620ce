import type { Schemas } from '#contract/types.ts';
import { renderReviews } from './renderReviews.ts';

type Widget = Schemas['ReviewWidget'];

/** Fetches a widget's reviews; undefined on failure, which leaves the site unchanged. */
async function load(origin: string, key: string, language: string): Promise<Widget | undefined> {
  const query = language === '' ? '' : `?language=${encodeURIComponent(language)}`;
  try {
    const url = `${origin}/api/review-widgets/${encodeURIComponent(key)}${query}`;
    const response = await fetch(url, { credentials: 'omit', referrerPolicy: 'no-referrer' });
    if (!response.ok) return undefined;
    // cast: the contract types the response of this address
    return ((await response.json()) as { data: Widget }).data;
  } catch {
    return undefined;
  }
}

/** Renders the reviews in place of a script with `data-key`. */
async function show(script: HTMLScriptElement): Promise<void> {
  const { key = '', language = '', look, theme } = script.dataset;
  const widget = await load(new URL(script.src).origin, key, language);
  if (!widget) return;
  const host = document.createElement('div');
  script.after(host);
  // cast: a look or theme outside the contract is rendered like the first one
  const settings = { ...widget, ...(look && { look }), ...(theme && { theme }) } as Widget;
  renderReviews(host, settings);
}

const { currentScript } = document;
if (currentScript instanceof HTMLScriptElement) void show(currentScript);
