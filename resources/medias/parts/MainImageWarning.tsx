import { useQuery } from '@tanstack/react-query';
import { useListContext, useTranslate } from 'react-admin';
import { Fragment } from 'react';
import { getMainImage } from '#contract/operations.ts';
import { ReferencedName } from '../../../src/engine/kinds/reference/Cell.tsx';
import { useApi } from '../../../src/engine/queries/useApi.ts';
import type { Media } from './Media.ts';

/** Maximum number of providers whose main photo is requested, one request each. */
const MAX_ASKED = 8;

/** Returns the ids of the providers of these photos that have no main photo; none until it is known. */
function useProvidersWithoutMain(photos: readonly Media[]): number[] {
  const api = useApi();
  const withMain = new Set(photos.flatMap(({ isMain, providerId }) => (isMain ? providerId : [])));
  const ids = [...new Set(photos.map(({ providerId }) => providerId))]
    .filter((id) => !withMain.has(id))
    .toSorted((a, b) => a - b)
    .slice(0, MAX_ASKED);
  // What decides about the main photo. Not the whole records: hashing 400 of them takes a frame.
  const states = photos.map(({ id, status, isActive }) => [id, status, isActive].join(':'));
  const { data = [] } = useQuery({
    queryKey: ['medias', 'getMainImage', ids, states.join(' ')],
    queryFn: ({ signal }) =>
      Promise.all(ids.map((id) => api.call(getMainImage, { params: { id }, signal }))),
    enabled: ids.length > 0,
    // Otherwise the warning disappears for a moment whenever more photos are loaded, and moves them.
    placeholderData: (previous) => previous,
  });
  return data.flatMap(({ data: { providerId, mediaId } }) =>
    mediaId === null && ids.includes(providerId) ? providerId : [],
  );
}

/** Warns that a provider has no main photo, because none is active and approved; names it if the list has several. */
export function MainImageWarning() {
  const translate = useTranslate();
  const { data: photos = [] } = useListContext<Media>();
  const without = useProvidersWithoutMain(photos);
  const isOfOne = new Set(photos.map(({ providerId }) => providerId)).size === 1;
  if (without.length === 0) return null;
  return (
    <p className="ui-notice" data-tone="warning" role="status">
      {!isOfOne &&
        without.map((id) => (
          <Fragment key={id}>
            <strong>
              <ReferencedName id={id} reference="providers" />
            </strong>
            {' · '}
          </Fragment>
        ))}
      {translate('resources.medias.noMain')}
    </p>
  );
}
