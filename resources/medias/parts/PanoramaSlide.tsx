import { PanoramaPlayer } from '../../../src/engine/controls/viewer/PanoramaPlayer.tsx';
import type { Media } from './Media.ts';

/** Renders a 360° picture or video of the lightbox. */
export function PanoramaSlide({ record: { image, video, name } }: { record: Media }) {
  const address = video?.fileUrl ?? image?.originalUrl;
  return (
    address !== undefined && (
      <PanoramaPlayer address={address} isVideo={video?.fileUrl != null} title={name} />
    )
  );
}
