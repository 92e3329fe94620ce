import PhotoLibraryOutlined from '@mui/icons-material/PhotoLibraryOutlined';
import { useGetList, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Schemas } from '#contract/types.ts';
import { pictureOf } from '../../../src/engine/definition/pictureOf.ts';
import { TilePicture } from '../../../src/engine/list/tiles/TilePicture.tsx';
import { formatNumber } from '../../../src/ui/format.ts';
import { useLocale } from '../../../src/ui/useLocale.ts';
import { ButtonLink } from '../../../src/ui/Button.tsx';
import { QueryBoundary } from '../../../src/ui/QueryBoundary.tsx';
import styles from './GalleryPhotos.module.css';

type Gallery = Schemas['Gallery'];
type Media = Schemas['Media'];

const SHOWN = 12;
const WIDTH = 240;

/** Renders the first photos of a gallery, the number of the others, and a link to all of them. */
export function GalleryPhotos({ record }: { record: Gallery }) {
  const translate = useTranslate();
  const locale = useLocale();
  const {
    data,
    total = 0,
    isPending,
    error,
    refetch,
  } = useGetList<Media>('medias', {
    pagination: { page: 1, perPage: SHOWN },
    sort: { field: 'order', order: 'ASC' },
    filter: { galleryId: record.id },
  });
  const to = `/galleries/${record.id}/photos`;
  return (
    <QueryBoundary
      rows={2}
      rowHeight="140px"
      isPending={isPending}
      error={error}
      onRetry={() => void refetch()}
    >
      <ButtonLink
        className={styles.edit}
        variant="contained"
        startIcon={<PhotoLibraryOutlined />}
        to={to}
      >
        {translate('resources.galleries.editPhotos')}
      </ButtonLink>
      {data?.length === 0 ? (
        <p>{translate('resources.galleries.noPhotos')}</p>
      ) : (
        <ul className={styles.photos}>
          {data?.map((media, index) => {
            const others = index === SHOWN - 1 ? total - SHOWN : 0;
            const more = others > 0 ? `+${formatNumber(others, locale)}` : undefined;
            return (
              <li key={media.id}>
                <Link
                  to={to}
                  aria-label={more === undefined ? media.name : `${media.name} ${more}`}
                >
                  <TilePicture picture={pictureOf({ ...media }, 'image')} width={WIDTH} />
                  {more !== undefined && <bdi className={styles.more}>{more}</bdi>}
                </Link>
              </li>
            );
          })}
        </ul>
      )}
    </QueryBoundary>
  );
}
