import type { Schemas } from '#contract/types.ts';
import { refused, staleVersion } from '../../http/apiError.ts';
import { isInForce } from '../../http/openFeatures.ts';
import type { Handlers } from '../../http/call.ts';
import { metaOf, windowOf } from '../../http/page.ts';
import { limitProviderSearches } from '../../rateLimits/limits.ts';
import { DAY_MS, dayIn } from '../../time/day.ts';
import { zone } from '../../time/zone.ts';
import { infoRequestForms, withdrawChanges } from '../providerData/commands.ts';
import {
  confirmPage,
  disconnectInstagram,
  findRedirect,
  listChurned,
  searchPages,
  writeRedirect,
} from './pageStore.ts';
import { providerOr404 } from './providerOr404.ts';
import { actionsOf, providerOf } from './shape.ts';

/** Counts the whole days from one day to a later one. */
const daysFrom = (from: string, until: string): number =>
  Math.round((Date.parse(until) - Date.parse(from)) / DAY_MS);

export const pageHandlers = {
  async listChurnedProviders(tx, { query, principal, language, now }) {
    const { page, limit, sort = '-endedOn' } = query;
    const { rows, found } = await listChurned(tx, principal, {
      byName: sort.endsWith('name'),
      descending: sort.startsWith('-'),
      today: dayIn(zone, now),
      ...windowOf({ page, limit }),
      language,
    });
    return { data: rows, meta: metaOf({ page, limit }, found) };
  },

  // Providers of other customers are searched by their public data.
  searchProviders: {
    system: async (tx, { query, principal, language, now }) => {
      await limitProviderSearches(tx, principal.userId, now);
      return { data: await searchPages(tx, principal, query.q, language) };
    },
  },

  async getActiveProduct(tx, call) {
    const row = await providerOr404(tx, call);
    const today = dayIn(zone, call.now);
    const { product_name: name, product_date_end: endsOn } = row;
    if (name === null || !isInForce(endsOn, today)) return { data: null };
    return {
      data: {
        providerId: row.id,
        name,
        startsOn: row.product_date_start,
        endsOn,
        daysLeft: endsOn === null ? null : daysFrom(today, endsOn),
        paidStatus: row.paid_status,
        features: row.features,
      },
    };
  },

  async getRedirectNumber(tx, call) {
    await providerOr404(tx, call);
    return { data: await findRedirect(tx, call.params.id) };
  },

  async updateRedirectNumber(tx, call) {
    const row = await providerOr404(tx, call);
    const { redirectTo } = call.body;
    const seen = { id: row.id, version: call.version };
    const isWritten = await writeRedirect(tx, seen, redirectTo, call.now);
    const data = await findRedirect(tx, row.id);
    if (!isWritten) throw staleVersion(data);
    return { data };
  },

  async createProviderAction(tx, call) {
    const { body, now, principal } = call;
    const row = await providerOr404(tx, call);
    if (!actionsOf(row).includes(body.type)) throw refused('state');
    const act: Record<Schemas['ProviderActionName'], () => Promise<void>> = {
      confirm: () => confirmPage(tx, row.id, now),
      withdrawChanges: () => withdrawChanges(tx, row.id, now),
      disconnectInstagram: () => disconnectInstagram(tx, row.id),
    };
    await act[body.type]();
    return { data: providerOf(await providerOr404(tx, call), principal) };
  },

  async listInfoRequestForms(tx, call) {
    const row = await providerOr404(tx, call);
    return { data: infoRequestForms(row.category_type, call.language) };
  },
} satisfies Partial<Handlers>;
