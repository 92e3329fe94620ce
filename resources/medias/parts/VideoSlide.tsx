import { VideoPlayer } from '../../../src/engine/controls/viewer/VideoPlayer.tsx';
import { PanoramaSlide } from './PanoramaSlide.tsx';
import type { Media } from './Media.ts';

/** Renders a video in the lightbox: its host's player, or its own file. */
export function VideoSlide({ record }: { record: Media }) {
  const { video, image, name, is360 } = record;
  if (video?.fileUrl != null && is360) return <PanoramaSlide record={record} />;
  return video && <VideoPlayer video={video} title={name} poster={image?.url} />;
}
