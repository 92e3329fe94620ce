import { useTranslate } from 'react-admin';
import { ErrorPage } from '../ui/ErrorPage.tsx';
import { HomeButton } from './HomeButton.tsx';
import { usePageTitle } from '../ui/usePageTitle.ts';

/** Renders the 404 page for an unknown page or record. */
export function NotFoundPage() {
  const translate = useTranslate();
  const title = translate('shell.errors.notFound.title');
  usePageTitle(title);
  return (
    <ErrorPage
      code={404}
      title={title}
      text={translate('shell.errors.notFound.text')}
      actions={<HomeButton primary />}
    />
  );
}
