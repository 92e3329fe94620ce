import { isObject, type JsonSchema } from './contract.ts';
import { textsAt } from './schema.ts';

/** Member of a record with its pending or rejected change. */
export const PENDING = 'pendingChange';

/** `x-review` of a record: fields whose changes the support desk approves. */
export interface ReviewMark {
  /** Fields whose change sends the record back to approval. */
  again: string[];
  to: string | undefined;
  /** State after an approval. */
  approved: string | undefined;
  /** Fields whose change stays pending beside the live value until the desk decides. */
  beside: string[];
  /** Values of the records to which `beside` applies; others change at once. */
  among: Readonly<Record<string, unknown>>;
}

/** Reads `x-review` of a record's schema; undefined if it has none. */
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
