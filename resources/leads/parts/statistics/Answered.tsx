import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { ErrorState } from '../../../../src/ui/ErrorState.tsx';
import { SkeletonRows } from '../../../../src/ui/SkeletonRows.tsx';

interface AnsweredProps<T> {
  answer: { data: T | undefined; error: unknown; refetch: () => unknown };
  /** Rows of the skeleton. */
  rows: number;
  children: (data: T) => ReactNode;
}

/**
 * Renders the children with the response, a skeleton until it is loaded, or a retry control if the
 * request fails.
 */
export function Answered<T>({ answer, rows, children }: AnsweredProps<T>) {
  const translate = useTranslate();
  if (answer.data !== undefined) return children(answer.data);
  if (answer.error)
    return (
      <ErrorState
        title={translate('ui.state.error')}
        retryLabel={translate('ui.action.retry')}
        onRetry={() => void answer.refetch()}
      />
    );
  return (
    <SkeletonRows
      label={translate('ui.state.loading')}
      rows={rows}
      rowHeight="40px"
      columns={[0.3, 0.5]}
    />
  );
}
