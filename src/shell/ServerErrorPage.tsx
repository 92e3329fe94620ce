import { useTranslate } from 'react-admin';
import { ErrorPage } from '../ui/ErrorPage.tsx';
import { HomeButton } from './HomeButton.tsx';
import { usePageTitle } from '../ui/usePageTitle.ts';

interface ServerErrorPageProps {
  /** Retries the page; by default the document is reloaded. */
  onRetry?: () => void;
  /** Request id that identifies the error for support. */
  requestId?: string;
}

/** Renders the 500 page. */
export function ServerErrorPage(props: ServerErrorPageProps) {
  const translate = useTranslate();
  const title = translate('shell.errors.server.title');
  usePageTitle(title);
  return (
    <ErrorPage
      code={500}
      title={title}
      text={translate('shell.errors.server.text')}
      reference={props.requestId && translate('ui.state.errorReference', { id: props.requestId })}
      actions={
        <>
          <button
            type="button"
            className="ui-button ui-button--primary"
            onClick={props.onRetry ?? (() => location.reload())}
          >
            {translate('shell.errors.server.retry')}
          </button>
          <HomeButton />
        </>
      }
    />
  );
}
