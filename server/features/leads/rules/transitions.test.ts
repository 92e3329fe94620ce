import { expect, test } from 'vitest';
import { leads } from '#contract/manifest/leads.ts';
import { leadFacts } from '../../../../tests/support/leadFacts.ts';
import { actionRefusal } from './actions.ts';
import type { DecidedAction } from './leadAction.ts';
import type { LeadStatus } from './leadFacts.ts';
import { outcomeOf } from './outcome.ts';

const STATUSES = leads.fields.status.values;
const at = '2026-11-20T10:00:00.000Z';

const facts = (status: LeadStatus) => leadFacts({ status });

/** Every action with a transition in the contract. */
const actions: DecidedAction[] = [
  { type: 'negotiate' },
  { type: 'offer', productName: 'Yaz paketi', price: 285_000 },
  { type: 'deal', dealDate: '2026-11-20', providerId: 1 },
  { type: 'reject', reasonId: 'date_full' },
  { type: 'unreachable' },
  { type: 'not_wedding' },
  { type: 'other_firm' },
  { type: 'reopen', note: 'Çift yeniden aradı' },
];

/**
 * Returns the statuses that an action leads to, with and without an earlier response; empty if the rules reject
 * it.
 */
function reachedBy(action: DecidedAction, status: LeadStatus): (string | undefined)[] {
  if (actionRefusal(action.type, facts(status))) return [];
  return [null, at].map((answered) => {
    const before = { process_state: null, call_result_code: null, appointment_at: null };
    return outcomeOf(action, { ...before, status, answered_at: answered }, at).patch.status;
  });
}

test('tests exactly the actions with a transition in the contract', () => {
  const declared = Object.entries(leads.actions).filter(([, action]) => 'transition' in action);
  expect(declared.map(([name]) => name).toSorted()).toEqual(
    actions.map(({ type }) => type).toSorted(),
  );
});

test.each(actions)('$type leads to the states of the contract', (action) => {
  const declared = leads.actions[action.type];
  if (!('transition' in declared))
    throw new Error(`the contract declares no transition for ${action.type}`);
  const { field, from, to } = declared.transition;
  const targets: readonly string[] = [to].flat();
  const reached = STATUSES.map((status) => ({ status, to: reachedBy(action, status) }));
  const starts = reached.flatMap(({ status, to: found }) => (found.length > 0 ? [status] : []));
  expect(field).toBe('status');
  expect(starts).toEqual(STATUSES.filter((status) => from.some((one) => one === status)));
  expect(new Set(reached.flatMap((one) => one.to))).toEqual(new Set(targets));
});
