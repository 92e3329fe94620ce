import { use, useState } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { get } from '#contract/get.ts';
import { CoveredContext } from '../../../ui/CoveredContext.ts';
import type { AnyRecord, Resource } from '../../definition/runtimeDefinition.ts';
import { useResourceLocation } from '../../definition/useResourceLocation.ts';

/** State of the location of a form that was opened from the lightbox, to which closing it returns. */
export const FROM_LIGHTBOX = { isFromLightbox: true } as const;

/**
 * Returns the index of the picture in the lightbox, undefined for none, and its setter. While a form that was opened
 * from the lightbox covers the tiles, the picture is the form's record, and the lightbox is closed.
 */
export function useOpenedPicture(
  { name }: Resource,
  records: readonly AnyRecord[],
): [index: number | undefined, open: (record: AnyRecord | undefined) => void] {
  const { base } = useResourceLocation(name);
  const location = useLocation();
  const isCovered = use(CoveredContext);
  const [opened, setOpened] = useState<{ id: number; index: number }>();
  const indexOf = (id: number) => records.findIndex((record) => record.id === id);
  const form = isCovered ? matchPath(`${base}/:id/edit`, location.pathname)?.params.id : undefined;
  const edited =
    form !== undefined && get(location.state, 'isFromLightbox') === true ? Number(form) : undefined;
  if (edited !== undefined && edited !== opened?.id)
    setOpened({ id: edited, index: indexOf(edited) });
  const open = (record: AnyRecord | undefined) =>
    setOpened(record && { id: record.id, index: indexOf(record.id) });
  if (isCovered || !opened) return [undefined, open];
  const found = indexOf(opened.id);
  // A picture that has left the list is followed by the one in its place.
  const index = found < 0 ? Math.min(opened.index, records.length - 1) : found;
  return [index < 0 ? undefined : index, open];
}
