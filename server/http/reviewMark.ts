import { isObject, type JsonSchema } from './contract.ts';
import { textsAt } from './schema.ts';

/** Member of a record that tells its change that waits or was rejected. */
export const PENDING = 'pendingChange';

/** `x-review` of a record: fields whose change the support desk approves. */
export interface ReviewMark {
  /** Fields whose change sends the record back to approval, and the state that it has then. */
  again: string[];
  to: string | undefined;
  /** State once the desk approves. */
  approved: string | undefined;
  /** Fields whose change is kept beside the live value until the desk decides. */
  beside: string[];
  /** Values of the records of which a change is kept beside; those with others are changed at once. */
  among: Readonly<Record<string, unknown>>;
}

/** Reads `x-review` of a record's schema; undefined where it has none. */
export function readReview({ 'x-review': mark }: JsonSchema): ReviewMark | undefined {
  if (!isObject(mark)) return undefined;
  const { to, approved, among } = mark;
  return {
    again: textsAt(mark, 'again'),
    to: typeof to === 'string' ? to : undefined,
    approved: typeof approved === 'string' ? approved : undefined,
    beside: textsAt(mark, 'beside'),
    among: isObject(among) ? among : {},
  };
}
