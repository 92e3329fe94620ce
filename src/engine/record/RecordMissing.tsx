import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { useErrorMessage } from '../../ui/useErrorMessage.ts';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import { useErrorReference } from '../queries/useErrorReference.ts';

interface RecordMissingProps {
  /** Path of the list. */
  to: string;
  error: unknown;
  onRetry: () => void;
}

const statusOf = (error: unknown): unknown =>
  error instanceof Error && 'status' in error ? error.status : undefined;

/**
 * Renders the message for a path below a record that matches none of its sections.
 * @param to path of the record
 */
export function SectionMissing({ to }: { to: string }) {
  const translate = useTranslate();
  const title = translate('engine.record.noSection');
  usePageTitle(title);
  return (
    <EmptyState
      isPage
      title={title}
      text={translate('engine.record.noSectionText')}
      action={
        <Button component={Link} to={to} variant="contained">
          {translate('engine.record.toRecord')}
        </Button>
      }
    />
  );
}

/** Renders the message for a record that does not exist or could not be fetched. */
export function RecordMissing({ to, error, onRetry }: RecordMissingProps) {
  const translate = useTranslate();
  const reference = useErrorReference(error);
  const isMissing = statusOf(error) === 404;
  const messageOf = useErrorMessage();
  const title = translate(isMissing ? 'engine.record.missing' : 'ui.state.error');
  usePageTitle(title);
  if (isMissing) {
    const toList = (
      <Button component={Link} to={to} variant="contained">
        {translate('engine.record.toList')}
      </Button>
    );
    return (
      <EmptyState
        isPage
        title={title}
        text={translate('engine.record.missingText')}
        action={toList}
      />
    );
  }
  return (
    <ErrorState
      reference={reference}
      isPage
      title={title}
      text={error instanceof Error ? messageOf(error) : undefined}
      retryLabel={translate('ui.action.retry')}
      onRetry={onRetry}
    />
  );
}
