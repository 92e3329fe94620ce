import styles from './VideoPlayer.module.css';

interface VideoPlayerProps {
  /** Player of the video's host, or the video's own file. */
  video: { readonly embedUrl: string | null; readonly fileUrl: string | null };
  title: string;
  /** URL of the picture that is shown until the video plays. */
  poster?: string | undefined;
}

/** Renders a video: its own file, or its host's player. */
export function VideoPlayer({ video: { embedUrl, fileUrl }, title, poster }: VideoPlayerProps) {
  if (fileUrl !== null)
    return (
      <video className={styles.player} src={fileUrl} poster={poster} aria-label={title} controls>
        <track kind="captions" />
      </video>
    );
  if (embedUrl === null) return null;
  return (
    <iframe
      className={styles.player}
      src={embedUrl}
      title={title}
      allow="autoplay; fullscreen; picture-in-picture"
      allowFullScreen
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}
