import PhotoLibraryOutlined from '@mui/icons-material/PhotoLibraryOutlined';
import { useGetList, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Schemas } from '#contract/types.ts';
import { pictureOf } from '../../../src/engine/definition/pictureOf.ts';
import { TilePicture } from '../../../src/engine/list/tiles/TilePicture.tsx';
import { ButtonLink } from '../../../src/ui/Button.tsx';
import { QueryBoundary } from '../../../src/ui/QueryBoundary.tsx';
import styles from './GalleryPhotos.module.css';

type Gallery = Schemas['Gallery'];
type Media = Schemas['Media'];

const SHOWN = 12;
const WIDTH = 240;

/** Renders the first photos of a gallery and a link to all of them. */
export function GalleryPhotos({ record }: { record: Gallery }) {
  const translate = useTranslate();
  const { data, isPending, error, refetch } = useGetList<Media>('medias', {
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
          {data?.map((media) => (
            <li key={media.id}>
              <Link to={to} aria-label={media.name}>
                <TilePicture picture={pictureOf({ ...media }, 'image')} width={WIDTH} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </QueryBoundary>
  );
}
