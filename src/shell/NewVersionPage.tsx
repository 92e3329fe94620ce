import { useTranslate } from 'react-admin';
import { EmptyState } from '../ui/EmptyState.tsx';

/** Renders the page for an outdated tab: a new version was deployed and a file of the old one is missing. */
export function NewVersionPage() {
  const translate = useTranslate();
  return (
    <EmptyState
      isPage
      title={translate('shell.errors.newVersion.title')}
      text={translate('shell.errors.newVersion.text')}
      action={
        <button
          type="button"
          className="ui-button ui-button--primary"
          onClick={() => location.reload()}
        >
          {translate('shell.errors.newVersion.reload')}
        </button>
      }
    />
  );
}
