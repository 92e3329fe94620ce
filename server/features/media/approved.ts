import { isDeepStrictEqual } from 'node:util';
import type { ApprovedMedia } from '../../db/tables/media.ts';
import type { MediaRow } from './shape.ts';

/** Columns of a photo or video that the support desk reviews. */
export type ReviewedValues = Pick<
  MediaRow,
  'name' | 'description' | 'properties' | 'source_credit' | 'video_url' | 'picture'
>;

/** Identifies the picture; a rotation keeps the original. */
const originalOf = ({ picture }: ReviewedValues): string | null => picture?.original.key ?? null;

/** Returns the approved values and state of a row; those from before its change while it is pending. */
export function approvedOf(row: MediaRow): ApprovedMedia | null {
  const { status, publishes_by, name, description, properties, source_credit, video_url } = row;
  if (status === 'pending') return row.approved;
  if (status === 'rejected') return null;
  const original = originalOf(row);
  const shown = { name, description, properties, source_credit, video_url, original };
  return { ...shown, status, publishes_by };
}

/** Returns true if reviewed values are those that were approved. */
export const isAsApproved = (values: ReviewedValues, approved: ApprovedMedia): boolean =>
  values.name === approved.name &&
  values.description === approved.description &&
  // Missing in rows that returned to approval before properties were reviewed.
  isDeepStrictEqual(values.properties, approved.properties ?? values.properties) &&
  values.source_credit === approved.source_credit &&
  values.video_url === approved.video_url &&
  originalOf(values) === approved.original;
