import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSupportPaymentAction, purchasePayments } from '#contract/operations.ts';
import { notificationSignature } from '../../../server/ports/payments/iyzicoSignature.ts';
import { SANDBOX_KEYS } from '../../../server/ports/payments/sandbox/startSandboxGateway.ts';
import { addCustomer, addUser } from '../../support/account.ts';
import type { Caller } from '../../support/api.ts';
import { addSignIn, callerOf, signIn } from '../../support/signIn.ts';
import { KILL_POINTS, PRICE, GATEWAY_PATHS, type KillPoint } from './killPoints.ts';
import { gatewayProxy } from './gatewayWire.ts';
import { PaymentDesk, type BankForm } from './PaymentDesk.ts';
import { ShopProcess } from './ShopProcess.ts';

/** Advisory lock that blocks the writes of the process to be killed. */
const LOCK = 7_788;
const REFUND = { type: 'refund', reason: 'Siparişten vazgeçildi' };

interface Buyer {
  killPoint: KillPoint;
  customerId: number;
  caller: Caller;
  payment: number;
  body: object;
  /** Idempotency key of the click, the same for every retry of its request. */
  key: string;
  attemptId: number;
  bankForm: BankForm | undefined;
}

let desk: PaymentDesk;
let agent: Caller;
let holder: Client;
let wire: Awaited<ReturnType<typeof gatewayProxy>>;
let databaseUrl: string;
const started: ShopProcess[] = [];

beforeAll(async () => {
  desk = await PaymentDesk.open();
  const support = await addCustomer(desk.api.db, 'Destek');
  await addSignIn(desk.api.db, {
    customerId: support,
    username: 'selin.destek',
    role: 'viewer',
    isAgent: true,
  });
  agent = callerOf(await signIn(desk.api, 'selin.destek'));
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(
    desk.api.db.kysely,
  );
  const url = new URL(process.env['DATABASE_URL'] ?? '');
  url.pathname = rows[0]?.name ?? '';
  databaseUrl = url.href;
  holder = new Client({ connectionString: databaseUrl });
  await holder.connect();
  await holder.query(`
    create function hold() returns trigger language plpgsql as $$
      begin perform pg_advisory_xact_lock_shared(${LOCK}); return null; end $$`);
  wire = await gatewayProxy(desk.sandbox.origin);
}, 120_000);
afterAll(async () => {
  for (const shop of started) await shop.kill();
  await wire.close();
  await holder.end();
  await desk.close();
});

async function startShop(mode: 'serve' | 'sweep'): Promise<ShopProcess> {
  const shop = await ShopProcess.start(mode, {
    databaseUrl: `${databaseUrl}?application_name=shop`,
    gatewayUrl: mode === 'serve' ? wire.url : desk.sandbox.origin,
    now: desk.api.now.value,
  });
  started.push(shop);
  return shop;
}

/** Returns the number of database connections of the process. */
async function shops(and = 'true'): Promise<number> {
  const { rows } = await holder.query<{ count: string }>(
    `select count(*) from pg_stat_activity where application_name = 'shop' and ${and}`,
  );
  return Number(rows[0]?.count);
}

/** Prepares a buyer up to the step at which the process is killed. */
async function prepare(killPoint: KillPoint): Promise<Buyer> {
  const { db } = desk.api;
  const customerId = await addCustomer(db, killPoint.at);
  const caller = await desk.api.signedInAs(await addUser(db, { customerId }));
  const payment = await desk.owe(PRICE, customerId);
  const cardToken = await desk.typeCard();
  const body = { paymentIds: [payment], totalMinor: PRICE, cardToken };
  const buyer: Buyer = {
    killPoint,
    customerId,
    caller,
    payment,
    body,
    key: crypto.randomUUID(),
    attemptId: 0,
    bankForm: undefined,
  };
  if (killPoint.action === 'buy') return buyer;
  await desk.next('never_notified');
  buyer.attemptId = (await desk.api.ok(caller, 'purchasePayments', { body })).data.id;
  buyer.bankForm = await desk.atBank(buyer.attemptId, 'approve', caller);
  if (killPoint.action === 'refund') await desk.returnFromBank(buyer.bankForm);
  return buyer;
}

/** Blocks writes of this state to the buyer's attempt. */
async function holdWrites({ killPoint, customerId }: Buyer): Promise<void> {
  for (const moment of killPoint.moments)
    if ('writes' in moment)
      await holder.query(`
        create trigger hold_${customerId} after insert or update of state on payment_attempts for each row
          when (new.customer_id = ${customerId} and new.state = '${moment.writes}') execute function hold()`);
}

async function conversationsOf({ customerId }: Buyer): Promise<string[]> {
  const rows = await desk.api.db.kysely
    .selectFrom('payment_attempts')
    .select('conversation_id')
    .where('customer_id', '=', customerId)
    .execute();
  return rows.map(({ conversation_id }) => conversation_id);
}

/** Sends the request during which the process is killed. */
function send(
  shop: ShopProcess,
  action: KillPoint['action'] | 'notify',
  buyer: Buyer,
): Promise<never> {
  const { caller, body, key, attemptId } = buyer;
  const { path, form } = buyer.bankForm ?? { path: '', form: {} };
  switch (action) {
    case 'buy':
      return shop.postUntilKilled(`/api${purchasePayments.path}`, body, {
        ...caller,
        'idempotency-key': key,
      });
    case 'return':
      return shop.postUntilKilled(path, new URLSearchParams(form));
    case 'notify': {
      const { paymentId = '', conversationId = '' } = form;
      const notification = { event: 'THREE_DS_AUTH', paymentId, conversationId, status: 'SUCCESS' };
      const { event: iyziEventType, status } = notification;
      return shop.postUntilKilled(
        '/api/gateway/notifications',
        { iyziEventType, paymentId, paymentConversationId: conversationId, status },
        { 'x-iyz-signature-v3': notificationSignature(SANDBOX_KEYS.secretKey, notification) },
      );
    }
    case 'refund': {
      const to = createSupportPaymentAction.path.replace('{id}', String(attemptId));
      return shop.postUntilKilled(`/api${to}`, REFUND, agent);
    }
  }
}

const WAITING = "wait_event = 'advisory'";

async function untilWaiting(count: number): Promise<void> {
  await expect.poll(() => shops(WAITING), { interval: 20, timeout: 8_000 }).toBe(count);
}

/** Sends that request, and waits until the process reaches its step. */
async function bringTo(shop: ShopProcess, buyer: Buyer): Promise<void> {
  for (const [index, moment] of buyer.killPoint.moments.entries()) {
    const action = index === 0 ? buyer.killPoint.action : 'notify';
    const stands =
      'call' in moment
        ? wire.hold(GATEWAY_PATHS[moment.call], moment.side)
        : untilWaiting((await shops(WAITING)) + 1);
    await Promise.race([stands, send(shop, action, buyer)]);
  }
}

/** Returns the state of a customer at the gateway, in the ledger and for its owner. */
async function stateOf(buyer: Buyer) {
  const { customerId, caller, payment } = buyer;
  const { kysely } = desk.api.db;
  const attempts = await kysely
    .selectFrom('payment_attempts')
    .select('state')
    .where('customer_id', '=', customerId)
    .orderBy('id')
    .execute();
  const lines = await kysely
    .selectFrom('ledger_lines')
    .select(['account', 'amount_minor'])
    .where('customer_id', '=', customerId)
    .execute();
  const sum = (account?: string) =>
    lines.reduce(
      (all, one) => all + (account === undefined || one.account === account ? one.amount_minor : 0),
      0,
    );
  const charges = (await desk.sandbox.store.payments()).filter(
    ({ status }) => status === 'SUCCESS',
  );
  const own = await conversationsOf(buyer);
  const taken = charges.filter(({ conversationId }) => own.includes(conversationId));
  const { data } = await desk.api.ok(caller, 'getPayment', { params: { id: payment } });
  return {
    state: attempts.at(-1)?.state,
    charges: taken.length,
    taken: taken.length * PRICE,
    returned: taken.reduce((all, { refundedMinor }) => all + refundedMinor, 0),
    receivable: sum('gateway_receivable'),
    total: sum(),
    payment: data.status,
  };
}

/** Completes the buyer's next step: pays an open payment, returns from the bank, repeats the refund. */
async function finish(buyer: Buyer): Promise<void> {
  const { killPoint, caller, attemptId, bankForm } = buyer;
  if (killPoint.action === 'buy') {
    // The panel repeats the same click first, and sends another one only if that had no effect.
    const { body, key } = buyer;
    const again = await desk.api.ok(caller, 'purchasePayments', { body, key });
    const { data } = await desk.api.ok(caller, 'getPaymentAttempt', {
      params: { id: again.data.id },
    });
    const fresh = { ...body, cardToken: await desk.typeCard() };
    const open = data.hasPage
      ? data
      : (await desk.api.ok(caller, 'purchasePayments', { body: fresh })).data;
    await desk.returnFromBank(await desk.atBank(open.id, 'approve', caller));
    return;
  }
  if (bankForm) await desk.returnFromBank(bankForm);
  if (killPoint.action !== 'refund') return;
  const { state } = await stateOf(buyer);
  const type = state === 'refunding' ? 'retry_refund' : 'refund';
  const body = { ...REFUND, type };
  await desk.api.ok(agent, 'createSupportPaymentAction', { params: { id: attemptId }, body });
}

test('killing a process at every step of a payment loses nothing and captures nothing twice', async () => {
  const buyers: Buyer[] = [];
  for (const killPoint of KILL_POINTS) buyers.push(await prepare(killPoint));
  await desk.next('never_notified');
  for (const buyer of buyers) await holdWrites(buyer);
  await holder.query(`select pg_advisory_lock(${LOCK})`);
  const victim = await startShop('serve');
  for (const buyer of buyers) await bringTo(victim, buyer);
  await victim.kill();
  await holder.query(`select pg_advisory_unlock(${LOCK})`);
  await expect.poll(() => shops()).toBe(0);

  desk.api.now.value = new Date(desk.api.now.value.getTime() + 61_000);
  const sweeper = await startShop('sweep');
  await sweeper.ended();
  // A refund may be requested again.
  desk.api.now.value = new Date(desk.api.now.value.getTime() + 300_000);

  for (const buyer of buyers) {
    const { killPoint } = buyer;
    const { state, taken, returned } = killPoint.swept;
    const isBooked = state === 'refunding' ? taken : taken - returned;
    expect([killPoint.at, await stateOf(buyer)]).toEqual([
      killPoint.at,
      {
        state,
        charges: taken / PRICE,
        taken,
        returned,
        receivable: isBooked,
        total: 0,
        payment: taken > 0 ? 'paid' : 'pending',
      },
    ]);
    await finish(buyer);
    const isRefunded = killPoint.action === 'refund';
    expect([killPoint.at, await stateOf(buyer)]).toEqual([
      killPoint.at,
      {
        state: isRefunded ? 'refunded' : 'captured',
        charges: 1,
        taken: PRICE,
        returned: isRefunded ? PRICE : 0,
        receivable: isRefunded ? 0 : PRICE,
        total: 0,
        payment: isRefunded ? 'refunded' : 'paid',
      },
    ]);
  }
}, 60_000);
