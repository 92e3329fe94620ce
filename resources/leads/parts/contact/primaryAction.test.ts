import { expect, it } from 'vitest';
import { primaryAction } from './primaryAction.ts';

type Asked = Parameters<typeof primaryAction>[0];

const NOW = Date.parse('2026-11-21T09:00:00.000Z');

/** Creates an unanswered lead that allows messages, calls and closing. */
function lead(over: Partial<Asked>, allowed: Partial<Asked['allowed']> = {}): Asked {
  return {
    isUnanswered: true,
    respondBy: '2026-11-21T10:00:00.000Z',
    appointment: null,
    status: 'negotiating',
    isMasked: false,
    couple: { weddingDate: '2027-06-19' },
    ...over,
    allowed: {
      update: true,
      remove: false,
      followUp: true,
      notice: null,
      channels: ['email', 'sms', 'call'],
      actions: ['call', 'deal'],
      ...allowed,
    },
  };
}

it('offers the reply first while the couple waits', () => {
  expect(primaryAction(lead({}), NOW)).toBe('reply');
});

it('offers the call first where a waiting couple cannot be written to', () => {
  expect(primaryAction(lead({}, { channels: ['call'] }), NOW)).toBe('call');
});

it('offers the confirmation of an appointment ahead before anything else', () => {
  const waiting = { appointment: { startsAt: '2026-11-22T09:00:00.000Z', confirmedAt: null } };
  const actions: Asked['allowed']['actions'] = ['deal', 'confirm_appointment'];
  expect(primaryAction(lead(waiting, { actions }), NOW)).toBe('confirm_appointment');
});

it('offers the deal once the couple is answered, and reopening once it is lost', () => {
  expect(primaryAction(lead({ isUnanswered: false }), NOW)).toBe('deal');
  const lost = { isUnanswered: false, status: 'rejected' } as const;
  expect(primaryAction(lead(lost, { actions: ['reopen'] }), NOW)).toBe('reopen');
});

it.each([
  ['the review the day after the wedding', '2026-11-20', false, 'review'],
  ['nothing on the day of the wedding', '2026-11-21', false, null],
  ['nothing where no day is known', null, false, null],
  ['nothing of a couple that the package hides', '2026-11-20', true, null],
])('offers %s of a deal, and never to reopen it', (_, weddingDate, isMasked, action) => {
  const deal = { isUnanswered: false, status: 'deal', isMasked, couple: { weddingDate } } as const;
  expect(primaryAction(lead(deal, { actions: ['reopen'] }), NOW)).toBe(action);
});

it('offers nothing if nothing is allowed', () => {
  expect(primaryAction(lead({}, { channels: [], actions: [] }), NOW)).toBeNull();
});
