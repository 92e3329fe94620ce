import { expect, test } from 'vitest';
import { canRetry, outcomeOf } from './outcomeOf.ts';

test('offers a retry only if nothing can have been captured', () => {
  const states = ['created', 'authorizing', 'unknown', 'needs_person', 'captured'] as const;
  for (const state of states) expect(canRetry(outcomeOf({ state, hasPage: false }))).toBe(false);
  for (const state of ['expired', 'declined'] as const)
    expect(canRetry(outcomeOf({ state, hasPage: false }))).toBe(true);
});

test('distinguishes refunded from captured payments', () => {
  for (const state of ['captured', 'partly_refunded', 'refunded', 'charged_back'] as const)
    expect(outcomeOf({ state, hasPage: false })).toBe(state);
});

test('shows the bank’s page while there is one', () => {
  expect(outcomeOf({ state: 'awaiting_3ds', hasPage: true })).toBe('bank');
  expect(outcomeOf({ state: 'awaiting_3ds', hasPage: false })).toBe('working');
});
