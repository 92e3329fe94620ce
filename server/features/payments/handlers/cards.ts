import { sql } from 'kysely';
import type { Schemas } from '#contract/types.ts';
import { notFound, refused, staleVersion } from '../../../http/apiError.ts';
import { AfterCommit, type Handlers, type Tx } from '../../../http/call.ts';
import { dayIn } from '../../../time/day.ts';
import { zone } from '../../../time/zone.ts';
import { brandName, freeSlot, keepGatewayCard, userKeyOf } from '../cards.ts';
import { expiryOf } from '../rules/expiry.ts';

type Card = Schemas['CreditCard'];

async function readCards(tx: Tx, now: Date, id?: number): Promise<Card[]> {
  const rows = await tx
    .selectFrom('credit_cards')
    .selectAll()
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? 0))
    .orderBy('is_primary', 'desc')
    .orderBy('id')
    .limit(10)
    .execute();
  const today = dayIn(zone, now);
  return rows.map((row) => ({
    id: row.id,
    version: row.version,
    name: row.name,
    brand: brandName(row.brand),
    lastFour: row.last_four,
    holder: row.holder,
    expiryMonth: row.expiry_month,
    expiryYear: row.expiry_year,
    expiry: expiryOf(row.expiry_month, row.expiry_year, today),
    isPrimary: row.is_primary,
    createdAt: row.created_at,
  }));
}

async function oneCard(tx: Tx, now: Date, id: number): Promise<Card> {
  const [card] = await readCards(tx, now, id);
  if (!card) throw notFound();
  return card;
}

/** Makes a card the primary one in place of the current one. */
async function makePrimary(tx: Tx, customerId: number, id: number): Promise<void> {
  await tx
    .updateTable('credit_cards')
    .set({ is_primary: false })
    .where('customer_id', '=', customerId)
    .where('is_primary', '=', true)
    .execute();
  await tx.updateTable('credit_cards').set({ is_primary: true }).where('id', '=', id).execute();
}

/** Deletes a card without a running payment; the oldest remaining one becomes primary. */
async function removeCard(tx: Tx, customerId: number, id: number): Promise<number | null> {
  const gone = await tx
    .deleteFrom('credit_cards')
    .where('id', '=', id)
    .returning('is_primary')
    .executeTakeFirst();
  if (gone?.is_primary) {
    const { rows } = await sql<{ id: number }>`
      select id from credit_cards where customer_id = ${customerId} order by id limit 1`.execute(
      tx,
    );
    const [heir] = rows;
    if (heir) await makePrimary(tx, customerId, heir.id);
  }
  const primary = await tx
    .selectFrom('credit_cards')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('is_primary', '=', true)
    .executeTakeFirst();
  return primary?.id ?? null;
}

export const cardHandlers = {
  async listCreditCards(tx, { now }) {
    return { data: await readCards(tx, now) };
  },

  async getCreditCard(tx, { params, now }) {
    return { data: await oneCard(tx, now, params.id) };
  },

  async createCreditCard(tx, { body, principal, now, ports }) {
    const { customerId } = principal;
    const gateway = ports.payments;
    if (gateway.kind === 'closed') throw refused('payments_closed');
    if ((await freeSlot(tx, customerId)) === undefined) throw refused('max_cards');
    const userKey = await userKeyOf(tx, customerId, gateway.kind);
    return new AfterCommit(async (begin) => {
      const kept = await gateway.keepCard(body.cardToken, userKey);
      if (!kept) throw refused('card_refused');
      const owner = { customer_id: customerId, gateway: gateway.kind };
      const card = await begin(async (inner) => {
        const id = await keepGatewayCard(inner, owner, kept, now, body);
        return id === undefined ? undefined : oneCard(inner, now, id);
      });
      if (card) return { data: card };
      // A concurrent request has taken the last slot.
      await gateway.forgetCard(kept);
      throw refused('max_cards');
    });
  },

  async updateCreditCard(tx, { params, body, principal, version, now }) {
    const found = await tx
      .selectFrom('credit_cards')
      .select(['id', 'version'])
      .where('id', '=', params.id)
      .forUpdate()
      .executeTakeFirst();
    if (!found) throw notFound();
    if (found.version !== version) throw staleVersion(await oneCard(tx, now, params.id));
    if (body.isPrimary) await makePrimary(tx, principal.customerId, params.id);
    await tx
      .updateTable('credit_cards')
      .set({
        version: version + 1,
        updated_at: now.toISOString(),
        ...(body.name !== undefined && { name: body.name }),
      })
      .where('id', '=', params.id)
      .execute();
    return { data: await oneCard(tx, now, params.id) };
  },

  async deleteCreditCard(tx, { params, principal, ports }) {
    const card = await tx
      .selectFrom('credit_cards')
      .selectAll()
      .where('id', '=', params.id)
      .forUpdate()
      .executeTakeFirst();
    if (!card) throw notFound();
    const { rows } = await sql`
      select from payment_attempts where credit_card_id = ${card.id}
        and state in ('created', 'awaiting_3ds', 'authorizing', 'unknown') limit 1`.execute(tx);
    if (rows.length > 0) throw refused('card_in_use');
    return new AfterCommit(async (begin) => {
      const isForgotten = await ports.payments.forgetCard({
        userKey: card.user_key,
        token: card.token,
      });
      // A card of another gateway cannot be deleted there.
      if (!isForgotten && card.gateway === ports.payments.kind) throw refused('card_kept');
      const primaryId = await begin((inner) => removeCard(inner, principal.customerId, card.id));
      return { data: { primaryId } };
    });
  },
} satisfies Partial<Handlers>;
