import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { ErrorState } from './ErrorState.tsx';
import { SkeletonRows } from './SkeletonRows.tsx';

interface QueryBoundaryProps {
  isPending: boolean;
  error: unknown;
  onRetry: () => void;
  /** Number and height of the skeleton rows, so that nothing moves when the real rows render. */
  rows?: number;
  rowHeight?: string;
  children: ReactNode;
}

/** Renders skeleton rows of the final shape until a response is there, or the error with a retry. */
export function QueryBoundary(props: QueryBoundaryProps) {
  const { isPending, error, onRetry, rows = 3, rowHeight = '72px', children } = props;
  const translate = useTranslate();
  if (error) {
    const words = error instanceof Error ? error.message : 'ui.state.errorText';
    return (
      <ErrorState
        title={translate('ui.state.error')}
        text={translate(words, { _: words })}
        retryLabel={translate('ui.action.retry')}
        onRetry={onRetry}
      />
    );
  }
  if (isPending)
    return <SkeletonRows label={translate('ui.state.loading')} rows={rows} rowHeight={rowHeight} />;
  return children;
}
