import type { Schemas } from '#contract/types.ts';
import type { Handlers, Tx } from '../../http/call.ts';
import { addDays, dayIn } from '../../time/day.ts';
import { zone } from '../../time/zone.ts';
import { leadsAtHome, type HomeOptions } from '../leads/commands.ts';
import { pageScores } from './pageScores.ts';
import { endingPrices } from './store.ts';

type Home = Schemas['Home'];

const NO_LEADS = { waiting: null, messages: null, todo: null, appointments: null };
/** Days before their end when price lists are listed for an update. */
const DAYS_AHEAD = 7;

async function pricesOf(
  tx: Tx,
  { principal, now }: HomeOptions,
): Promise<NonNullable<Home['prices']>> {
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
    const options = { principal, now };
    const leads = principal.permissions.has('leads.read')
      ? await leadsAtHome(tx, options)
      : NO_LEADS;
    const prices = principal.permissions.has('pages.read') ? await pricesOf(tx, options) : null;
    return { data: { ...leads, prices, pages: await pageScores(tx, options) } };
  },
} satisfies Pick<Handlers, 'getHome'>;
