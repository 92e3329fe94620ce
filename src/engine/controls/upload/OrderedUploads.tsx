import { DndContext } from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext, useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import ArrowBackOutlined from '@mui/icons-material/ArrowBackOutlined';
import ArrowForwardOutlined from '@mui/icons-material/ArrowForwardOutlined';
import DragIndicatorOutlined from '@mui/icons-material/DragIndicatorOutlined';
import WallpaperOutlined from '@mui/icons-material/WallpaperOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';
import { useEffect, useRef, useState } from 'react';
import { useGridDrag } from '../useGridDrag.ts';
import { useMoves, type Direction } from '../useMoves.ts';
import { RemoveButton, type UploadCardsProps } from './UploadCards.tsx';
import styles from './UploadField.module.css';
import { uploadKey, type Upload } from './uploads.ts';

interface OrderedUploadsProps extends UploadCardsProps {
  /** Makes a picture the cover, whose place in the list the former cover takes; undefined without a cover. */
  onCover: ((upload: Upload) => void) | undefined;
}

interface OrderedCardProps extends OrderedUploadsProps {
  upload: Upload;
  index: number;
  onMove: (direction: Direction) => void;
}

/** Renders a picture, which is dragged by itself or by its handle, with its buttons. */
function OrderedCard(props: OrderedCardProps) {
  const { upload, index, files, draw, tools, onMove, onCover } = props;
  const translate = useTranslate();
  const { setNodeRef, setActivatorNodeRef, listeners, attributes, ...drag } = useSortable({
    id: uploadKey(upload),
  });
  const labelOf = (word: string) => `${translate(word)}: ${files.nameOf(upload)}`;
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(drag.transform), transition: drag.transition }}
      data-dragged={drag.isDragging || undefined}
    >
      {/* A larger handle for pointers; the button beside it has the role and the keys. */}
      <span
        role="presentation"
        className={styles.grip}
        onMouseDown={(event) => void listeners?.['onMouseDown']?.(event)}
        onTouchStart={(event) => void listeners?.['onTouchStart']?.(event)}
      >
        {draw(upload)}
      </span>
      <button
        type="button"
        className={styles.handle}
        data-drag-handle=""
        ref={setActivatorNodeRef}
        {...listeners}
        aria-label={labelOf('photoList.drag')}
        aria-describedby={attributes['aria-describedby']}
        title={translate('listTiles.drag.how')}
      >
        <DragIndicatorOutlined aria-hidden="true" />
      </button>
      <span className={styles.corner}>{tools?.(upload)}</span>
      {onCover && (
        <Button
          className={styles.makeCover}
          data-cover=""
          color="inherit"
          size="small"
          startIcon={<WallpaperOutlined />}
          aria-label={labelOf('photoList.makeCover')}
          onClick={() => onCover(upload)}
        >
          {translate('photoList.makeCover')}
        </Button>
      )}
      <div className={styles.tools}>
        <IconButton
          data-move="up"
          aria-label={labelOf('engine.upload.forward')}
          disabled={index === 0}
          onClick={() => onMove('up')}
        >
          <ArrowBackOutlined className={styles.arrow} />
        </IconButton>
        <IconButton
          data-move="down"
          aria-label={labelOf('engine.upload.backward')}
          disabled={index === files.uploads.length - 1}
          onClick={() => onMove('down')}
        >
          <ArrowForwardOutlined className={styles.arrow} />
        </IconButton>
        <RemoveButton {...props} />
      </div>
    </li>
  );
}

/** Renders pictures that are put in order by mouse, touch, keys and buttons, one of which may become the cover. */
export function OrderedUploads(props: OrderedUploadsProps) {
  const { files, onCover } = props;
  const { uploads, move, nameOf } = files;
  const translate = useTranslate();
  const [spoken, setSpoken] = useState('');
  const { list, moveRow } = useMoves(move);
  const coveredAt = useRef<number>(undefined);
  useEffect(() => {
    if (coveredAt.current === undefined) return;
    // The former cover, or the next picture, has the place of the button that was pressed.
    const cards = [...(list.current?.children ?? [])];
    const card = cards[Math.min(coveredAt.current, cards.length - 1)];
    coveredAt.current = undefined;
    const next = card?.querySelector<HTMLElement>('[data-cover]');
    (next ?? document.getElementById(files.id))?.focus();
  });
  const drag = useGridDrag({
    items: uploads,
    idOf: uploadKey,
    nameOf,
    onDrop: (upload, to) => move(uploads.indexOf(upload), to),
    hasKeys: true,
  });
  const step = (upload: Upload, index: number, direction: Direction) => {
    moveRow(index, direction);
    setSpoken(
      translate('listTiles.drag.over', {
        name: nameOf(upload),
        place: index + (direction === 'up' ? 0 : 2),
        count: uploads.length,
      }),
    );
  };
  const cover = (upload: Upload, index: number) => {
    coveredAt.current = index;
    onCover?.(upload);
    setSpoken(translate('photoList.isCover', { name: nameOf(upload) }));
  };
  return (
    <DndContext {...drag.context}>
      <SortableContext items={uploads.map(uploadKey)} strategy={rectSortingStrategy}>
        <ul ref={list} className={styles.uploads} data-pictures="">
          {uploads.map((upload, index) => (
            <OrderedCard
              key={uploadKey(upload)}
              {...props}
              upload={upload}
              index={index}
              onMove={(direction) => step(upload, index, direction)}
              onCover={onCover && (() => cover(upload, index))}
            />
          ))}
        </ul>
      </SortableContext>
      <p role="status" className="visually-hidden">
        {spoken}
      </p>
    </DndContext>
  );
}
