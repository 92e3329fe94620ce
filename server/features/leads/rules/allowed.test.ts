import { describe, expect, test } from 'vitest';
import { leadFacts as facts } from '../../../../tests/support/leadFacts.ts';
import { permissionsOf } from '../../../http/roles.ts';
import { actionRefusal } from './actions.ts';
import { allowedWith, removeRefusal } from './allowed.ts';
import { CHANNELS, channelRefusal, isUnanswered } from './channels.ts';
import { ACTION_PERMISSIONS, isActionType, type ActionType } from './leadAction.ts';
import type { LeadFacts, LeadStatus, Reason } from './leadFacts.ts';

const ALL = Object.keys(ACTION_PERMISSIONS).filter(isActionType);
const OPEN: LeadStatus[] = ['new', 'pending', 'negotiating', 'offered', 'unreachable'];
const CLOSED: LeadStatus[] = ['deal', 'rejected', 'other_firm', 'not_wedding'];
const MOVES: ActionType[] = ['negotiate', 'offer', 'deal', 'reject', 'not_wedding', 'other_firm'];

describe('status', () => {
  test.each(OPEN)('from %s every transition but the reopening is allowed', (status) => {
    const lead = facts({ status });
    expect(MOVES.map((action) => actionRefusal(action, lead))).toEqual(MOVES.map(() => undefined));
    expect(actionRefusal('set_appointment', lead)).toBeUndefined();
    expect(actionRefusal('reopen', lead)).toBe('transition');
  });

  test.each(CLOSED)('%s is closed and can only be reopened', (status) => {
    const lead = facts({ status });
    const all: ActionType[] = [...MOVES, 'unreachable', 'set_appointment', 'report_spam'];
    expect(all.map((action) => actionRefusal(action, lead))).toEqual(all.map(() => 'transition'));
    expect(actionRefusal('reopen', lead)).toBeUndefined();
  });

  test.each<[string, Partial<LeadFacts>, ActionType, Reason | undefined]>([
    ['unreachable is not said twice', { status: 'unreachable' }, 'unreachable', 'transition'],
    ['an appointment to confirm', { hasAppointment: true }, 'confirm_appointment', undefined],
    ['none to confirm', {}, 'confirm_appointment', 'appointment_missing'],
    [
      'a confirmed one',
      { hasAppointment: true, isAppointmentConfirmed: true },
      'confirm_appointment',
      'transition',
    ],
    ['a first report', {}, 'report_spam', undefined],
    ['a second report', { spamStatus: 'pending' }, 'report_spam', 'already_reported'],
    ['after a refused report', { spamStatus: 'refused' }, 'report_spam', 'already_reported'],
    ['a refused report hinders nothing', { spamStatus: 'refused' }, 'negotiate', undefined],
    ['a reported one stands still', { spamStatus: 'pending' }, 'negotiate', 'spam'],
    ['a confirmed report too', { spamStatus: 'confirmed' }, 'call', 'spam'],
    ['masked', { isMasked: true }, 'negotiate', 'masked'],
    ['archived', { isArchived: true }, 'reopen', 'archived'],
    ['a couple that agreed is called', { status: 'deal' }, 'call', undefined],
    ['and its call has a result', { status: 'deal' }, 'call_result', undefined],
    ['a call against the preference', { contactPreference: 'email_only' }, 'call', 'email_only'],
    ['the loan link', {}, 'send_loan_link', undefined],
    ['the loan link after the deal', { status: 'deal' }, 'send_loan_link', undefined],
    ['no loan link after a rejection', { status: 'rejected' }, 'send_loan_link', 'transition'],
    ['the loan link once', { isLoanLinkSent: true }, 'send_loan_link', 'already_sent'],
    [
      'the loan link by SMS',
      { contactPreference: 'phone_only', hasEmail: false },
      'send_loan_link',
      undefined,
    ],
    ['no way for it', { contactPreference: 'none' }, 'send_loan_link', 'closed'],
  ])('%s', (_name, own, action, reason) => {
    expect(actionRefusal(action, facts(own))).toBe(reason);
  });
});

describe('channels, as email, sms, call, whatsapp', () => {
  const no = { hasEmail: false, hasPhone: false };
  test.each<[string, Partial<LeadFacts>, (Reason | undefined)[]]>([
    ['open', {}, [undefined, undefined, undefined, undefined]],
    [
      'phone only',
      { contactPreference: 'phone_only' },
      ['phone_only', undefined, undefined, undefined],
    ],
    [
      'e-mail only',
      { contactPreference: 'email_only' },
      [undefined, 'email_only', 'email_only', 'email_only'],
    ],
    ['none', { contactPreference: 'none' }, ['closed', 'closed', 'closed', 'closed']],
    [
      'anonymised',
      { contactPreference: 'anonymised', hasSwitchboard: true },
      [undefined, 'anonymised', undefined, 'anonymised'],
    ],
    [
      'anonymised without switchboard and relay',
      { contactPreference: 'anonymised', ...no },
      ['no_email', 'anonymised', 'anonymised', 'anonymised'],
    ],
    ['no contacts', no, ['no_email', 'no_phone', 'no_phone', 'no_phone']],
    [
      'only the switchboard',
      { ...no, hasSwitchboard: true },
      ['no_email', 'no_phone', undefined, 'no_phone'],
    ],
    [
      'no WhatsApp in the package',
      { takesWhatsapp: false },
      [undefined, undefined, undefined, 'no_whatsapp'],
    ],
    ['masked', { isMasked: true }, ['masked', 'masked', 'masked', 'masked']],
    ['archived', { isArchived: true }, ['archived', 'archived', 'archived', 'archived']],
    ['reported', { spamStatus: 'pending' }, ['spam', 'spam', 'spam', 'spam']],
    ['closed ones too', { status: 'rejected' }, [undefined, undefined, undefined, undefined]],
  ])('%s', (_name, own, reasons) => {
    expect(CHANNELS.map((channel) => channelRefusal(channel, facts(own)))).toEqual(reasons);
  });
});

describe('the allowed actions of a caller', () => {
  const as = (role: Parameters<typeof permissionsOf>[0]) => new Set(permissionsOf(role, false));

  test('are those that the rules accept, with the permission', () => {
    for (const status of [...OPEN, ...CLOSED]) {
      const lead = facts({ status });
      const { actions } = allowedWith(lead, as('owner'));
      const accepted = ALL.filter((action) => !actionRefusal(action, lead));
      expect(actions.toSorted()).toEqual(accepted.toSorted());
    }
  });

  test.each([
    ['owner', true, true],
    ['manager', true, true],
    ['sales', true, false],
    ['content', false, false],
    ['accounting', false, false],
    ['viewer', false, false],
  ] as const)('%s: changes %s, deletes %s', (role, changes, deletes) => {
    const allowed = allowedWith(facts({ isOwn: true }), as(role));
    expect(allowed.update).toBe(changes);
    expect(allowed.actions.includes('negotiate')).toBe(changes);
    expect(allowed.channels.length > 0).toBe(changes);
    expect(allowed.remove).toBe(deletes);
  });

  test.each<[string, Partial<LeadFacts>, string | null]>([
    ['nothing to say', {}, null],
    ['the preference', { contactPreference: 'none' }, 'none'],
    [
      'a report before the preference',
      { contactPreference: 'none', spamStatus: 'pending' },
      'spam',
    ],
    ['its age before that', { spamStatus: 'pending', isArchived: true }, 'archived'],
    ['the package first of all', { isMasked: true, isArchived: true }, 'masked'],
  ])('the notice: %s', (_name, own, notice) => {
    expect(allowedWith(facts(own), as('owner')).notice).toBe(notice);
  });

  test('only manually added leads can be deleted, and none outside the window', () => {
    expect(removeRefusal(facts())).toBe('not_own_lead');
    expect(removeRefusal(facts({ isOwn: true }))).toBeUndefined();
    expect(removeRefusal(facts({ isOwn: true, isArchived: true }))).toBe('archived');
  });
});

describe('the clock for the first answer', () => {
  test.each<[string, Partial<LeadFacts>, boolean]>([
    ...OPEN.map((status): [string, Partial<LeadFacts>, boolean] => [status, { status }, true]),
    ...CLOSED.map((status): [string, Partial<LeadFacts>, boolean] => [status, { status }, false]),
    ['a masked lead', { isMasked: true }, false],
    ['an archived lead', { isArchived: true }, false],
    ['a reported lead', { spamStatus: 'pending' }, false],
    ['a couple without an open channel', { contactPreference: 'none' }, false],
    ['a couple that takes calls only', { contactPreference: 'phone_only', hasEmail: false }, true],
  ])('%s', (_name, own, expected) => {
    expect(isUnanswered(facts(own), null)).toBe(expected);
    expect(isUnanswered(facts(own), '2026-11-20T10:00:00.000Z')).toBe(false);
  });
});
