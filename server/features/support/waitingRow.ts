import { isDeepStrictEqual } from 'node:util';
import type { Schemas } from '#contract/types.ts';
import type { KeptVideo } from '../../db/tables/media.ts';
import type { KeptPicture } from '../../files/KeptPicture.ts';
import { fieldsOf, withoutSignatures } from '../../review/reviewedFiles.ts';

/** Pending record with its stored picture and video. */
export type WaitingRow = Omit<
  Schemas['Approval'],
  'picture' | 'video' | 'changes' | 'formChanges'
> & {
  picture: KeptPicture | null;
  video: KeptVideo | null;
  changes: Schemas['FieldChange'][] | null;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
};

/** Returns the changed fields with the published and the pending value. */
export function changesOf({ changes, ...row }: WaitingRow): Schemas['FieldChange'][] {
  if (changes) return changes;
  // Values that were stored by an earlier release are signed.
  const before = withoutSignatures(fieldsOf(row.before ?? {}));
  const after = withoutSignatures(row.after ?? {});
  return Object.keys(before)
    .map((field) => ({ field, before: before[field] ?? null, after: after[field] ?? null }))
    .filter((one) => !isDeepStrictEqual(one.before, one.after));
}
