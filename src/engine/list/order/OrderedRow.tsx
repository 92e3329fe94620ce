import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import DragIndicatorOutlined from '@mui/icons-material/DragIndicatorOutlined';
import { useTranslate } from 'react-admin';
import { OrderButtons } from './OrderButtons.tsx';
import styles from './OrderButtons.module.css';
import { clickRow, RowCells, type RowProps } from '../table/Row.tsx';

interface OrderedRowProps extends RowProps {
  isFirst: boolean;
  isLast: boolean;
  step: (id: number, direction: 'up' | 'down') => void;
}

/** Renders a row with a drag handle and buttons for the manual order. */
export function OrderedRow({ isFirst, isLast, step, ...row }: OrderedRowProps) {
  const translate = useTranslate();
  const { base, record, isStrong, isSelected, name = '' } = row;
  const {
    setNodeRef,
    setActivatorNodeRef,
    listeners,
    attributes,
    transform,
    transition,
    isDragging,
  } = useSortable({ id: record.id });
  return (
    <tr
      ref={setNodeRef}
      style={{
        transform: CSS.Translate.toString(transform),
        transition,
      }}
      data-dragged={isDragging || undefined}
      data-strong={isStrong || undefined}
      data-selected={isSelected || undefined}
      data-opens={base === undefined ? undefined : true}
      onClick={(event) => clickRow(event, row)}
    >
      <td data-select="">
        <button
          type="button"
          className={styles.handle}
          data-drag-handle=""
          aria-label={translate('listTools.order.handle', { name })}
          ref={setActivatorNodeRef}
          {...listeners}
          aria-describedby={attributes['aria-describedby']}
        >
          <DragIndicatorOutlined aria-hidden="true" />
        </button>
        <OrderButtons id={record.id} name={name} isFirst={isFirst} isLast={isLast} step={step} />
      </td>
      <RowCells {...row} />
    </tr>
  );
}
