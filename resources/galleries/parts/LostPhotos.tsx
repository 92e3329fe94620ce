import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { getMainImage } from '#contract/operations.ts';
import type { Schemas } from '#contract/types.ts';
import { useApi } from '../../../src/engine/queries/useApi.ts';
import { formatNumber } from '../../../src/ui/format.ts';
import { useLocale } from '../../../src/ui/useLocale.ts';

type Gallery = Schemas['Gallery'];

/** Returns true if the main photo of a page is in one of these galleries; false until it is known. */
function useHasMainPhoto(galleries: readonly Gallery[]): boolean {
  const api = useApi();
  const ids = new Set(galleries.map(({ id }) => id));
  const providerIds = [...new Set(galleries.map(({ providerId }) => providerId))];
  const { data = [] } = useQuery({
    queryKey: ['medias', 'getMainImage', providerIds],
    queryFn: ({ signal }) =>
      Promise.all(providerIds.map((id) => api.call(getMainImage, { params: { id }, signal }))),
  });
  return data.some(
    ({ data: { media } }) => typeof media?.galleryId === 'number' && ids.has(media.galleryId),
  );
}

/** Names the photos and videos that are deleted together with galleries, and the main photo among them. */
export function LostPhotos({ records }: { records: readonly Gallery[] }) {
  const translate = useTranslate();
  const locale = useLocale();
  const hasMain = useHasMainPhoto(records);
  const photos = records.reduce((sum, { imageCount }) => sum + imageCount, 0);
  return (
    <p className="ui-notice" data-tone="warning" role="status">
      {photos === 0
        ? translate('resources.galleryRemoval.videos')
        : translate('resources.galleryRemoval.photos', {
            smart_count: photos,
            count: formatNumber(photos, locale),
          })}
      {hasMain && ` ${translate('resources.galleryRemoval.main')}`}
    </p>
  );
}
