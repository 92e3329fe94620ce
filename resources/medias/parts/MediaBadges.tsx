import PlayArrowRounded from '@mui/icons-material/PlayArrowRounded';
import StarRounded from '@mui/icons-material/StarRounded';
import ThreeSixtyRounded from '@mui/icons-material/ThreeSixtyRounded';
import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import { useTranslate } from 'react-admin';
import { PictureBadge } from '../../../src/ui/PictureBadge.tsx';
import type { Media } from './Media.ts';
import styles from './MediaBadges.module.css';

/** Renders the badges of a tile: main photo, video, 360°, inactive. */
export function MediaBadges({ record }: { record: Media }) {
  const translate = useTranslate();
  const { isMain, isActive, isPromo, is360, kind } = record;
  const message = (word: string) => translate(`resources.medias.badges.${word}`);
  return (
    <>
      {kind === 'video' && (
        <span className={styles.play}>
          <PlayArrowRounded aria-hidden="true" />
        </span>
      )}
      {isMain && (
        <PictureBadge icon={<StarRounded aria-hidden="true" />}>{message('main')}</PictureBadge>
      )}
      {is360 && (
        <PictureBadge icon={<ThreeSixtyRounded aria-hidden="true" />}>
          {message('around')}
        </PictureBadge>
      )}
      {isPromo && <PictureBadge>{message('promo')}</PictureBadge>}
      {!isActive && (
        <PictureBadge icon={<VisibilityOffOutlined aria-hidden="true" />}>
          {message('passive')}
        </PictureBadge>
      )}
    </>
  );
}
