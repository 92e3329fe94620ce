import { useQuery } from '@tanstack/react-query';
import { useListContext, useTranslate } from 'react-admin';
import { getMainImage } from '#contract/operations.ts';
import { useApi } from '../../../src/engine/queries/useApi.ts';
import type { Media } from './Media.ts';

/** Warns that a provider has no main photo, because none is active and approved. */
export function MainImageWarning() {
  const translate = useTranslate();
  const api = useApi();
  const { data = [] } = useListContext<Media>();
  const pages = new Set(data.map(({ providerId }) => providerId));
  const [id = 0] = pages;
  const isEnabled = pages.size === 1 && !data.some(({ isMain }) => isMain);
  // What decides about the main photo. Not the whole records: hashing 400 of them takes a frame.
  const states = data.map(({ id, status, isActive }) => [id, status, isActive].join(':'));
  const { data: main } = useQuery({
    queryKey: ['medias', 'getMainImage', id, states.join(' ')],
    queryFn: ({ signal }) => api.call(getMainImage, { params: { id }, signal }),
    enabled: isEnabled,
    // Otherwise the warning disappears for a moment whenever more photos are loaded, and moves them.
    placeholderData: (previous, query) => (query?.queryKey[2] === id ? previous : undefined),
  });
  if (!isEnabled || main?.data.mediaId !== null) return null;
  return (
    <p className="ui-notice" data-tone="warning" role="status">
      {translate('resources.medias.noMain')}
    </p>
  );
}
