import { useTranslate } from 'react-admin';
import type { Schemas } from '#contract/types.ts';
import { parseVideo } from '../../../src/engine/kinds/videoLink/parseVideo.ts';
import { VideoPreview } from '../../../src/engine/kinds/videoLink/VideoPreview.tsx';
import styles from './ModelMedia.module.css';

type Model = Schemas['ProviderItem'];

/** A video by its host's player, or as a link where no player is known. */
function ModelVideo({ url, title }: { url: string; title?: string | null | undefined }) {
  const video = parseVideo(url);
  return (
    <li>
      {title != null && title !== '' && <bdi>{title}</bdi>}
      {video ? (
        <VideoPreview video={video} />
      ) : (
        <a href={url} target="_blank" rel="noopener noreferrer">
          <bdi>{url}</bdi>
        </a>
      )}
    </li>
  );
}

/** The photos of a model, the cover first, and its videos as players. */
export function ModelMedia({ record }: { record: Model }) {
  const translate = useTranslate();
  const { name, coverImage, images, videos } = record;
  const pictures = [...new Set([coverImage, ...images])].filter((address) => address !== null);
  if (pictures.length === 0 && videos.length === 0) return null;
  const heading = translate('resources.provider-items.groups.media');
  return (
    <section className={styles.media} aria-label={heading}>
      <h2>{heading}</h2>
      {pictures.length > 0 && (
        <ul className={styles.pictures}>
          {pictures.map((address, index) => (
            <li key={address}>
              <a
                href={address}
                target="_blank"
                rel="noopener noreferrer"
                aria-label={`${name} ${index + 1} / ${pictures.length}`}
              >
                <img src={address} alt="" loading="lazy" decoding="async" />
              </a>
            </li>
          ))}
        </ul>
      )}
      {videos.length > 0 && (
        <ul className={styles.videos}>
          {videos.map(({ url, title }) => (
            <ModelVideo key={url} url={url} title={title} />
          ))}
        </ul>
      )}
    </section>
  );
}
