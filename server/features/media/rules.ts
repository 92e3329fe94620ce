import type { Schemas } from '#contract/types.ts';
import type { FieldFault } from '../../http/apiError.ts';

/** Facts of a photo or video that decide its place and whether it may be the main one. */
export interface Placed {
  id: number;
  kind: Schemas['MediaKind'];
  is_active: boolean;
  is_main: boolean;
  status: Schemas['MediaStatus'];
}

/** Returns true if couples see it, now or within the hour. */
const isApproved = ({ is_active, status }: Omit<Placed, 'id'>) =>
  is_active && (status === 'approved' || status === 'published');

/** Returns true if it may become the main photo of its page. */
export const canBeMain = (media: Omit<Placed, 'id'>): boolean =>
  media.kind === 'photo' && isApproved(media);

/** A main photo keeps its place while its new words wait for approval; passive or rejected it goes. */
const staysMain = ({ is_main, is_active, status }: Placed) =>
  is_main && is_active && status !== 'rejected';

/**
 * Id of the main photo of a page among its photos and videos in their order: the present one while it may
 * stay, then the first that may be one; undefined for none.
 */
export const mainOf = (medias: readonly Placed[]): number | undefined =>
  (medias.find(staysMain) ?? medias.find(canBeMain))?.id;

/**
 * Ids of a page's photos and videos in the order that it shows: the main photo, active and published ones up to
 * the last place of the system, then the rest as they stand.
 */
export function arranged(
  medias: readonly Placed[],
  main: number | undefined,
  lockedFirst: number,
): number[] {
  const first = medias.filter(({ id }) => id === main);
  const shown = medias.filter(
    ({ id, is_active, status }) => id !== main && is_active && status === 'published',
  );
  const chosen = [...first, ...shown.slice(0, lockedFirst - first.length)].map(({ id }) => id);
  const rest = medias.filter(({ id }) => !chosen.includes(id)).map(({ id }) => id);
  return [...chosen, ...rest];
}

/** Values of a photo or video that belong together, as they will stand. */
export interface Whole {
  kind: Schemas['MediaKind'];
  isPromo: boolean;
  isPromoInTurn: boolean;
  videoUrl: string | null;
  hasPicture: boolean;
  hasFile: boolean;
}

const fault = (path: string, code: string): FieldFault[] => [{ path, code }];

function photoFaults({ isPromo, isPromoInTurn, videoUrl, hasPicture, hasFile }: Whole) {
  return [
    ...(hasPicture ? [] : fault('file', 'required')),
    ...(isPromo ? fault('isPromo', 'photo_only') : []),
    ...(isPromoInTurn ? fault('isPromoInTurn', 'photo_only') : []),
    ...(videoUrl === null ? [] : fault('videoUrl', 'photo_only')),
    ...(hasFile ? fault('videoFile', 'photo_only') : []),
  ];
}

function videoFaults({ videoUrl, hasPicture, hasFile }: Whole) {
  if (videoUrl !== null && hasFile) return fault('videoFile', 'video_only_one');
  if (hasFile) return hasPicture ? [] : fault('file', 'required');
  return videoUrl === null ? fault('videoUrl', 'required') : [];
}

/** Faults of values that do not fit together. */
export function wholeFaults(whole: Whole): FieldFault[] {
  return whole.kind === 'photo' ? photoFaults(whole) : videoFaults(whole);
}

/** Faults of tags: those of no group of the page's category, and none on a photo where there are groups. */
export function tagFaults(
  kind: Schemas['MediaKind'],
  tagIds: readonly number[],
  known: ReadonlySet<number>,
): FieldFault[] {
  const strange = tagIds.findIndex((id) => !known.has(id));
  if (strange >= 0) return fault(`tagIds[${strange}]`, 'not_own');
  const isBare = kind === 'photo' && known.size > 0 && tagIds.length === 0;
  return isBare ? [{ path: 'tagIds', code: 'minItems', params: { limit: 1 } }] : [];
}

/** The name that people use for it, also on the telephone. */
export const codeOf = ({ id, kind }: Pick<Placed, 'id' | 'kind'>): string =>
  `${kind === 'photo' ? 'F' : 'V'}-${String(id).padStart(5, '0')}`;
