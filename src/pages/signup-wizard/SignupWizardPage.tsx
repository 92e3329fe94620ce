import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { usePageTitle } from '../../ui/usePageTitle.ts';

/**
 * Renders the target page of a registration link: the next steps, and the sign-in link for users with an
 * account.
 */
export function SignupWizardPage({ isSignedIn }: { isSignedIn: boolean }) {
  const translate = useTranslate();
  const title = translate('areas.wizard.title');
  usePageTitle(title);
  return (
    <EmptyState
      isPage
      title={title}
      text={translate('areas.wizard.text')}
      action={
        isSignedIn ? (
          <Link className="ui-button ui-button--primary" to="/">
            {translate('shell.errors.toHome')}
          </Link>
        ) : (
          <a className="ui-button ui-button--primary" href="/auth/login">
            {translate('areas.wizard.signIn')}
          </a>
        )
      }
    />
  );
}
