import { useTranslate } from 'react-admin';
import { Suspense, useState } from 'react';
import type { Schemas } from '#contract/types.ts';
import { LazyFileViewer } from '../../../src/engine/controls/viewer/ViewButton.tsx';
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

/** Photos as a grid; a press shows one of them over the whole window, from which keys lead to the others. */
function ModelPhotos({ name, photos }: { name: string; photos: readonly string[] }) {
  const [opened, setOpened] = useState<number>();
  const nameOf = (index: number) => `${name} ${index + 1} / ${photos.length}`;
  return (
    <>
      <ul className={styles.pictures}>
        {photos.map((address, index) => (
          <li key={address}>
            <button
              type="button"
              aria-haspopup="dialog"
              aria-label={nameOf(index)}
              onClick={() => setOpened(index)}
            >
              <img src={address} alt="" loading="lazy" decoding="async" />
            </button>
          </li>
        ))}
      </ul>
      {opened !== undefined && (
        <Suspense fallback={null}>
          <LazyFileViewer
            files={photos.map((address, index) => ({
              key: [address],
              name,
              type: 'image/webp',
              alt: nameOf(index),
              source: address,
            }))}
            index={opened}
            onClose={() => setOpened(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}

/** The photos of a model, the cover first, and its videos as players. */
export function ModelMedia({ record }: { record: Model }) {
  const translate = useTranslate();
  const { name, coverImage, images, videos } = record;
  const photos = [...new Set([coverImage, ...images])].filter((address) => address !== null);
  if (photos.length === 0 && videos.length === 0) return null;
  const heading = translate('resources.provider-items.groups.media');
  return (
    <section className={styles.media} aria-label={heading}>
      <h2>{heading}</h2>
      {photos.length > 0 && <ModelPhotos name={name} photos={photos} />}
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
