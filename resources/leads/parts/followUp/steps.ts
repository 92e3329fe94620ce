import { MAX_SEGMENTS, smsSize } from '#contract/smsSize.ts';
import type { Schemas } from '#contract/types.ts';
import { get } from '#contract/get.ts';
import { linesOf } from '../../../../src/engine/kinds/richText/linesOf.ts';
import { openFields } from '../../../../src/engine/controls/mergeFields/fillIn.ts';
import { fillFormatted, formattedOf } from '../../../../src/engine/kinds/richText/formatted.ts';

const FIELDS = ['channel', 'dueAt', 'subject', 'body', 'attachmentIds'] as const;

type Proposal = Schemas['FollowUpProposal'];

/** Edited message of a follow-up. */
export interface StepDraft {
  key: number;
  channel: Schemas['FollowUpChannel'];
  /** RFC 3339. */
  due: string | null;
  subject: string;
  body: string;
  /** Filled HTML of its template. */
  formatted: string;
  attachments: Proposal['steps'][number]['attachments'];
}

/** Messages of the API for one step, by the step's own field names. */
export type StepProblems = Readonly<Partial<Record<(typeof FIELDS)[number], string>>>;

/** Returns a proposal's steps, their templates filled from the lead. */
export const draftsOf = (proposal: Proposal, fill: (text: string) => string): StepDraft[] =>
  proposal.steps.map(({ channel, dueAt, subject, content, attachments }, key) => ({
    key,
    channel,
    due: dueAt,
    subject: fill(subject),
    body: fill(linesOf(content)),
    formatted: fillFormatted(content, fill),
    attachments,
  }));

/** Returns the merge fields of a step that the couple's data left open. */
export const openIn = ({ channel, subject, body }: StepDraft): string[] =>
  openFields(channel === 'email' ? `${subject}\n${body}` : body);

/** Returns the number of SMS that a step needs, including the opt-out line; undefined for an e-mail. */
export const partsOf = ({ channel, body }: StepDraft, stopLine: string) =>
  channel === 'sms' ? smsSize(`${body.trim()}\n${stopLine}`) : undefined;

/** Returns true if a step can be sent as it is. */
export function isWhole(step: StepDraft, stopLine: string): boolean {
  const { channel, due, subject, body } = step;
  if (due === null || body.trim() === '' || openIn(step).length > 0) return false;
  const parts = partsOf(step, stopLine);
  return channel === 'sms' ? (parts?.segments ?? 0) <= MAX_SEGMENTS : subject.trim() !== '';
}

/** Converts the steps to the API's request body. */
export const bodyOf = (
  steps: readonly StepDraft[],
  isSigned: boolean,
): Schemas['FollowUpCreate'] => ({
  isSigned,
  steps: steps.map(({ channel, due, subject, body, formatted, attachments }) => {
    const common = { channel, dueAt: due ?? '', body: body.trim() };
    if (channel === 'sms') return common;
    const html = formattedOf(formatted, body);
    return {
      ...common,
      subject: subject.trim(),
      ...(html !== undefined && { html }),
      attachmentIds: attachments.map(({ id }) => id),
    };
  }),
});

const messageAt = (errors: unknown, index: number, field: string): string | undefined => {
  const message = get(errors, `steps.${index}.${field}`);
  return typeof message === 'string' ? message : undefined;
};

/** Returns the API's messages for a step, by field. */
export function problemsOf(errors: unknown, index: number): StepProblems {
  const named = FIELDS.flatMap((field) => {
    const message = messageAt(errors, index, field);
    return message === undefined ? [] : [[field, message] as const];
  });
  return Object.fromEntries(named);
}
