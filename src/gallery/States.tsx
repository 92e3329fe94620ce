import SearchOutlined from '@mui/icons-material/SearchOutlined';
import { useNotify, useTranslate } from 'react-admin';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { SkeletonRows } from '../ui/SkeletonRows.tsx';
import styles from './Gallery.module.css';

/** Renders the empty, error and loading states. */
export function States() {
  const translate = useTranslate();
  const notify = useNotify();
  return (
    <div className={styles.states}>
      <EmptyState
        icon={<SearchOutlined />}
        title={translate('ui.state.noResults')}
        text={translate('ui.state.noResultsText')}
        action={
          <button type="button" className="ui-button">
            {translate('ui.action.clearAll')}
          </button>
        }
      />
      <ErrorState
        title={translate('ui.state.error')}
        text={translate('ui.state.errorText')}
        retryLabel={translate('ui.action.retry')}
        onRetry={() => notify('ui.state.errorText', { type: 'error' })}
      />
      <SkeletonRows label={translate('ui.state.loading')} rows={4} />
    </div>
  );
}
