import type { Database } from '../../db/connection.ts';
import type { PaymentGateway } from '../../ports/payments/port.ts';
import { updatePaymentStates } from './debt.ts';
import { beginDuePackages } from './packages/applyPackages.ts';
import { record } from './record.ts';
import { isEndedUnpaid, isUnderWay } from './rules/attempt.ts';
import { nextCheck, sweepStep } from './rules/outcome.ts';
import { queryAttempt, completeAttempt, schedulePageCheck } from './attemptOutcome.ts';
import type { GatewayContext } from './GatewayContext.ts';
import { eventsOf, hasEvent, lockAttempt, type AttemptRow } from './store.ts';

/** Milliseconds before another process may claim an attempt. */
const LEASE_MS = 60_000;

/** Claims one attempt whose check is due, so that no other process queries it meanwhile. */
async function claimDue({ begin }: GatewayContext, now: Date): Promise<AttemptRow | undefined> {
  return begin(async (tx) => {
    const due = await tx
      .selectFrom('payment_attempts')
      .selectAll()
      .where('next_check_at', '<=', now.toISOString())
      .orderBy('next_check_at')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!due) return undefined;
    return tx
      .updateTable('payment_attempts')
      .set({
        checks: due.checks + 1,
        next_check_at: new Date(now.getTime() + LEASE_MS).toISOString(),
      })
      .where('id', '=', due.id)
      .returningAll()
      .executeTakeFirst();
  });
}

async function check(context: GatewayContext, claimed: AttemptRow, now: Date): Promise<void> {
  const outcome = await queryAttempt(context, claimed, 'sweep');
  const next = nextCheck(new Date(claimed.begun_at), claimed.checks);
  const step = await context.begin(async (tx) => {
    const attempt = await lockAttempt(tx, { id: claimed.id });
    const checkAt = (date: Date | null) =>
      tx
        .updateTable('payment_attempts')
        .set({ next_check_at: date?.toISOString() ?? null })
        .where('id', '=', claimed.id)
        .execute();
    if (attempt && isEndedUnpaid(attempt.state) && isEndedUnpaid(claimed.state))
      await checkAt(outcome.kind === 'no_answer' ? next : null);
    if (!attempt || !isUnderWay(attempt.state) || attempt.state === 'needs_person') return 'wait';
    const events = await eventsOf(tx, attempt.id);
    const nextStep = sweepStep(outcome, {
      state: attempt.state,
      hasReturned: hasEvent(events, 'returned'),
      hasPage: hasEvent(events, 'page_given'),
      isPastExpiry: new Date(attempt.expires_at) <= now,
      isLastCheck: next === null,
    });
    const fact = { reference: attempt.conversation_id, amountMinor: null, code: null };
    if (nextStep === 'expire') {
      const recorded = { source: 'sweep', now } as const;
      const expired = await record(tx, attempt, { ...fact, kind: 'expired' }, recorded);
      await schedulePageCheck(tx, attempt, expired);
    }
    if (nextStep === 'give_up')
      await record(tx, attempt, { ...fact, kind: 'gave_up' }, { source: 'sweep', now });
    if (nextStep === 'wait' || nextStep === 'complete') await checkAt(next);
    return nextStep;
  });
  if (step === 'complete') await completeAttempt(context, claimed, 'sweep');
}

/** Queries the gateway about every attempt whose check is due. @returns their number */
export async function sweepPayments(
  { kysely }: Pick<Database, 'kysely'>,
  gateway: PaymentGateway,
  clock: () => Date,
  signal?: AbortSignal,
): Promise<number> {
  const context: GatewayContext = {
    begin: (work) => kysely.transaction().execute(work),
    gateway,
    clock,
  };
  for (let count = 0; ; count++) {
    if (signal?.aborted) return count;
    const now = clock();
    const claimed = await claimDue(context, now);
    if (!claimed) return count;
    await check(context, claimed, now);
  }
}

/** Updates due payments, debts and packages as days pass. */
export async function sweepDebts({ kysely }: Pick<Database, 'kysely'>, now: Date): Promise<void> {
  await kysely.transaction().execute(async (tx) => {
    await updatePaymentStates(tx, now);
    await beginDuePackages(tx, now);
  });
}
