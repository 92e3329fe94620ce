import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { ErrorState } from '../../../../src/ui/ErrorState.tsx';
import { SkeletonRows } from '../../../../src/ui/SkeletonRows.tsx';

interface WaitingProps {
  isPending: boolean;
  error: unknown;
  onRetry: () => void;
  children: ReactNode;
}

/** What a tab shows until its answer is there: rows of the true shape, or what went wrong and a retry. */
export function Waiting({ isPending, error, onRetry, children }: WaitingProps) {
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
    return <SkeletonRows label={translate('ui.state.loading')} rows={3} rowHeight="72px" />;
  return children;
}
