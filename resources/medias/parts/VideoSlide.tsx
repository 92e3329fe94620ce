import { PanoramaSlide } from './PanoramaSlide.tsx';
import type { Media } from './Media.ts';
import styles from './VideoSlide.module.css';

/** Renders a video in the lightbox: its host's player, or its own file. */
export function VideoSlide({ record }: { record: Media }) {
  const { video, image, name, is360 } = record;
  if (video?.fileUrl != null && is360) return <PanoramaSlide record={record} />;
  if (video?.fileUrl != null)
    return (
      <video className={styles.player} src={video.fileUrl} poster={image?.url} controls>
        <track kind="captions" />
      </video>
    );
  if (video?.embedUrl == null) return null;
  return (
    <iframe
      className={styles.player}
      src={video.embedUrl}
      title={name}
      allow="autoplay; fullscreen; picture-in-picture"
      allowFullScreen
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}
