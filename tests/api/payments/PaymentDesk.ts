import { sql } from 'kysely';
import type { Answer } from '../../../server/http/call.ts';
import { paymentRoutes, sweepPayments } from '../../../server/features/payments/commands.ts';
import { iyzicoGateway } from '../../../server/ports/payments/iyzico.ts';
import type { PaymentGateway } from '../../../server/ports/payments/port.ts';
import type { PlayedOutcome } from '../../../server/ports/payments/sandbox/store.ts';
import {
  SANDBOX_KEYS,
  startSandboxGateway,
  type SandboxGateway,
} from '../../../server/ports/payments/sandbox/startSandboxGateway.ts';
import { addCustomer, addPlaces, addProvider, addUser } from '../../support/account.ts';
import { CardTraces } from './CardTraces.ts';
import { addSignIn, callerOf, signIn } from '../../support/signIn.ts';
import { testApi, type Caller, type TestApi } from '../../support/api.ts';

export const GOOD_CARD = '5528 7900 0000 0008';

/** Form that the bank's page posts back. */
export interface BankForm {
  path: string;
  form: Record<string, string>;
}

type Attempt = Answer<'purchasePayments'>['data'];

const WAY_MS = 1_000;

/**
 * The API, its sandbox gateway on another origin, and an account with open payments. Both share the only
 * connection of the embedded database, so a gateway call within a transaction would never return.
 */
export class PaymentDesk {
  private constructor(
    readonly api: TestApi,
    readonly sandbox: SandboxGateway,
    readonly gateway: PaymentGateway,
    readonly customerId: number,
    readonly providerId: number,
    readonly owner: Caller,
    private readonly traces: CardTraces,
  ) {}

  /** @param wrap wraps the gateway of the API */
  static async open(
    wrap: (gateway: PaymentGateway) => PaymentGateway = (gateway) => gateway,
  ): Promise<PaymentDesk> {
    const traces = new CardTraces();
    const api = await testApi({ logger: { level: 'trace', stream: traces.log } });
    const sandbox = await startSandboxGateway({
      kysely: api.db.kysely,
      host: '127.0.0.1',
      port: 0,
      publicHost: '127.0.0.1',
      panelOrigin: 'http://localhost:4000',
      notifyAfterMs: 0,
      notifyAgainMs: 0,
      slowMs: 0,
      post: async (url, signature, body) => {
        const { pathname } = new URL(url);
        const response = await api.app.inject({
          method: 'POST',
          url: pathname,
          headers: { 'content-type': 'application/json', 'x-iyz-signature-v3': signature },
          payload: JSON.stringify(body),
        });
        return response.statusCode;
      },
    });
    const gateway = wrap(
      iyzicoGateway({
        kind: 'sandbox',
        baseUrl: sandbox.origin,
        ...SANDBOX_KEYS,
        fieldsUrl: `${sandbox.origin}/fields`,
        formOrigins: [sandbox.origin],
      }),
    );
    api.ports.payments = gateway;
    await api.app.register(paymentRoutes({ db: api.db, gateway, clock: () => api.now.value }));
    await addPlaces(api.db);
    const customerId = await addCustomer(api.db);
    const providerId = await addProvider(api.db, customerId);
    const userId = await addUser(api.db, { customerId, providerIds: [providerId] });
    const owner = await api.signedInAs(userId);
    return new PaymentDesk(api, sandbox, gateway, customerId, providerId, owner, traces);
  }

  /** Stops the servers. @throws Error if an entered card number is in the log or in a table */
  async close(): Promise<void> {
    await this.sandbox.stop();
    const found = await this.traces.find(this.api.db);
    await this.api.close();
    if (found.length > 0) throw new Error(`a card number was found in: ${found.join(', ')}`);
  }

  /** Signs in an agent. */
  async agent(): Promise<Caller> {
    const customerId = await addCustomer(this.api.db, 'Destek');
    await addSignIn(this.api.db, {
      customerId,
      username: 'selin.destek',
      name: 'Selin',
      surname: 'Destek',
      role: 'viewer',
      isAgent: true,
    });
    return callerOf(await signIn(this.api, 'selin.destek'));
  }

  /** Adds a pending payment. @returns its id */
  async owe(amountMinor = 1_250_000, customerId = this.customerId): Promise<number> {
    const { rows } = await sql<{ id: number }>`
      insert into payments (customer_id, amount_minor, status, due_date, description)
      values (${customerId}, ${amountMinor}, 'pending', '2026-11-26', 'Altın paket') returning id`.execute(
      this.api.db.kysely,
    );
    return rows[0]?.id ?? 0;
  }

  /** Sets the gateway's outcome of the next payment. */
  async next(outcome: PlayedOutcome): Promise<void> {
    await this.sandbox.store.put('next', 'payment', { outcome });
  }

  /** Enters a card into the gateway's fields. @returns the token */
  async typeCard(number = GOOD_CARD): Promise<string> {
    this.traces.add(number);
    const response = await fetch(`${this.sandbox.origin}/fields/tokens`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ number, holder: 'Ayşe Yıldırım', expiry: '12/30', cvc: '123' }),
    });
    const token: unknown = await response.json();
    return String(Object.entries(token ?? {}).find(([name]) => name === 'token')?.[1]);
  }

  async begin(
    paymentIds: readonly number[],
    more: { number?: string; totalMinor?: number; keepCard?: boolean; installments?: number } = {},
  ): Promise<Attempt> {
    const { number, totalMinor = 1_250_000 * paymentIds.length, ...rest } = more;
    const cardToken = await this.typeCard(number);
    const body = { paymentIds, totalMinor, cardToken, ...rest };
    const { data } = await this.api.ok(this.owner, 'purchasePayments', { body });
    return data;
  }

  /** Opens the bank's page as the frame does. @returns the HTML */
  async openPage(attemptId: number, buyer = this.owner): Promise<string> {
    const params = { id: attemptId };
    const { data } = await this.api.ok(buyer, 'createPaymentPage', { params });
    const response = await this.api.app.inject({ method: 'GET', url: data.path });
    if (response.statusCode !== 200)
      throw new Error(`expected the bank's page, got ${response.statusCode}`);
    return response.body;
  }

  private async post(path: string, form: Record<string, string>): Promise<string> {
    const response = await fetch(this.sandbox.origin + path, {
      method: 'POST',
      body: new URLSearchParams(form),
    });
    return response.text();
  }

  /** Completes the bank's page. @returns the form that it posts back */
  async atBank(
    attemptId: number,
    choice: 'approve' | 'cancel' = 'approve',
    buyer = this.owner,
  ): Promise<BankForm> {
    const html = await this.openPage(attemptId, buyer);
    const paymentId = /name="paymentId" value="(\d+)"/.exec(html)?.[1] ?? '';
    await this.post('/bank', { paymentId });
    const back = await this.post('/bank/answer', { paymentId, deed: choice, code: '123456' });
    const action = /action="([^"]+)"/.exec(back)?.[1] ?? '';
    const fields = [...back.matchAll(/name="(\w+)" value="([^"]*)"/g)];
    return {
      path: new URL(action).pathname,
      form: Object.fromEntries(fields.map(([, name = '', value = '']) => [name, value])),
    };
  }

  /** Posts the bank's form, as the browser does. @returns the redirect URL */
  async returnFromBank({ path, form }: BankForm): Promise<string> {
    const response = await this.api.app.inject({
      method: 'POST',
      url: path,
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'null' },
      payload: new URLSearchParams(form).toString(),
    });
    if (response.statusCode !== 303)
      throw new Error(`expected a redirect to the panel, got ${response.statusCode}`);
    return String(response.headers.location);
  }

  async attempt(id: number): Promise<Attempt> {
    return (await this.api.ok(this.owner, 'getPaymentAttempt', { params: { id } })).data;
  }

  async payment(id: number) {
    return (await this.api.ok(this.owner, 'getPayment', { params: { id } })).data;
  }

  /** Advances the clock and reconciles attempts without a known outcome. */
  async sweepAfter(minutes: number): Promise<void> {
    this.api.now.value = new Date(this.api.now.value.getTime() + minutes * 60_000 + WAY_MS);
    await sweepPayments(this.api.db, this.gateway, () => this.api.now.value);
  }

  /** Returns kuruş by ledger account. */
  async ledger(): Promise<Record<string, number>> {
    const { rows } = await sql<{ account: string; amount: number }>`
      select account, sum(amount_minor)::bigint as amount from ledger_lines group by account order by account`.execute(
      this.api.db.kysely,
    );
    return Object.fromEntries(rows.map(({ account, amount }) => [account, Number(amount)]));
  }

  async verdicts(): Promise<string[]> {
    const rows = await this.api.db.kysely
      .selectFrom('gateway_notifications')
      .select('verdict')
      .orderBy('id')
      .execute();
    return rows.map(({ verdict }) => verdict);
  }
}
