import { useTranslate } from 'react-admin';
import { ErrorPage } from '../ui/ErrorPage.tsx';
import { HomeButton } from './HomeButton.tsx';
import { usePageTitle } from '../ui/usePageTitle.ts';

/** Renders the 401 page for an account without permission or an ended session. */
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
          {/* A full page load, since the sign-in pages are a separate entry. */}
          <a className="ui-button" href="/auth/login">
            {translate('shell.errors.unauthorized.signIn')}
          </a>
        </>
      }
    />
  );
}
