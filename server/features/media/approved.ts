import type { ApprovedMedia } from '../../db/tables/media.ts';
import type { MediaRow } from './shape.ts';

/** Columns of a photo or video that the support desk reviews. */
export type ReviewedValues = Pick<
  MediaRow,
  'name' | 'description' | 'source_credit' | 'video_url' | 'picture'
>;

/** Identifies the picture; a rotation keeps the original. */
const originalOf = ({ picture }: ReviewedValues): string | null => picture?.original.key ?? null;

/** Returns the approved values and state of a row; those from before its change while it is pending. */
export function approvedOf(row: MediaRow): ApprovedMedia | null {
  const { status, publishes_by, name, description, source_credit, video_url } = row;
  if (status === 'pending') return row.approved;
  if (status === 'rejected') return null;
  const original = originalOf(row);
  return { name, description, source_credit, video_url, original, status, publishes_by };
}

/** Returns true if reviewed values are those that were approved. */
export const isAsApproved = (values: ReviewedValues, approved: ApprovedMedia): boolean =>
  values.name === approved.name &&
  values.description === approved.description &&
  values.source_credit === approved.source_credit &&
  values.video_url === approved.video_url &&
  originalOf(values) === approved.original;
