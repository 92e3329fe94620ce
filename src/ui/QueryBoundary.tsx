import { useTranslate } from 'react-admin';
import type { ReactNode } from 'react';
import { ErrorState } from './ErrorState.tsx';
import { SkeletonRows } from './SkeletonRows.tsx';
import { useErrorMessage } from './useErrorMessage.ts';

interface QueryBoundaryProps {
  isPending: boolean;
  error: unknown;
  onRetry: () => void;
  /** Number and height of the skeleton rows, so that the layout does not shift when the real rows render. */
  rows?: number;
  rowHeight?: string;
  /** Widths of the bars in each skeleton row, as shares of the row (0 to 1). */
  columns?: readonly number[];
  children?: ReactNode;
}

/**
 * Renders skeleton rows of the final shape until a response is available, or the error with a retry.
 * @example
 * if (!data) return <QueryBoundary isPending={!error} error={error} onRetry={() => void refetch()} />;
 */
export function QueryBoundary(props: QueryBoundaryProps) {
  const { isPending, error, onRetry, rows = 3, rowHeight = '72px', columns, children } = props;
  const translate = useTranslate();
  const messageOf = useErrorMessage();
  if (error) {
    return (
      <ErrorState
        title={translate('ui.state.error')}
        text={messageOf(error)}
        retryLabel={translate('ui.action.retry')}
        onRetry={onRetry}
      />
    );
  }
  if (!isPending) return children;
  return (
    <SkeletonRows
      label={translate('ui.state.loading')}
      rows={rows}
      rowHeight={rowHeight}
      {...(columns && { columns })}
    />
  );
}
