import { useTranslate } from 'react-admin';
import { Suspense } from 'react';
import { lazyWithPreload } from '../../../ui/lazyWithPreload.tsx';

const Panorama = lazyWithPreload(
  async () => (await import('../../../ui/panorama/Panorama.tsx')).Panorama,
);

interface PanoramaPlayerProps {
  /** URL of the picture or video. */
  address: string;
  isVideo: boolean;
  title: string;
}

/** Renders a 360° picture or video that turns by mouse, touch and keyboard; its library is loaded when needed. */
export function PanoramaPlayer({ address, isVideo, title }: PanoramaPlayerProps) {
  const translate = useTranslate();
  return (
    <Suspense fallback={null}>
      <Panorama
        address={address}
        isVideo={isVideo}
        label={translate('panorama.name', { name: title })}
        messages={{
          hint: translate('panorama.hint'),
          play: translate('panorama.play'),
          volume: translate('panorama.volume'),
          error: translate('panorama.failed'),
          zoomIn: translate('lightbox.zoomIn'),
          zoomOut: translate('lightbox.zoomOut'),
        }}
      />
    </Suspense>
  );
}
