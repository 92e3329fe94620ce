import { useEffect, useMemo, useRef } from 'react';
import { addReviewRequestImageFacts } from '#contract/facts/addReviewRequestImage.ts';
import type { Translate } from './reviewMessages.ts';
import styles from './ReviewPage.module.css';
import { FileChooser } from '../../ui/FileChooser.tsx';

/** Limits of the photos that a couple adds to a review. */
const { maxRecords: MAX_PHOTOS, body } = addReviewRequestImageFacts;
const ACCEPT = body.image.accept.join();

interface PhotoFieldProps {
  photos: readonly File[];
  t: Translate;
  onChange: (photos: File[]) => void;
}

/** Returns object URLs of files that are not sent yet; revokes them when the files change. */
function usePreviews(photos: readonly File[]): string[] {
  const urls = useMemo(() => photos.map((photo) => URL.createObjectURL(photo)), [photos]);
  useEffect(() => () => urls.forEach((url) => URL.revokeObjectURL(url)), [urls]);
  return urls;
}

/** Renders the choice of photos with previews; each can be removed before sending. */
export function PhotoField({ photos, t, onChange }: PhotoFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const previews = usePreviews(photos);
  return (
    <section className={styles.photos} aria-labelledby="photos-label">
      <p id="photos-label" className={styles.label}>
        {t('photos')}
        <span className={styles.hint}>{t('optional')}</span>
      </p>
      {photos.length > 0 && (
        <ul>
          {previews.map((url, index) => (
            <li key={url}>
              <img src={url} alt={t('photo', { number: index + 1 })} />
              <button
                type="button"
                aria-label={t('removePhoto', { number: index + 1 })}
                onClick={() => onChange(photos.filter((_, other) => other !== index))}
              >
                <svg viewBox="0 0 24 24" aria-hidden="true">
                  <path d="M6 6l12 12M18 6 6 18" />
                </svg>
              </button>
            </li>
          ))}
        </ul>
      )}
      <FileChooser
        ref={input}
        label={t('addPhotos')}
        accept={ACCEPT}
        many
        onFiles={(files) => onChange([...photos, ...files].slice(0, MAX_PHOTOS))}
      />
      {photos.length < MAX_PHOTOS && (
        <button type="button" className="ui-button" onClick={() => input.current?.click()}>
          {t('addPhotos')}
        </button>
      )}
      <p className={styles.help}>{t('photosHelp')}</p>
    </section>
  );
}
