import { notFound } from '../../../http/apiError.ts';
import type { Handlers, Principal } from '../../../http/call.ts';
import { SharedAnswer } from '../../../http/SharedAnswer.ts';
import { newToken } from '../../../secrets/token.ts';
import { showWidget } from './show.ts';
import { filtersOf, providerOfKey, replaceKey, saveFilters } from './store.ts';

/** Cache lifetime of the public widget in seconds. */
const CACHE_SECONDS = 60;

function assertLinked({ providerIds }: Principal, providerId: number): void {
  if (!providerIds.includes(providerId)) throw notFound();
}

export const widgetHandlers = {
  async getWidgetFilters(tx, { query, principal }) {
    assertLinked(principal, query.providerId);
    return { data: await filtersOf(tx, query.providerId) };
  },

  async updateWidgetFilters(tx, { query, body, principal, now }) {
    const { providerId } = query;
    assertLinked(principal, providerId);
    const { customerId } = principal;
    const at = now.toISOString();
    await saveFilters(tx, { customerId, providerId, key: newToken('rw'), filters: body, at });
    return { data: await filtersOf(tx, providerId) };
  },

  async renewWidgetKey(tx, { query, principal, now }) {
    const { providerId } = query;
    assertLinked(principal, providerId);
    const isThere = await replaceKey(tx, providerId, newToken('rw'), now.toISOString());
    if (!isThere) throw notFound();
    return { data: await filtersOf(tx, providerId) };
  },

  async getReviewWidgetPreview(tx, { query, principal, language, publicUrl }) {
    const { providerId, language: requested = language, ...filters } = query;
    assertLinked(principal, providerId);
    const saved = await filtersOf(tx, providerId);
    const shown = { ...saved, includeWords: '', excludeWords: '', ...filters };
    return {
      data: await showWidget(tx, { providerId, filters: shown, language: requested, publicUrl }),
    };
  },

  async getReviewWidget(tx, { params, query, homeLanguage, publicUrl }) {
    const providerId = await providerOfKey(tx, params.key);
    if (providerId === undefined) throw notFound();
    const filters = await filtersOf(tx, providerId);
    const language = query.language ?? homeLanguage;
    const data = await showWidget(tx, { providerId, filters, language, publicUrl });
    return new SharedAnswer({ data }, CACHE_SECONDS);
  },
} satisfies Partial<Handlers>;
