import PlayArrowOutlined from '@mui/icons-material/PlayArrowOutlined';
import { useTranslate } from 'react-admin';
import { overPlaceholder, srcSetOf, storedPicture } from '../../engine/definition/pictureOf.ts';
import { formatAgo } from '../../ui/format.ts';
import { useLocale } from '../../ui/useLocale.ts';
import styles from './PictureWall.module.css';
import { WallDecisions } from './WallDecisions.tsx';
import { WallTexts } from './WallTexts.tsx';
import type { Approval, Decision } from './useDecide.ts';

/** Value of `sizes` for the pictures. */
const SIZES = '(width < 600px) 100vw, 300px';

function Sized({ picture: stored, image }: Pick<Approval, 'picture' | 'image'>) {
  const picture = storedPicture(stored);
  if (picture)
    return (
      <img
        style={overPlaceholder(picture)}
        src={picture.src}
        srcSet={srcSetOf(picture)}
        sizes={SIZES}
        width={picture.width}
        height={picture.height}
        alt=""
        loading="lazy"
      />
    );
  return image === null ? <span /> : <img src={image} alt="" loading="lazy" />;
}

interface WallPictureProps {
  approval: Approval;
  onOpen: (id: number) => void;
  onDecide: (id: number, decision: Decision) => void;
}

/** Renders one picture of the wall with its texts and its decisions. */
export function WallPicture({ approval, onOpen, onDecide }: WallPictureProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const { id, title, picture, image, video, provider, createdAt } = approval;
  const played = video?.embedUrl ?? video?.fileUrl;
  return (
    <li className={styles.item}>
      <button
        type="button"
        className={styles.picture}
        aria-haspopup="dialog"
        aria-label={title}
        data-picture={id}
        onClick={() => onOpen(id)}
      >
        <Sized picture={picture} image={image} />
      </button>
      <p className={styles.text}>
        <bdi>{title}</bdi>
        <small>
          <bdi>{provider?.name}</bdi> ·{' '}
          <time dateTime={createdAt}>{formatAgo(createdAt, locale)}</time>
        </small>
      </p>
      <div className={styles.texts}>
        <WallTexts approval={approval} />
      </div>
      {played != null && (
        <a
          className="ui-button ui-button--small"
          href={played}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`${translate('resources.medias.play')}: ${title}`}
        >
          <PlayArrowOutlined fontSize="small" aria-hidden="true" />
          {translate('resources.medias.play')}
        </a>
      )}
      <div className={styles.decisions}>
        <WallDecisions approval={approval} onDecide={onDecide} />
      </div>
    </li>
  );
}
