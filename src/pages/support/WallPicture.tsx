import PlayArrowOutlined from '@mui/icons-material/PlayArrowOutlined';
import { useTranslate } from 'react-admin';
import type { Schemas } from '#contract/types.ts';
import { formatAgo } from '../../ui/format.ts';
import { useLocale } from '../../ui/useLocale.ts';
import styles from './PictureWall.module.css';
import type { Approval, Decision } from './useDecide.ts';

/** Reasons for a rejection, by the number of their key. */
export const CAUSES = [
  'redirects',
  'contact_info',
  'campaign_info',
] as const satisfies readonly Schemas['MediaRejectionCause'][];

/** Value of `sizes` for the pictures. */
const SIZES = '(width < 600px) 100vw, 360px';

function Sized({ picture, image }: Pick<Approval, 'picture' | 'image'>) {
  if (picture)
    return (
      <img
        src={picture.url}
        srcSet={picture.sources.map(({ url, width }) => `${url} ${width}w`).join(', ')}
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

/** Renders one picture of the wall with its decisions and their keys. */
export function WallPicture({ approval, onOpen, onDecide }: WallPictureProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const { id, title, picture, image, video, provider, createdAt } = approval;
  const played = video?.embedUrl ?? video?.fileUrl;
  const causeWords = (cause: string) =>
    translate(`resources.medias.values.rejectionCause.${cause}`);
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
      <p className={styles.words}>
        <bdi>{title}</bdi>
        <small>
          <bdi>{provider?.name}</bdi> ·{' '}
          <time dateTime={createdAt}>{formatAgo(createdAt, locale)}</time>
        </small>
      </p>
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
        <button
          type="button"
          className="ui-button ui-button--small"
          aria-label={translate('support.approvals.approveOne', { name: title })}
          aria-keyshortcuts="a"
          onClick={() => onDecide(id, { type: 'approve' })}
        >
          {translate('support.approvals.approve')} <kbd>A</kbd>
        </button>
        {CAUSES.map((cause, index) => (
          <button
            key={cause}
            type="button"
            className="ui-button ui-button--small"
            title={causeWords(cause)}
            aria-label={`${translate('support.approvals.rejectOne', { name: title })}: ${causeWords(cause)}`}
            aria-keyshortcuts={String(index + 1)}
            onClick={() => onDecide(id, { type: 'reject', cause })}
          >
            {causeWords(cause)} <kbd>{index + 1}</kbd>
          </button>
        ))}
      </div>
    </li>
  );
}
