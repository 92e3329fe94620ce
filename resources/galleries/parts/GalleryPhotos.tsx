import PhotoLibraryOutlined from '@mui/icons-material/PhotoLibraryOutlined';
import { InfiniteListBase, useListContext, useTranslate } from 'react-admin';
import { Suspense, use, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Schemas } from '#contract/types.ts';
import { DefinitionsContext } from '../../../src/engine/definition/DefinitionsContext.ts';
import { pictureOf } from '../../../src/engine/definition/pictureOf.ts';
import type { AnyRecord, Resource } from '../../../src/engine/definition/runtimeDefinition.ts';
import {
  ResourceLocationContext,
  type ResourceLocation,
} from '../../../src/engine/definition/useResourceLocation.ts';
import { TilePicture } from '../../../src/engine/list/tiles/TilePicture.tsx';
import { formatNumber } from '../../../src/ui/format.ts';
import { lazyOnDemand } from '../../../src/ui/lazyOnDemand.tsx';
import { useLocale } from '../../../src/ui/useLocale.ts';
import { ButtonLink } from '../../../src/ui/Button.tsx';
import { QueryBoundary } from '../../../src/ui/QueryBoundary.tsx';
import styles from './GalleryPhotos.module.css';

type Gallery = Schemas['Gallery'];
type Media = Schemas['Media'];

const SHOWN = 12;
const SIZE = { width: 240, height: 180 };
const SORT = { field: 'order', order: 'ASC' } as const;

const Lightbox = lazyOnDemand(
  async () => (await import('../../../src/engine/list/tiles/Lightbox.tsx')).Lightbox,
);

interface GalleryLightboxProps {
  definition: Promise<Resource>;
  index: number;
  onClose: () => void;
}

/** Renders the photos of the surrounding list in the lightbox of the photos' own definition. */
function GalleryLightbox({ definition, index, onClose }: GalleryLightboxProps) {
  const resource = use(definition);
  const { data = [], total = data.length } = useListContext<AnyRecord>();
  const { tiles } = resource.definition.list ?? {};
  if (!tiles) return null;
  const list = { resource, tiles, records: data, total };
  return <Lightbox {...list} index={index} onClose={onClose} />;
}

interface PhotosProps {
  /** Path of the list of all photos. */
  to: string;
  /** @param index of the pressed photo */
  onOpen: (index: number) => void;
}

/** Renders the first photos, which open the lightbox; the last one leads to the list of those that are not shown. */
function Photos({ to, onOpen }: PhotosProps) {
  const locale = useLocale();
  const { data = [], total = 0 } = useListContext<Media>();
  const others = total - SHOWN;
  return (
    <ul className={styles.photos}>
      {data.slice(0, SHOWN).map((media, index) => {
        const picture = <TilePicture picture={pictureOf({ ...media }, 'image')} {...SIZE} />;
        if (index < SHOWN - 1 || others <= 0)
          return (
            <li key={media.id}>
              <button type="button" aria-label={media.name} onClick={() => onOpen(index)}>
                {picture}
              </button>
            </li>
          );
        const more = `+${formatNumber(others, locale)}`;
        return (
          <li key={media.id}>
            <Link to={to} aria-label={`${media.name} ${more}`}>
              {picture}
              <bdi className={styles.more}>{more}</bdi>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

function Content({ to }: { to: string }) {
  const translate = useTranslate();
  const { data, isPending, error, refetch } = useListContext<Media>();
  const definition = use(DefinitionsContext).load('medias');
  const [opened, setOpened] = useState<number>();
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
        <Photos to={to} onOpen={setOpened} />
      )}
      <Suspense fallback={null}>
        {definition && opened !== undefined && (
          <GalleryLightbox
            definition={definition}
            index={opened}
            onClose={() => setOpened(undefined)}
          />
        )}
      </Suspense>
    </QueryBoundary>
  );
}

/** Renders the first photos of a gallery, the number of the others, and a link to all of them. */
export function GalleryPhotos({ record }: { record: Gallery }) {
  // Links of the photos lead to their list below the gallery.
  const location = useMemo<ResourceLocation>(
    () => ({
      resource: 'medias',
      base: `/galleries/${record.id}/photos`,
      filter: { galleryId: record.id },
    }),
    [record.id],
  );
  return (
    <InfiniteListBase
      resource="medias"
      // The list belongs to this page, whose address and stored state are the gallery's.
      disableAuthentication
      disableSyncWithLocation
      storeKey={false}
      perPage={SHOWN}
      sort={SORT}
      filter={location.filter}
    >
      <ResourceLocationContext value={location}>
        <Content to={location.base} />
      </ResourceLocationContext>
    </InfiniteListBase>
  );
}
