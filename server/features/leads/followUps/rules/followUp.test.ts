import { describe, expect, test } from 'vitest';
import { leadFacts } from '../../../../../tests/support/leadFacts.ts';
import { dueAfter, endsBefore, isStopWord, stepFaults, type FollowUpStep } from './followUp.ts';
import type { LeadFacts } from '../../rules/leadFacts.ts';
import { followUpRefusal } from '../../rules/followUpRefusal.ts';

const facts = (own: Partial<LeadFacts> = {}) => leadFacts({ status: 'negotiating', ...own });

describe('conditions to send automatically', () => {
  test.each<[string, Partial<LeadFacts>, string | undefined]>([
    ['talks go on', {}, undefined],
    ['an offer was made', { status: 'offered' }, undefined],
    ['nobody could reach them', { status: 'unreachable' }, undefined],
    ['declined', { status: 'rejected' }, 'follow_up_closed'],
    ['agreed with another firm', { status: 'other_firm' }, 'follow_up_closed'],
    ['no wedding', { status: 'not_wedding' }, 'follow_up_closed'],
    ['agreed with us', { status: 'deal' }, 'follow_up_closed'],
    ['masked', { isMasked: true }, 'masked'],
    ['of the past', { isArchived: true }, 'archived'],
    ['reported', { spamStatus: 'pending' }, 'spam'],
    ['the couple asked for no more', { refusesFollowUps: true }, 'follow_up_refused'],
    ['wants no contact', { contactPreference: 'none' }, 'closed'],
    ['phone only: by SMS', { contactPreference: 'phone_only' }, undefined],
    ['anonymised: by the relay', { contactPreference: 'anonymised' }, undefined],
    ['no way is known', { hasEmail: false, hasPhone: false }, 'no_email'],
  ])('%s', (_name, own, refusal) => {
    expect(followUpRefusal(facts(own))).toBe(refusal);
  });
});

describe('conditions to continue', () => {
  test.each<[string, 'email' | 'sms', Partial<LeadFacts>, string | undefined]>([
    ['nothing has changed', 'email', {}, undefined],
    ['closed since', 'email', { status: 'rejected' }, 'status'],
    ['reported since', 'email', { spamStatus: 'confirmed' }, 'restricted'],
    ['no e-mails since', 'email', { contactPreference: 'phone_only' }, 'restricted'],
    ['no SMS to who stays unknown', 'sms', { contactPreference: 'anonymised' }, 'restricted'],
    ['the number is gone', 'sms', { hasPhone: false }, 'restricted'],
    ['enough of it', 'sms', { refusesFollowUps: true }, 'restricted'],
  ])('%s', (_name, channel, own, reason) => {
    expect(endsBefore(channel, facts(own))).toBe(reason);
  });
});

/** Creates a date from an Istanbul time. */
const at = (text: string) => new Date(`${text}+03:00`);

// 2026-11-20 is a Friday.
test.each([
  ['2026-11-17T10:30', 2, '2026-11-19T10:30'],
  ['2026-11-17T21:00', 2, '2026-11-20T08:00'],
  ['2026-11-20T10:30', 2, '2026-11-23T08:00'],
  ['2026-11-20T20:00', 1, '2026-11-23T08:00'],
])('%s and %i days is %s: never at night or on a Sunday', (from, days, due) => {
  expect(dueAfter(at(from), days)).toBe(at(due).toISOString());
});

describe('the steps of a follow-up', () => {
  const now = at('2026-11-20T12:00');
  const stopLine = 'Mesaj almak istemiyorsanız RET yazın.';
  const step = (own: Partial<FollowUpStep> = {}): FollowUpStep => ({
    channel: 'email',
    dueAt: at('2026-11-23T09:00').toISOString(),
    subject: 'Sorularınız var mı?',
    body: 'Merhaba Elif & Can',
    ...own,
  });
  const faults = (steps: FollowUpStep[], own: Partial<LeadFacts> = {}) =>
    stepFaults(steps, { now, lead: facts(own), stopLine }).map(({ path, code }) => [path, code]);

  test('may be valid', () => {
    expect(faults([step(), step({ channel: 'sms', subject: null })])).toEqual([]);
  });

  test('report all faults at once, each at its field', () => {
    const gone = step({ subject: ' ', body: '{{price}} TL' });
    const far = step({ channel: 'sms', dueAt: at('2027-03-01T09:00').toISOString() });
    expect(faults([gone, far], { hasPhone: false })).toEqual([
      ['steps[0].body', 'open_fields'],
      ['steps[0].subject', 'required'],
      ['steps[1].channel', 'channel_closed'],
      ['steps[1].dueAt', 'too_far'],
    ]);
  });

  test('may be due until the end of the ninetieth day', () => {
    const due = (wall: string) => faults([step({ dueAt: at(wall).toISOString() })]);
    expect(due('2027-02-18T23:59')).toEqual([]);
    expect(due('2027-02-19T00:00')).toEqual([['steps[0].dueAt', 'too_far']]);
  });

  test('count the opt-out line', () => {
    const longest = 'a'.repeat(3 * 149 - stopLine.length - 4);
    const sms = (body: string) => faults([step({ channel: 'sms', body })]);
    expect(sms(longest)).toEqual([]);
    expect(sms(`${longest}aaaa`)).toEqual([['steps[0].body', 'sms_segments']]);
  });
});

test.each([
  ['RET', true],
  [' ret. ', true],
  ['İPTAL', true],
  ['IPTAL', true],
  ['Stop!', true],
  ['توقف', true],
  ['Ret etmiyoruz, cumartesi gelelim', false],
  ['', false],
])('%s ends follow-ups: %s', (text, isIt) => {
  expect(isStopWord(text)).toBe(isIt);
});
