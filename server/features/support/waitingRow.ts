import { isDeepStrictEqual } from 'node:util';
import type { Schemas } from '#contract/types.ts';
import type { VideoMetadata } from '../../db/tables/media.ts';
import type { FileMetadata } from '../../files/FileMetadata.ts';
import type { PictureMetadata } from '../../files/PictureMetadata.ts';
import { fileUrl } from '../../files/shownPicture.ts';
import type { Ports } from '../../ports/ports.ts';
import { fieldsOf, withoutSignatures } from '../../review/reviewedFiles.ts';

/** Pending record with its stored picture, video and files. */
export type WaitingRow = Omit<
  Schemas['Approval'],
  'picture' | 'video' | 'changes' | 'formChanges' | 'files'
> & {
  picture: PictureMetadata | null;
  video: VideoMetadata | null;
  files: FileMetadata[] | null;
  changes: Schemas['FieldChange'][] | null;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  /** Reviewed fields of a record without former values. */
  fields: Record<string, unknown> | null;
};

const isEmpty = (value: unknown): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);

/**
 * Returns the changed fields with the published and the pending value. Without former values, every reviewed field
 * that has a value changes from nothing.
 */
export function changesOf({ changes, fields, ...row }: WaitingRow): Schemas['FieldChange'][] {
  if (changes) return changes;
  if (fields)
    return Object.entries(fields)
      .filter(([, value]) => !isEmpty(value))
      .map(([field, after]) => ({ field, before: null, after }));
  // Values that were stored by an earlier release are signed.
  const before = withoutSignatures(fieldsOf(row.before ?? {}));
  const after = withoutSignatures(row.after ?? {});
  return Object.keys(before)
    .map((field) => ({ field, before: before[field] ?? null, after: after[field] ?? null }))
    .filter((one) => !isDeepStrictEqual(one.before, one.after));
}

interface Linking {
  ports: Pick<Ports, 'links'>;
  now: Date;
}

/** Public pictures; other files require a signed link. */
const PUBLIC_FOLDER = 'images/';

/** Returns the files of a pending record with URLs that the desk can read. */
export const filesOf = (
  { files }: Pick<WaitingRow, 'files'>,
  { ports, now }: Linking,
): Schemas['ApprovalFile'][] =>
  (files ?? []).map(({ key, name, mediaType }) => ({
    url: key.startsWith(PUBLIC_FOLDER) ? fileUrl(key) : ports.links.link(key, now),
    name,
    mediaType,
  }));
