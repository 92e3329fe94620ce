import { useCallback, useId } from 'react';
import styles from './Board.module.css';
import { ColumnCards, type ColumnCardsProps } from './ColumnCards.tsx';

interface BoardColumnProps extends Omit<ColumnCardsProps, 'titleId'> {
  /** True if the dragged card may be dropped here; undefined while no card is dragged. */
  takes: boolean | undefined;
  /** True while the dragged card is over this column. */
  isOver: boolean;
  /** Receives the column's element. */
  place: (name: string, element: HTMLElement | null) => void;
}

/** Renders a column, which says whether it takes the dragged card. */
export function BoardColumn({ takes, isOver, place, ...content }: BoardColumnProps) {
  const titleId = useId();
  const { name } = content.column;
  const ref = useCallback((element: HTMLElement | null) => place(name, element), [place, name]);
  return (
    <section
      ref={ref}
      className={styles.column}
      aria-labelledby={titleId}
      data-over={(isOver && takes) || undefined}
      data-closed={takes === false || undefined}
    >
      <ColumnCards {...content} titleId={titleId} />
    </section>
  );
}
