import { useTranslate } from 'react-admin';
import { ErrorPage } from '../ui/ErrorPage.tsx';
import { HomeButton } from './HomeButton.tsx';
import { usePageTitle } from '../ui/usePageTitle.ts';

interface ServerErrorPageProps {
  /** Without it the whole page is loaded anew. */
  onRetry?: () => void;
  /** Id by which support finds the error. */
  requestId?: string;
}

/** 500: the page could not be shown. */
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
