import type { LeadComment, LeadHistory, LeadInteraction, LeadMessage } from '../Lead.ts';

/** Kinds of steps, which are the filters of the timeline. */
export const KINDS = ['message', 'note', 'call', 'appointment', 'status', 'other'] as const;
export type Kind = (typeof KINDS)[number];

/** Step of a lead from one of its lists. */
export type Step = { key: string; kind: Kind; at: string } & (
  | { from: 'message'; message: LeadMessage }
  | { from: 'interaction'; interaction: LeadInteraction }
  | { from: 'history'; history: LeadHistory }
  | { from: 'comment'; comment: LeadComment }
);

/** List newest first, and whether older entries are not loaded yet. */
export interface Source<T> {
  entries: readonly T[];
  hasOlder: boolean;
}

export interface Sources {
  messages: Source<LeadMessage>;
  interactions: Source<LeadInteraction>;
  histories: Source<LeadHistory>;
  comments: Source<LeadComment>;
}

/** Contacts that occur in no other list; messages, calls, deals and rejections have more details in theirs. */
const CONTACTS: Partial<Record<LeadInteraction['type'], Kind>> = {
  note_added: 'note',
  call_again: 'note',
  visit_log: 'appointment',
  whatsapp_opened: 'message',
  like: 'other',
};

/** Contact types that their message already shows. */
const SHOWN_BY_MESSAGES: ReadonlySet<string> = new Set([
  'email_sent',
  'sms_sent',
  'message_failed',
]);

const STATUS: ReadonlySet<string> = new Set([
  'status_changed',
  'reopened',
  'process_state_changed',
  'offer_made',
  'reject_reason',
]);

/** Returns the kind of a history step; undefined if another list contains it. */
export function kindOfEvent(event: string): Kind | undefined {
  if (SHOWN_BY_MESSAGES.has(event)) return undefined;
  if (STATUS.has(event)) return 'status';
  if (event.startsWith('call_')) return 'call';
  return event.startsWith('appointment_') ? 'appointment' : 'other';
}

/** Returns the time from which every list is complete; older entries may have gaps. */
function horizonOf(sources: Sources): string {
  const oldest = Object.values(sources).map(
    ({ entries, hasOlder }: Source<{ createdAt: string }>) =>
      hasOlder ? (entries.at(-1)?.createdAt ?? '') : '',
  );
  return oldest.reduce((latest, at) => (at > latest ? at : latest), '');
}

function stepsOf({ messages, interactions, histories, comments }: Sources): Step[] {
  return [
    ...messages.entries.map((message): Step => {
      const { id, createdAt } = message;
      return { key: `message-${id}`, kind: 'message', at: createdAt, from: 'message', message };
    }),
    ...interactions.entries.flatMap((interaction): Step[] => {
      const { id, createdAt, type } = interaction;
      const kind = CONTACTS[type];
      if (!kind) return [];
      return [{ key: `contact-${id}`, kind, at: createdAt, from: 'interaction', interaction }];
    }),
    ...histories.entries.flatMap((history): Step[] => {
      const kind = kindOfEvent(history.event);
      if (!kind) return [];
      const key = `history-${history.id}`;
      return [{ key, kind, at: history.createdAt, from: 'history', history }];
    }),
    ...comments.entries.map((comment): Step => {
      const { id, createdAt } = comment;
      return { key: `comment-${id}`, kind: 'note', at: createdAt, from: 'comment', comment };
    }),
  ];
}

/** Merges all lists of a lead, newest first, back to where the first of them is incomplete. */
export function timelineOf(sources: Sources): Step[] {
  const horizon = horizonOf(sources);
  return stepsOf(sources)
    .filter(({ at }) => at >= horizon)
    .toSorted((a, b) => (a.at === b.at ? 0 : a.at < b.at ? 1 : -1));
}
