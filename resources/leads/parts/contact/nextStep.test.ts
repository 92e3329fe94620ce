import { expect, it } from 'vitest';
import { nextStep } from './nextStep.ts';

const now = Date.parse('2026-11-21T09:00:00Z');
const allowed = {
  actions: ['confirm_appointment' as const],
  channels: ['email' as const],
  followUp: true,
  update: true,
  remove: false,
  notice: null,
};
const respondBy = '2026-11-22T08:00:00.000Z';
const tomorrow = { startsAt: '2026-11-22T11:00:00.000Z', confirmedAt: null };

it('an appointment that the couple has not confirmed comes first', () => {
  const lead = { isUnanswered: true, respondBy, appointment: tomorrow, allowed };
  expect(nextStep(lead, now)).toEqual({ kind: 'confirm', at: tomorrow.startsAt });
});

it('then a couple without an answer', () => {
  const past = { startsAt: '2026-11-20T11:00:00.000Z', confirmedAt: null };
  const lead = { isUnanswered: true, respondBy, appointment: past, allowed };
  expect(nextStep(lead, now)).toEqual({ kind: 'answer', by: respondBy });
  expect(nextStep({ ...lead, isUnanswered: false }, now)).toBeUndefined();
});

it('asks no user without write access to answer', () => {
  const closed = { ...allowed, actions: [], channels: [] };
  const lead = { isUnanswered: true, respondBy, appointment: null, allowed: closed };
  expect(nextStep(lead, now)).toBeUndefined();
});
