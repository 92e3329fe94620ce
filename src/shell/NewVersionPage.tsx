import { useTranslate } from 'react-admin';
import { EmptyState } from '../ui/EmptyState.tsx';

/** The panel was released anew while it stood open, and a part of the old one is gone. */
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
