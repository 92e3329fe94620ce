import { useTranslate } from 'react-admin';
import type { Schemas } from '#contract/types.ts';
import { PhotoList } from '../../../src/engine/controls/viewer/PhotoList.tsx';
import { parseVideo } from '#contract/parseVideo.ts';
import { VideoPreview } from '../../../src/engine/kinds/videoLink/VideoPreview.tsx';
import { pictureAt } from '../../../src/engine/definition/pictureOf.ts';
import styles from './ModelMedia.module.css';

type Model = Schemas['ProviderItem'];

/** Value of `sizes` for the photos: two columns on a phone. */
const SIZES = '(max-width: 600px) 50vw, 280px';

/** Renders a video in its host's player, or a link if no player is known. */
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

/** Renders the photos of a model, the cover first, and its videos. */
export function ModelMedia({ record }: { record: Model }) {
  const translate = useTranslate();
  const { name, coverImage, images, videos } = record;
  const photos = [...new Set([coverImage, ...images])].filter((address) => address !== null);
  if (photos.length === 0 && videos.length === 0) return null;
  const heading = translate('resources.provider-items.groups.media');
  return (
    <section className={styles.media} aria-label={heading}>
      <h2>{heading}</h2>
      {photos.length > 0 && (
        <PhotoList
          photos={photos.map((address, index) => ({
            key: address,
            address,
            alt: `${name} ${index + 1} / ${photos.length}`,
            picture: pictureAt({ ...record }, address),
          }))}
          type="image/webp"
          name={name}
          sizes={SIZES}
        />
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
