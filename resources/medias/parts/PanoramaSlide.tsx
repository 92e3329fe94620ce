import { useTranslate } from 'react-admin';
import { Suspense } from 'react';
import { lazyWithPreload } from '../../../src/ui/lazyWithPreload.tsx';
import type { Media } from './Media.ts';

const Panorama = lazyWithPreload(
  async () => (await import('../../../src/ui/panorama/Panorama.tsx')).Panorama,
);

/** Renders a 360° picture or video that turns by mouse, touch and keyboard. */
export function PanoramaSlide({ record }: { record: Media }) {
  const translate = useTranslate();
  const { image, video, name } = record;
  const address = video?.fileUrl ?? image?.originalUrl;
  if (address === undefined) return null;
  return (
    <Suspense fallback={null}>
      <Panorama
        address={address}
        isVideo={video?.fileUrl != null}
        label={translate('resources.mediaDesk.panorama', { name })}
        words={{
          hint: translate('resources.mediaDesk.panoramaHint'),
          play: translate('resources.medias.play'),
          volume: translate('resources.mediaDesk.volume'),
          error: translate('resources.mediaDesk.panoramaFailed'),
          zoomIn: translate('listTools.tiles.lightbox.zoomIn'),
          zoomOut: translate('listTools.tiles.lightbox.zoomOut'),
        }}
      />
    </Suspense>
  );
}
