import type { Schemas } from '#contract/types.ts';
import type { Call, Handlers, Tx } from '../../http/call.ts';
import { addDays, dayIn } from '../../time/day.ts';
import { zone } from '../../time/zone.ts';
import { progressOf } from '../providerData/commands.ts';
import { leadsAtHome, ratesOfPages } from '../leads/commands.ts';
import { percentOf, scoreOf } from './score.ts';
import { endingPrices, pageFacts } from './store.ts';

type Asker = Pick<Call<'getHome'>, 'principal' | 'now'>;
type Home = Schemas['Home'];

const NO_LEADS = { waiting: null, messages: null, todo: null, appointments: null };
/** Prices that end within so many days are to be brought up to date. */
const DAYS_AHEAD = 7;
const MOST_STARS = 5;

async function pagesOf(tx: Tx, asker: Asker): Promise<Home['pages']> {
  const rates = new Map(
    (await ratesOfPages(tx, asker)).map((rate) => [rate.provider_id, rate] as const),
  );
  const facts = await pageFacts(tx, asker.principal, dayIn(zone, asker.now));
  return facts.map((page) => {
    const rate = rates.get(page.id) ?? { rated: 0, in_time: 0, old: 0, ended: 0 };
    const progress = progressOf(page);
    const percents = {
      response: percentOf(rate.in_time, rate.rated),
      completeness: progress.completeness,
      reviews: page.stars === null ? null : percentOf(page.stars, MOST_STARS),
      prices: percentOf(page.current_price_lists, page.price_lists),
      deals: percentOf(rate.ended, rate.old),
    };
    const { id: providerId, name: providerName } = page;
    return { providerId, providerName, missingForms: progress.missing, ...scoreOf(percents) };
  });
}

async function pricesOf(tx: Tx, { principal, now }: Asker): Promise<NonNullable<Home['prices']>> {
  const until = addDays(dayIn(zone, now), DAYS_AHEAD);
  const { rows, total } = await endingPrices(tx, principal, until);
  const data = rows.map(({ id, name, provider_name: providerName, expire_at: expireAt }) => ({
    id,
    name,
    providerName,
    expireAt,
  }));
  return { total, data };
}

export const homeHandlers = {
  async getHome(tx, { principal, now }) {
    const asker = { principal, now };
    const leads = principal.permissions.has('leads.read') ? await leadsAtHome(tx, asker) : NO_LEADS;
    const prices = principal.permissions.has('pages.read') ? await pricesOf(tx, asker) : null;
    return { data: { ...leads, prices, pages: await pagesOf(tx, asker) } };
  },
} satisfies Pick<Handlers, 'getHome'>;
