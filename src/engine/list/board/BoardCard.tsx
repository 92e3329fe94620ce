import DragIndicatorOutlined from '@mui/icons-material/DragIndicatorOutlined';
import DriveFileMoveOutlined from '@mui/icons-material/DriveFileMoveOutlined';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'react-admin';
import { memo, useCallback, useLayoutEffect, useMemo, useRef, useState, type Ref } from 'react';
import { Link } from 'react-router-dom';
import { Menu } from '../../../ui/Menu.tsx';
import type { AnyRecord, Resource } from '../../definition/runtimeDefinition.ts';
import { FieldValue } from '../../kinds/FieldValue.tsx';
import { recordName } from '../../definition/recordName.ts';
import { recordPath } from '../../definition/recordPath.ts';
import { CardFacts } from '../cards/CardFacts.tsx';
import styles from './Board.module.css';
import type { CardFields } from './CardFace.tsx';
import type { CardDrag } from './useBoardDrag.ts';

/** A possible move of a card: the target column and its action. */
export interface Way {
  column: string;
  action: string;
}

interface BoardCardProps {
  resource: Resource;
  record: AnyRecord;
  fields: CardFields;
  base: string;
  isStrong: boolean;
  isMoving: boolean;
  isDragged: boolean;
  drag: CardDrag;
  waysOf: (record: AnyRecord) => Way[];
  onMove: (record: AnyRecord, column: string, actions: readonly string[]) => void;
}

interface CardBodyProps extends Pick<
  BoardCardProps,
  'resource' | 'record' | 'fields' | 'base' | 'onMove'
> {
  ways: readonly Way[];
  handleRef: Ref<HTMLButtonElement>;
  handleDescriptionId: string;
}

/** Content of a card, memoised: it does not change while the card is dragged. */
const CardBody = memo(function CardBody(props: CardBodyProps) {
  const { resource, record, fields, base, ways, onMove, handleRef, handleDescriptionId } = props;
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const name = recordName(resource, record);
  return (
    <>
      <Link to={recordPath(base, record.id)} className={styles.line} draggable={false}>
        <FieldValue field={fields.line} record={record} />
      </Link>
      {ways.length > 0 && (
        <span className={styles.tools}>
          <IconButton
            ref={handleRef}
            size="small"
            className={styles.handle ?? ''}
            aria-describedby={handleDescriptionId}
            aria-label={translate('listTools.order.handle', { name })}
          >
            <DragIndicatorOutlined fontSize="small" />
          </IconButton>
          <IconButton
            size="small"
            aria-haspopup="menu"
            aria-label={translate('listBoard.move', { name })}
            onClick={(event) => setAnchor(event.currentTarget)}
          >
            <DriveFileMoveOutlined fontSize="small" />
          </IconButton>
        </span>
      )}
      <span className={styles.under}>
        <CardFacts fields={fields.under} record={record} />
      </span>
      {anchor && (
        <Menu open anchorEl={anchor} onClose={() => setAnchor(null)}>
          {ways.map(({ column, action }) => (
            <MenuItem
              key={action}
              onClick={() => {
                setAnchor(null);
                onMove(record, column, [action]);
              }}
            >
              {translate(`resources.${resource.name}.actions.${action}.do`)}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  );
});

/** Card of the board; moved by mouse, by its drag handle or by its menu. */
export const BoardCard = memo(function BoardCard(props: BoardCardProps) {
  const { resource, record, fields, base, isStrong, isMoving, isDragged, drag, waysOf, onMove } =
    props;
  const ways = useMemo(() => waysOf(record), [waysOf, record]);
  const element = useRef<HTMLLIElement>(null);
  const handle = useRef<HTMLButtonElement>(null);
  const canMove = !isMoving && ways.length > 0;
  const arm = useCallback(() => {
    if (element.current) drag.arm({ record, element: element.current, handle: handle.current });
  }, [drag, record]);
  useLayoutEffect(() => {
    if (isMoving) arm();
  }, [isMoving, arm]);
  return (
    <li
      ref={element}
      className={styles.card}
      data-strong={isStrong || undefined}
      data-away={isDragged || isMoving || undefined}
      {...(canMove && {
        ...drag.handlers,
        onPointerDown: arm,
        onFocus: arm,
        // The record may have changed since it received the focus.
        onKeyDownCapture: arm,
      })}
    >
      <CardBody
        resource={resource}
        record={record}
        fields={fields}
        base={base}
        ways={ways}
        onMove={onMove}
        handleRef={handle}
        handleDescriptionId={drag.descriptionId}
      />
    </li>
  );
});
