import CloseOutlined from '@mui/icons-material/CloseOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import MoreHorizOutlined from '@mui/icons-material/MoreHorizOutlined';
import ZoomInOutlined from '@mui/icons-material/ZoomInOutlined';
import ZoomOutOutlined from '@mui/icons-material/ZoomOutOutlined';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';
import { useState, type RefObject } from 'react';
import { Link } from 'react-router-dom';
import type { ZoomRef } from 'yet-another-react-lightbox';
import { keepNoticesBelow } from '../../../ui/keepNoticesBelow.ts';
import { useCloseOnBack } from '../../../ui/useCloseOnBack.ts';
import { getField } from '../../definition/field.ts';
import { recordName } from '../../definition/recordName.ts';
import type { AnyRecord, Resource, RuntimeTiles } from '../../definition/runtimeDefinition.ts';
import { CardFacts } from '../cards/CardFacts.tsx';
import styles from './Lightbox.module.css';
import { FROM_LIGHTBOX } from './useOpenedPicture.ts';
import { TileMenu, useRecordAddress } from './TileMenu.tsx';

interface LightboxHeaderProps {
  titleId: string;
  resource: Resource;
  tiles: RuntimeTiles;
  record: AnyRecord | undefined;
  place: number;
  total: number;
  zoom: RefObject<ZoomRef | null>;
  isZoomable: boolean;
  onClose: () => void;
}

/** Renders the name, position, facts, buttons and menu of the shown picture; going back closes it. */
export function LightboxHeader(props: LightboxHeaderProps) {
  const { titleId, resource, tiles, record, place, total, zoom, isZoomable, onClose } = props;
  const translate = useTranslate();
  useCloseOnBack(onClose);
  const path = useRecordAddress(resource)(record ?? { id: 0 });
  const [menu, setMenu] = useState<{ anchor: HTMLElement; id: number }>();
  // The menu of an earlier picture would open again, since it is hidden but mounted after an action.
  if (menu && menu.id !== record?.id) setMenu(undefined);
  const { notice: Notice } = tiles;
  const under = (tiles.under ?? []).map((one) => getField(resource, one));
  const message = (word: string) => translate(`lightbox.${word}`);
  return (
    <header ref={keepNoticesBelow} className={styles.head}>
      <div className={styles.text}>
        <h2 id={titleId}>
          <bdi>{record ? recordName(resource, record) : ''}</bdi>
          <small>
            {place} / {total}
          </small>
        </h2>
        {record && (
          <p className={styles.facts}>
            <CardFacts fields={under} record={record} />
          </p>
        )}
      </div>
      {isZoomable && (
        <span className={styles.zoom}>
          <IconButton aria-label={message('zoomOut')} onClick={() => zoom.current?.zoomOut()}>
            <ZoomOutOutlined />
          </IconButton>
          <IconButton aria-label={message('zoomIn')} onClick={() => zoom.current?.zoomIn()}>
            <ZoomInOutlined />
          </IconButton>
        </span>
      )}
      {record && path !== undefined && (
        <IconButton
          component={Link}
          to={path}
          state={FROM_LIGHTBOX}
          aria-label={translate('ui.action.edit')}
          onClick={onClose}
        >
          <EditOutlined />
        </IconButton>
      )}
      {record && (
        <IconButton
          aria-haspopup="menu"
          aria-label={translate('listTiles.more', { name: recordName(resource, record) })}
          onClick={(event) => setMenu({ anchor: event.currentTarget, id: record.id })}
        >
          <MoreHorizOutlined />
        </IconButton>
      )}
      <IconButton aria-label={translate('ui.action.close')} onClick={onClose}>
        <CloseOutlined />
      </IconButton>
      {record && Notice && (
        <div className={styles.notice}>
          <Notice record={record} />
        </div>
      )}
      {record && menu && (
        <TileMenu
          key={record.id}
          resource={resource}
          record={record}
          opened={menu}
          steps={undefined}
          editState={FROM_LIGHTBOX}
          onClose={() => setMenu(undefined)}
        />
      )}
    </header>
  );
}
