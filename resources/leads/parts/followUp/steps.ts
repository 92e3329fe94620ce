import type { Schemas } from '#contract/types.ts';
import { get } from '#contract/get.ts';
import { linesOf } from '../../../../src/engine/kinds/richText/linesOf.ts';
import { openFields } from '../../../../src/engine/controls/mergeFields/fillIn.ts';
import { smsParts } from '../smsParts.ts';

const MOST_PARTS = 3;

type Proposal = Schemas['FollowUpProposal'];

/** One message while it is edited. */
export interface StepDraft {
  key: number;
  channel: Schemas['FollowUpChannel'];
  /** RFC 3339. */
  due: string | null;
  subject: string;
  body: string;
}

/** Messages of the API for one step, by the step's own field names. */
export type StepProblems = Readonly<
  Partial<Record<'channel' | 'dueAt' | 'subject' | 'body', string>>
>;

/** A proposal's steps, their templates filled from the lead. */
export const draftsOf = (proposal: Proposal, fill: (text: string) => string): StepDraft[] =>
  proposal.steps.map(({ channel, dueAt, subject, content }, key) => ({
    key,
    channel,
    due: dueAt,
    subject: fill(subject),
    body: fill(linesOf(content)),
  }));

/** Returns the merge fields of a step that the couple's data left open. */
export const openIn = ({ channel, subject, body }: StepDraft): string[] =>
  openFields(channel === 'email' ? `${subject}\n${body}` : body);

/**
 * Returns the number of SMS that a step needs, including the line that ends them; undefined for an
 * e-mail.
 */
export const partsOf = ({ channel, body }: StepDraft, stopLine: string) =>
  channel === 'sms' ? smsParts(`${body.trim()}\n${stopLine}`) : undefined;

/** Returns true if a step can be sent as it is. */
export function isWhole(step: StepDraft, stopLine: string): boolean {
  const { channel, due, subject, body } = step;
  if (due === null || body.trim() === '' || openIn(step).length > 0) return false;
  const parts = partsOf(step, stopLine);
  return channel === 'sms' ? (parts?.segments ?? 0) <= MOST_PARTS : subject.trim() !== '';
}

/** The steps as the API takes them. */
export const bodyOf = (steps: readonly StepDraft[]): Schemas['FollowUpCreate'] => ({
  steps: steps.map(({ channel, due, subject, body }) => ({
    channel,
    dueAt: due ?? '',
    ...(channel === 'email' && { subject: subject.trim() }),
    body: body.trim(),
  })),
});

const wordsAt = (errors: unknown, index: number, field: string): string | undefined => {
  const told = get(errors, `steps.${index}.${field}`);
  return typeof told === 'string' ? told : undefined;
};

/** The API's messages for a step. */
export function problemsOf(errors: unknown, index: number): StepProblems {
  const named = (['channel', 'dueAt', 'subject', 'body'] as const).flatMap((field) => {
    const words = wordsAt(errors, index, field);
    return words === undefined ? [] : [[field, words] as const];
  });
  return Object.fromEntries(named);
}
