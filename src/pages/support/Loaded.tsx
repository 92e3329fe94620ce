import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';

interface LoadedProps {
  isPending: boolean;
  error: unknown;
  onRetry: () => void;
  children: ReactNode;
}

/** What is shown until an answer is there, and what went wrong where none came. */
export function Loaded({ isPending, error, onRetry, children }: LoadedProps) {
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
    return <SkeletonRows label={translate('ui.state.loading')} rows={4} rowHeight="88px" />;
  return children;
}
