import PlayArrowRounded from '@mui/icons-material/PlayArrowRounded';
import StarRounded from '@mui/icons-material/StarRounded';
import ThreeSixtyRounded from '@mui/icons-material/ThreeSixtyRounded';
import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import { useTranslate } from 'ra-core';
import type { Media } from './Media.ts';
import styles from './MediaBadges.module.css';

/** Marks of a photo or video on its tile: the main one, a video, all around, passive. */
export function MediaBadges({ record }: { record: Media }) {
  const translate = useTranslate();
  const { isMain, isActive, isPromo, is360, kind } = record;
  const say = (word: string) => translate(`resources.medias.badges.${word}`);
  return (
    <>
      {kind === 'video' && (
        <span className={styles.play}>
          <PlayArrowRounded aria-hidden="true" />
        </span>
      )}
      {isMain && (
        <span className={styles.badge}>
          <StarRounded aria-hidden="true" />
          {say('main')}
        </span>
      )}
      {is360 && (
        <span className={styles.badge}>
          <ThreeSixtyRounded aria-hidden="true" />
          {say('around')}
        </span>
      )}
      {isPromo && <span className={styles.badge}>{say('promo')}</span>}
      {!isActive && (
        <span className={styles.badge}>
          <VisibilityOffOutlined aria-hidden="true" />
          {say('passive')}
        </span>
      )}
    </>
  );
}
