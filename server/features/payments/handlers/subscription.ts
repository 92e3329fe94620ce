import { sql } from 'kysely';
import { invalid, refused } from '../../../http/apiError.ts';
import type { Call, Handlers, Tx } from '../../../http/call.ts';
import { addDays, dayIn } from '../../../time/day.ts';
import { zone } from '../../../time/zone.ts';
import { giveUpPayments } from '../giveUpPayments.ts';
import { isUnpaid, readPayments } from '../payments.ts';
import { chargeDue } from '../subscription/charge.ts';
import {
  readPackages,
  readPrices,
  readReturns,
  readSubscription,
} from '../subscription/readSubscription.ts';

type ActionCall = Call<'createSubscriptionAction'>;

/** Returns the last paid day of the active packages; null if none has an end. */
async function coveredUntil(tx: Tx, today: string): Promise<string | null> {
  const { rows } = await sql<{ until: string | null }>`
    select max(product_date_end) as until from providers where product_date_end >= ${today}::date`.execute(
    tx,
  );
  return rows[0]?.until ?? null;
}

/**
 * Gives up the unpaid periods of all subscriptions of the customer, so that no time is charged twice. Runs after the
 * write to the subscription, whose lock keeps the job from adding a period meanwhile.
 */
async function giveUpPeriods(tx: Tx, { principal, now }: ActionCall): Promise<void> {
  const { customerId } = principal;
  const unpaid = await readPayments(tx, sql`p.subscription_id is not null and ${isUnpaid}`);
  await giveUpPayments(tx, { customerId, ids: unpaid.map(({ id }) => id), now });
}

async function start(tx: Tx, call: ActionCall, productId: number): Promise<void> {
  const { principal, now, language } = call;
  const today = dayIn(zone, now);
  const product = await tx
    .selectFrom('products')
    .select('id')
    .where('id', '=', productId)
    .where('is_offered', '=', true)
    .executeTakeFirst();
  if (!product) throw invalid({ path: 'productId', code: 'config' });
  const covered = await coveredUntil(tx, today);
  const { id } = await tx
    .insertInto('subscriptions')
    .values({
      customer_id: principal.customerId,
      product_id: productId,
      started_on: today,
      covered_until: covered,
      next_charge_on: covered === null ? today : addDays(covered, 1),
      ended_on: null,
      created_at: now.toISOString(),
      updated_at: now.toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await giveUpPeriods(tx, call);
  await chargeDue(tx, { now, language, id });
}

const FROM = { pause: ['active'], resume: ['paused'], end: ['active', 'paused'] } as const;

/** Pauses, resumes or ends a subscription. @throws ApiError 409 `state` from any other state */
async function change(tx: Tx, call: ActionCall, type: keyof typeof FROM): Promise<void> {
  const { now, language } = call;
  const today = dayIn(zone, now);
  const current = await readSubscription(tx, language);
  const allowed: readonly string[] = FROM[type];
  if (!current || !allowed.includes(current.status)) throw refused('state');
  const { id, paidUntil } = current;
  const afterPaid = paidUntil === null || paidUntil < today ? today : addDays(paidUntil, 1);
  await tx
    .updateTable('subscriptions')
    .set(({ eb }) => ({
      status: type === 'pause' ? 'paused' : type === 'resume' ? 'active' : 'ended',
      next_charge_on: type === 'resume' ? afterPaid : null,
      ended_on: type === 'end' ? today : null,
      version: eb('version', '+', 1),
      updated_at: now.toISOString(),
    }))
    .where('id', '=', id)
    .execute();
  await giveUpPeriods(tx, call);
  if (type === 'resume') await chargeDue(tx, { now, language, id });
}

export const subscriptionHandlers = {
  async getSubscription(tx, { language, now }) {
    const today = dayIn(zone, now);
    return {
      data: {
        subscription: await readSubscription(tx, language),
        packages: await readPackages(tx, today),
        returns: await readReturns(tx, today),
      },
    };
  },

  async listProviderProductPrices(tx, { language, now }) {
    return { data: await readPrices(tx, language, dayIn(zone, now)) };
  },

  async createSubscriptionAction(tx, call) {
    const { body, principal, language } = call;
    // Serializes requests, so that two clicks or tabs create one subscription.
    await sql`select pg_advisory_xact_lock(hashtext(${`subscription ${principal.customerId}`}))`.execute(
      tx,
    );
    if (body.type === 'start') {
      const current = await readSubscription(tx, language);
      if (current && current.status !== 'ended') throw refused('subscribed');
      await start(tx, call, body.productId);
    } else await change(tx, call, body.type);
    const changed = await readSubscription(tx, language);
    if (!changed) throw new Error('the subscription is gone');
    return { data: changed };
  },
} satisfies Partial<Handlers>;
