import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import { useTranslate } from 'ra-core';
import type { Schemas } from '#contract/types.ts';
import styles from '../../medias/parts/MediaBadges.module.css';

/** Marks of a gallery on its tile: a reference, or not shown. */
export function GalleryBadges({ record }: { record: Schemas['Gallery'] }) {
  const translate = useTranslate();
  const { isReference, isActive } = record;
  const say = (word: string) => translate(`resources.galleries.badges.${word}`);
  return (
    <>
      {isReference && <span className={styles.badge}>{say('reference')}</span>}
      {!isActive && (
        <span className={styles.badge}>
          <VisibilityOffOutlined aria-hidden="true" />
          {say('hidden')}
        </span>
      )}
    </>
  );
}
