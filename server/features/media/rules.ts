import type { Schemas } from '#contract/types.ts';
import type { FieldFault } from '../../http/apiError.ts';

/** Fields of a photo or video that decide its position and whether it may be the main one. */
export interface Placed {
  id: number;
  kind: Schemas['MediaKind'];
  is_active: boolean;
  is_main: boolean;
  status: Schemas['MediaStatus'];
  /** True if what couples see is published while its changes are pending. */
  was_published: boolean;
}

/** Returns true if it is published, or will be within the hour. */
const isApproved = ({ is_active, status }: Pick<Placed, 'is_active' | 'status'>) =>
  is_active && (status === 'approved' || status === 'published');

/** Returns true if it may become the main photo of its provider. */
export const canBeMain = (media: Pick<Placed, 'kind' | 'is_active' | 'status'>): boolean =>
  media.kind === 'photo' && isApproved(media);

/**
 * Returns true if a main photo remains the main one: also while its new texts are pending, but not if it is
 * inactive or rejected.
 */
const staysMain = ({ is_main, is_active, status }: Placed) =>
  is_main && is_active && status !== 'rejected';

/** Returns true if what couples see of it is published, also while its new texts are pending. */
const isShown = ({ is_active, status, was_published }: Placed) =>
  is_active && (status === 'published' || (status === 'pending' && was_published));

/**
 * Returns the id of a provider's main photo: the current one while it may stay, else the first photo that is shown or
 * will be within the hour; undefined for none.
 */
export const mainOf = (medias: readonly Placed[]): number | undefined =>
  (
    medias.find(staysMain) ??
    medias.find((media) => media.kind === 'photo' && (isShown(media) || isApproved(media)))
  )?.id;

/**
 * Sorts a provider's photos and videos for display: the main photo, then active and published ones up to
 * `lockedFirst`, then the rest in their order.
 * @returns ids
 */
export function arranged(
  medias: readonly Placed[],
  main: number | undefined,
  lockedFirst: number,
): number[] {
  const first = medias.filter(({ id }) => id === main);
  const shown = medias.filter((media) => media.id !== main && isShown(media));
  const chosen = [...first, ...shown.slice(0, lockedFirst - first.length)].map(({ id }) => id);
  const rest = medias.filter(({ id }) => !chosen.includes(id)).map(({ id }) => id);
  return [...chosen, ...rest];
}

/** Interdependent values of a photo or video, after the change. */
export interface MediaValues {
  kind: Schemas['MediaKind'];
  isPromo: boolean;
  isPromoInTurn: boolean;
  videoUrl: string | null;
  hasPicture: boolean;
  hasFile: boolean;
}

const fault = (path: string, code: string): FieldFault[] => [{ path, code }];

function photoFaults({ isPromo, isPromoInTurn, videoUrl, hasPicture, hasFile }: MediaValues) {
  return [
    ...(hasPicture ? [] : fault('file', 'required')),
    ...(isPromo ? fault('isPromo', 'photo_only') : []),
    ...(isPromoInTurn ? fault('isPromoInTurn', 'photo_only') : []),
    ...(videoUrl === null ? [] : fault('videoUrl', 'photo_only')),
    ...(hasFile ? fault('videoFile', 'photo_only') : []),
  ];
}

function videoFaults({ videoUrl, hasPicture, hasFile }: MediaValues) {
  if (videoUrl !== null && hasFile) return fault('videoFile', 'video_only_one');
  if (hasFile) return hasPicture ? [] : fault('file', 'required');
  return videoUrl === null ? fault('videoUrl', 'required') : [];
}

/** Returns the faults of values that contradict each other. */
export function wholeFaults(values: MediaValues): FieldFault[] {
  return values.kind === 'photo' ? photoFaults(values) : videoFaults(values);
}

/** Returns the faults of tags: a tag outside the category's groups, and a photo without tags where groups exist. */
export function tagFaults(
  kind: Schemas['MediaKind'],
  tagIds: readonly number[],
  allowed: ReadonlySet<number>,
): FieldFault[] {
  const strange = tagIds.findIndex((id) => !allowed.has(id));
  if (strange >= 0) return fault(`tagIds[${strange}]`, 'not_own');
  const isBare = kind === 'photo' && allowed.size > 0 && tagIds.length === 0;
  return isBare ? [{ path: 'tagIds', code: 'minItems', params: { limit: 1 } }] : [];
}

/** Returns the display code of a photo or video, such as `F-00012`. */
export const codeOf = ({ id, kind }: Pick<Placed, 'id' | 'kind'>): string =>
  `${kind === 'photo' ? 'F' : 'V'}-${String(id).padStart(5, '0')}`;
