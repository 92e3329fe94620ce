import CloseOutlined from '@mui/icons-material/CloseOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'ra-core';
import { useId, useState, type ComponentType } from 'react';
import { Link } from 'react-router-dom';
import YetAnotherLightbox, { type Slide } from 'yet-another-react-lightbox';
import Inline from 'yet-another-react-lightbox/plugins/inline';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import 'yet-another-react-lightbox/styles.css';
import { fieldValue, getField } from '../../definition/field.ts';
import { recordName } from '../../definition/recordName.ts';
import type { AnyRecord, Resource, RuntimeTiles } from '../../definition/runtimeDefinition.ts';
import styles from './Lightbox.module.css';
import { pictureOf } from './pictureOf.ts';
import { useRecordAddress } from './TileMenu.tsx';

interface RecordSlide {
  type: 'record';
  record: AnyRecord;
  view: ComponentType<{ record: AnyRecord }>;
}

declare module 'yet-another-react-lightbox' {
  interface SlideTypes {
    record: RecordSlide;
  }
}

interface LightboxProps {
  resource: Resource;
  tiles: RuntimeTiles;
  records: readonly AnyRecord[];
  index: number;
  total: number;
  /** @param index of the last picture that was seen */
  onClose: (index: number) => void;
}

function slideOf(resource: Resource, { picture, slides }: RuntimeTiles, record: AnyRecord): Slide {
  const by = slides && fieldValue(getField(resource, slides.by), record);
  const view = slides?.of[String(by)];
  if (view) return { type: 'record', record, view };
  const found = pictureOf(record, picture);
  const alt = recordName(resource, record);
  if (!found) return { src: '', alt };
  const { src, width, height, sizes } = found;
  return { src, alt, width, height, srcSet: [...sizes] };
}

/** Shows pictures one at a time over the whole window: by keys, swipes and zoom, within a dialog that holds the focus. */
export function Lightbox({ resource, tiles, records, index, total, onClose }: LightboxProps) {
  const translate = useTranslate();
  const titleId = useId();
  const [current, setCurrent] = useState(index);
  const addressOf = useRecordAddress(resource);
  const record = records[current];
  const path = record && addressOf(record);
  const close = () => onClose(current);
  const say = (word: string) => translate(`listTools.tiles.lightbox.${word}`);
  return (
    <Dialog
      open
      fullScreen
      onClose={close}
      aria-labelledby={titleId}
      classes={{ paper: styles.paper ?? '' }}
    >
      <header className={styles.head}>
        <h2 id={titleId}>
          <bdi>{record ? recordName(resource, record) : ''}</bdi>
          <small>
            {current + 1} / {total}
          </small>
        </h2>
        {path !== undefined && (
          <IconButton
            component={Link}
            to={path}
            color="inherit"
            aria-label={translate('ui.action.edit')}
            onClick={close}
          >
            <EditOutlined />
          </IconButton>
        )}
        <IconButton color="inherit" aria-label={translate('ui.action.close')} onClick={close}>
          <CloseOutlined />
        </IconButton>
      </header>
      <YetAnotherLightbox
        className={styles.stage ?? ''}
        plugins={[Inline, Zoom]}
        index={index}
        slides={records.map((one) => slideOf(resource, tiles, one))}
        carousel={{ finite: true, padding: 0, preload: 1 }}
        controller={{ focus: true }}
        toolbar={{ buttons: [] }}
        zoom={{ maxZoomPixelRatio: 3, scrollToZoom: true }}
        animation={{ swipe: 180, fade: 0 }}
        on={{ view: ({ index: seen }) => setCurrent(seen) }}
        labels={{
          Previous: say('previous'),
          Next: say('next'),
          'Zoom in': say('zoomIn'),
          'Zoom out': say('zoomOut'),
          Lightbox: say('name'),
          Carousel: say('carousel'),
          Slide: say('slide'),
          'Photo gallery': say('name'),
          '{index} of {total}': say('place'),
        }}
        render={{
          slide: ({ slide, offset }) =>
            slide.type === 'record' && offset === 0 ? (
              <slide.view record={slide.record} />
            ) : undefined,
        }}
      />
    </Dialog>
  );
}
