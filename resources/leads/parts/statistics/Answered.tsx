import type { ReactNode } from 'react';
import { QueryBoundary } from '../../../../src/ui/QueryBoundary.tsx';

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
  if (answer.data !== undefined) return children(answer.data);
  return (
    <QueryBoundary
      isPending={!answer.error}
      error={answer.error}
      onRetry={() => void answer.refetch()}
      rows={rows}
      rowHeight="40px"
      columns={[0.3, 0.5]}
    />
  );
}
