import { useTranslate } from 'react-admin';
import { ErrorPage } from '../ui/ErrorPage.tsx';
import { HomeButton } from './HomeButton.tsx';
import { usePageTitle } from '../ui/usePageTitle.ts';

/** 401: the account may not open this page, or the session ended. */
export function UnauthorizedPage() {
  const translate = useTranslate();
  const title = translate('shell.errors.unauthorized.title');
  usePageTitle(title);
  return (
    <ErrorPage
      code={401}
      title={title}
      text={translate('shell.errors.unauthorized.text')}
      actions={
        <>
          <HomeButton primary />
          {/* A full load: the sign-in pages are an entry of their own. */}
          <a className="ui-button" href="/auth/login">
            {translate('shell.errors.unauthorized.signIn')}
          </a>
        </>
      }
    />
  );
}
