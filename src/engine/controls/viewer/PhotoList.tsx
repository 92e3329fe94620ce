import { Suspense, useState } from 'react';
import { srcSetOf, type Picture } from '../../definition/pictureOf.ts';
import styles from './PhotoList.module.css';
import { LazyFileViewer } from './ViewButton.tsx';

interface Photo {
  key: string | number;
  address: string;
  /** Alternative text, distinct for each photo. */
  alt: string;
  /** The photo in its sizes; only its address by default. */
  picture?: Picture;
}

interface PhotoListProps {
  photos: readonly Photo[];
  /** Media type of the photos. */
  type: string;
  /** Title in the viewer; the photo's alternative text by default. */
  name?: string;
  /** Value of `sizes`, from which the browser selects a size of each photo. */
  sizes?: string;
}

/** Renders photos as buttons that open the full-screen viewer, in which keys move between the photos. */
export function PhotoList({ photos, type, name, sizes }: PhotoListProps) {
  const [opened, setOpened] = useState<number>();
  return (
    <>
      <ul className={styles.photos}>
        {photos.map(({ key, address, alt, picture }, index) => (
          <li key={key}>
            <button
              type="button"
              aria-haspopup="dialog"
              aria-label={alt}
              onClick={() => setOpened(index)}
            >
              <img
                src={address}
                srcSet={picture && srcSetOf(picture)}
                sizes={sizes}
                alt=""
                loading="lazy"
                decoding="async"
              />
            </button>
          </li>
        ))}
      </ul>
      {opened !== undefined && (
        <Suspense fallback={null}>
          <LazyFileViewer
            files={photos.map(({ key, address, alt }) => ({
              key: [key],
              name: name ?? alt,
              type,
              alt,
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
