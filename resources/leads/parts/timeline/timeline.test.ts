import { describe, expect, it } from 'vitest';
import type { LeadComment, LeadHistory, LeadInteraction, LeadMessage } from '../Lead.ts';
import { kindOfEvent, timelineOf, type Sources } from './timeline.ts';

const at = (hour: number) => `2026-11-20T${String(hour).padStart(2, '0')}:00:00.000Z`;
const all = <T>(...entries: T[]) => ({ entries, hasOlder: false });

const message = (id: number, hour: number): LeadMessage => ({
  id,
  channel: 'email',
  direction: 'out',
  subject: 'Teklifimiz',
  body: 'Merhaba',
  to: null,
  cc: [],
  attachments: [],
  status: 'sent',
  failure: null,
  sentBy: null,
  isAutomatic: false,
  createdAt: at(hour),
  readAt: null,
});
const contact = (id: number, type: LeadInteraction['type'], hour: number): LeadInteraction => ({
  id,
  type,
  version: 1,
  text: 'Bütçeleri 300 bin',
  remindAt: null,
  remindedAt: null,
  createdAt: at(hour),
  createdBy: null,
});
const event = (id: number, name: string, hour: number): LeadHistory => ({
  id,
  event: name,
  from: null,
  to: null,
  note: null,
  createdAt: at(hour),
  createdBy: null,
});
const comment = (id: number, hour: number): LeadComment => ({
  id,
  body: 'Ben ararım',
  readAt: null,
  createdAt: at(hour),
  createdBy: null,
});

const sources: Sources = {
  messages: all(message(1, 12)),
  interactions: all(
    contact(1, 'note_added', 11),
    contact(2, 'email_sent', 12),
    contact(3, 'call_made', 10),
    contact(4, 'deal', 15),
  ),
  histories: all(
    event(1, 'email_sent', 12),
    event(2, 'call_result', 10),
    event(3, 'appointment_set', 14),
    event(4, 'status_changed', 15),
  ),
  comments: all(comment(1, 13)),
};

describe('the timeline', () => {
  it('merges the lists newest first, without duplicates', () => {
    expect(timelineOf(sources).map(({ kind, key }) => [kind, key])).toEqual([
      ['status', 'history-4'],
      ['appointment', 'history-3'],
      ['note', 'comment-1'],
      ['message', 'message-1'],
      ['note', 'contact-1'],
      ['call', 'history-2'],
    ]);
  });

  it('ends where a list may have gaps', () => {
    const cut: Sources = {
      ...sources,
      messages: { entries: [message(1, 12)], hasOlder: true },
    };
    expect(timelineOf(cut).map(({ key }) => key)).toEqual([
      'history-4',
      'history-3',
      'comment-1',
      'message-1',
    ]);
  });
});

it.each([
  ['call_started', 'call'],
  ['appointment_confirmed', 'appointment'],
  ['reject_reason', 'status'],
  ['message_failed', undefined],
  ['assignee_changed', 'other'],
])('%s is about: %s', (name, kind) => expect(kindOfEvent(name)).toBe(kind));
