import type { DraggableSyntheticListeners } from '@dnd-kit/core';
import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import DragIndicatorOutlined from '@mui/icons-material/DragIndicatorOutlined';
import LockOutlined from '@mui/icons-material/LockOutlined';
import MoreHorizOutlined from '@mui/icons-material/MoreHorizOutlined';
import { useTranslate } from 'react-admin';
import {
  memo,
  useLayoutEffect,
  useMemo,
  useRef,
  type ComponentType,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import type { AnyRecord } from '../../definition/runtimeDefinition.ts';
import type { Field } from '../../definition/field.ts';
import { CardFacts } from '../cards/CardFacts.tsx';
import { SelectBox } from '../selection/SelectBox.tsx';
import { pictureOf } from '../../definition/pictureOf.ts';
import { TilePicture } from './TilePicture.tsx';
import styles from './Tiles.module.css';

export interface TileActions {
  /** Opens the picture; selects it while the selection is active. */
  press: (index: number, isRange: boolean) => void;
  select: (id: number, isRange: boolean) => void;
  openMenu: (anchor: HTMLElement, record: AnyRecord, index: number) => void;
  handleKey: (event: KeyboardEvent, record: AnyRecord, index: number) => void;
}

/** Props of a tile's content, which do not change on scrolling and dragging, so that its memo is effective. */
interface ContentProps extends TileActions {
  record: AnyRecord;
  index: number;
  name: string;
  /** Path of the field with the picture. */
  picture: string;
  width: number;
  pictureHeight: number;
  under: readonly Field[];
  badges: ComponentType<{ record: AnyRecord }> | undefined;
  isCurrent: boolean;
  /** Undefined if tiles are not selectable. */
  isSelected: boolean | undefined;
  isChoosing: boolean;
  /** False for a tile that came while the list scrolls: it has its picture and caption, but no badges and tools yet. */
  isWhole: boolean;
  /** Undefined if tiles have no manual order. */
  order: 'open' | 'locked' | undefined;
}

interface TileProps extends ContentProps {
  count: number;
  /** Position in the grid and height, in pixels. */
  start: number;
  top: number;
  height: number;
  isLifted: boolean;
}

function Handle({ record, index, name, order, handleKey, isCurrent }: ContentProps) {
  const translate = useTranslate();
  if (order === undefined) return null;
  const why = order === 'locked' ? translate('listTiles.locked') : undefined;
  const label = translate('listTools.order.handle', { name });
  return (
    <button
      type="button"
      className={styles.handle}
      data-drag-handle=""
      data-locked={order === 'locked' || undefined}
      tabIndex={isCurrent ? 0 : -1}
      aria-label={why === undefined ? label : `${name}: ${why}`}
      title={why ?? translate('listTiles.drag.how')}
      aria-disabled={order === 'locked' || undefined}
      onKeyDown={(event) => handleKey(event, record, index)}
    >
      {order === 'locked' ? (
        <LockOutlined aria-hidden="true" />
      ) : (
        <DragIndicatorOutlined aria-hidden="true" />
      )}
    </button>
  );
}

/** Renders the record's badges over the bottom of its picture. */
function Marks({ record, order, badges: Badges }: ContentProps) {
  const translate = useTranslate();
  return (
    <span className={styles.badges}>
      {Badges && <Badges record={record} />}
      {order === 'locked' && (
        <span className={styles.lock} title={translate('listTiles.locked')}>
          <LockOutlined aria-hidden="true" />
        </span>
      )}
    </span>
  );
}

/** Renders a tile's drag handle and its menu button. */
function Tools(props: ContentProps) {
  const { record, index, name, isCurrent, openMenu } = props;
  const translate = useTranslate();
  return (
    <span className={styles.tools}>
      <Handle {...props} />
      <button
        type="button"
        className={styles.more}
        tabIndex={isCurrent ? 0 : -1}
        aria-haspopup="menu"
        aria-label={translate('listTiles.more', { name })}
        onClick={(event) => openMenu(event.currentTarget, record, index)}
      >
        <MoreHorizOutlined aria-hidden="true" />
      </button>
    </span>
  );
}

type Listeners = RefObject<DraggableSyntheticListeners>;

const Content = memo(function Content({
  listeners,
  ...props
}: ContentProps & { listeners: Listeners }) {
  const { record, index, name, picture: path, width, pictureHeight, under } = props;
  const { isCurrent, isSelected, isChoosing, isWhole, press, select } = props;
  const translate = useTranslate();
  const picture = useMemo(() => pictureOf(record, path), [record, path]);
  return (
    <>
      <button
        type="button"
        className={styles.open}
        data-tile-open=""
        tabIndex={isCurrent ? 0 : -1}
        aria-label={name}
        {...(isChoosing && { 'aria-pressed': isSelected ?? false })}
        onClick={(event) => press(index, event.shiftKey)}
        onMouseDown={(event) => void listeners.current?.['onMouseDown']?.(event)}
        onTouchStart={(event) => void listeners.current?.['onTouchStart']?.(event)}
      >
        <TilePicture picture={picture} width={width} height={pictureHeight} />
      </button>
      {isWhole && <Marks {...props} />}
      {isWhole && isSelected !== undefined && (
        <span className={styles.select}>
          <SelectBox
            label={translate('listTools.bulk.selectRow', { name })}
            isSelected={isSelected}
            onSelect={(isRange) => select(record.id, isRange)}
          />
        </span>
      )}
      {isWhole && <Tools {...props} />}
      <span className={styles.caption}>
        <bdi className={styles.name}>{name}</bdi>
        <span className={styles.under}>
          <CardFacts fields={under} record={record} />
        </span>
      </span>
    </>
  );
});

interface SortableProps {
  id: number;
  isDraggable: boolean;
  isDroppable: boolean;
  elementRef: RefObject<HTMLLIElement | null>;
  listenersRef: Listeners;
}

/**
 * Makes a mounted tile sortable; renders nothing. A component of its own, so that tiles can do without it while the
 * list scrolls: each registration at the drag context updates the hooks of all tiles.
 */
function Sortable({ id, isDraggable, isDroppable, elementRef, listenersRef }: SortableProps) {
  const disabled = { draggable: !isDraggable, droppable: !isDroppable };
  const sortable = useSortable({ id, disabled });
  const { setNodeRef, transform, transition, isDragging } = sortable;
  useLayoutEffect(() => {
    setNodeRef(elementRef.current);
    return () => setNodeRef(null);
  }, [setNodeRef, elementRef]);
  useLayoutEffect(() => {
    listenersRef.current = sortable.listeners;
    return () => {
      listenersRef.current = undefined;
    };
  }, [listenersRef, sortable.listeners]);
  useLayoutEffect(() => {
    const tile = elementRef.current;
    if (!tile) return;
    tile.style.transform = CSS.Translate.toString(transform) ?? '';
    tile.style.transition = transition ?? '';
    tile.toggleAttribute('data-dragged', isDragging);
  }, [elementRef, transform, transition, isDragging]);
  return null;
}

/** Tile of the grid; a click opens it, its picture is the drag handle, and its tools are in the corners. */
export const Tile = memo(function Tile(props: TileProps) {
  const { count, start, top, height, isLifted, ...content } = props;
  const { record, index, width, isSelected, isChoosing, isWhole, order } = content;
  const element = useRef<HTMLLIElement>(null);
  const listeners = useRef<DraggableSyntheticListeners>(undefined);
  return (
    <>
      <li
        ref={element}
        className={styles.tile}
        style={{
          insetInlineStart: start,
          insetBlockStart: top,
          inlineSize: width,
          blockSize: height,
        }}
        data-index={index}
        data-id={record.id}
        data-lifted={isLifted || undefined}
        data-selected={isSelected || undefined}
        data-choosing={isChoosing || undefined}
        aria-setsize={count}
        aria-posinset={index + 1}
      >
        <Content {...content} listeners={listeners} />
      </li>
      {isWhole && order !== undefined && (
        <Sortable
          id={record.id}
          isDraggable={order === 'open' && !isChoosing}
          isDroppable={order === 'open'}
          elementRef={element}
          listenersRef={listeners}
        />
      )}
    </>
  );
});
