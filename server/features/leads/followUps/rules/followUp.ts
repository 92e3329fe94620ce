import type { Schemas } from '#contract/types.ts';
import type { FieldFault } from '../../../../http/apiError.ts';
import { addDays, DAY_MS, dayIn, HOUR_MS } from '../../../../time/day.ts';
import { zone } from '../../../../time/zone.ts';
import { nextWorkingTime } from '../../../../time/workingTime.ts';
import { channelRefusal } from '../../rules/channels.ts';
import { isOpen, type LeadFacts } from '../../rules/leadFacts.ts';
import { followUpRefusal } from '../../rules/followUpRefusal.ts';
import { MAX_SEGMENTS, smsSize } from '#contract/smsSize.ts';

export type FollowUpStep = Schemas['FollowUpCreate']['steps'][number];
export type EndReason = NonNullable<Schemas['FollowUp']['endReason']>;

const MAX_DAYS = 90;

/**
 * Returns the reason why a running follow-up ends before its next message; undefined if the message may be sent.
 */
export function endsBefore(
  channel: Schemas['FollowUpChannel'],
  lead: LeadFacts,
): EndReason | undefined {
  if (!isOpen(lead.status)) return 'status';
  return followUpRefusal(lead) || channelRefusal(channel, lead) ? 'restricted' : undefined;
}

/** Returns the due time of a step some days after an instant, moved to the next working time. */
export function dueAfter(now: Date, days: number): string {
  const shifted = new Date(now.getTime() + days * DAY_MS);
  // Keeps the hour of the day across a clock change.
  const drift = dayIn(zone, shifted) === addDays(dayIn(zone, now), days) ? 0 : HOUR_MS;
  return nextWorkingTime(new Date(shifted.getTime() + drift)).toISOString();
}

const OPEN_FIELD = /\{\{[^{}]+\}\}/;

/** Appends the opt-out line to an SMS. */
export const withStopLine = (body: string, stopLine: string): string =>
  `${body.trim()}\n${stopLine}`;

function faultsOfStep(
  { channel, dueAt, subject, body, html = '' }: FollowUpStep,
  path: string,
  { now, lead, stopLine }: { now: Date; lead: LeadFacts; stopLine: string },
): FieldFault[] {
  const faults: FieldFault[] = [];
  const add = (field: string, code: string) => faults.push({ path: `${path}.${field}`, code });
  if (channelRefusal(channel, lead)) add('channel', 'channel_closed');
  if (dayIn(zone, new Date(dueAt)) > addDays(dayIn(zone, now), MAX_DAYS)) add('dueAt', 'too_far');
  if (OPEN_FIELD.test(body)) add('body', 'open_fields');
  if (channel === 'email') {
    if ((subject ?? '').trim() === '') add('subject', 'required');
    else if (OPEN_FIELD.test(subject ?? '')) add('subject', 'open_fields');
    if (OPEN_FIELD.test(html.replace(/<[^>]*>/g, ''))) add('html', 'open_fields');
  } else if (smsSize(withStopLine(body, stopLine)).segments > MAX_SEGMENTS)
    add('body', 'sms_segments');
  return faults;
}

/** Returns all faults of a follow-up's steps. */
export function stepFaults(
  steps: readonly FollowUpStep[],
  given: { now: Date; lead: LeadFacts; stopLine: string },
): FieldFault[] {
  return steps.flatMap((step, index) => faultsOfStep(step, `steps[${index}]`, given));
}

/** Texts by which couples stop automatic messages, in every language and as phones write them. */
const STOP_WORDS = new Set([
  'ret',
  'dur',
  'iptal',
  'stop',
  'stopp',
  'توقف',
  'إيقاف',
  'ايقاف',
  'الغاء',
  'إلغاء',
]);

/** Returns true if a couple's message consists only of a stop word. */
export function isStopWord(text: string): boolean {
  const words = text.replace(/[\p{P}\p{S}]/gu, ' ').trim();
  return STOP_WORDS.has(words.toLocaleLowerCase('tr')) || STOP_WORDS.has(words.toLowerCase());
}
