import { useTranslate } from 'ra-core';
import { ErrorPage } from '../ui/ErrorPage.tsx';
import { HomeButton } from './HomeButton.tsx';
import { usePageTitle } from '../ui/usePageTitle.ts';

/** 500: the page could not be shown. Without `onRetry` the whole page is loaded anew. */
export function ServerErrorPage(props: { onRetry?: () => void }) {
  const translate = useTranslate();
  const title = translate('shell.errors.server.title');
  usePageTitle(title);
  return (
    <ErrorPage
      code={500}
      title={title}
      text={translate('shell.errors.server.text')}
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
