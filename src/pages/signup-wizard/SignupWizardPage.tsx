import { HttpError, useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import type { Schemas } from '#contract/types.ts';
import { QueryBoundary } from '../../ui/QueryBoundary.tsx';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import { FirstSteps } from './FirstSteps.tsx';
import { useWizard } from './useWizard.ts';
import { WizardOver } from './WizardOver.tsx';
import { WizardStepPage } from './WizardStepPage.tsx';

interface SignupWizardPageProps {
  /** Signed-in user; undefined if there is none. */
  user: { readonly name: string; readonly providerId: number | undefined } | undefined;
  helpPhone: string | null;
  /** Called with the owner's session once the account is created. */
  onOpened: (session: Schemas['Session']) => void;
}

/** Renders the registration of a new business by its link, or the reason why it cannot be filled in. */
export function SignupWizardPage({ user, helpPhone, onOpened }: SignupWizardPageProps) {
  const translate = useTranslate();
  const { hash = '' } = useParams();
  const { data, isPending, error, refetch } = useWizard(hash);
  usePageTitle(translate('signup.title'));
  const over = (reason: Parameters<typeof WizardOver>[0]['reason']) => (
    <WizardOver reason={reason} userName={user?.name} helpPhone={helpPhone} />
  );
  if (error instanceof HttpError && error.status === 404) return over('unknown');
  if (data?.isOwn) return <FirstSteps providerId={user?.providerId} />;
  if (data && data.status !== 'open') return over(data.status);
  if (data && user) return over('foreign');
  return (
    <QueryBoundary
      isPending={isPending}
      // A failed refetch keeps the form.
      error={data ? null : error}
      onRetry={() => void refetch()}
      rows={6}
    >
      {data?.form && (
        <WizardStepPage
          hash={hash}
          form={data.form}
          contactName={data.contactName}
          onOpened={onOpened}
        />
      )}
    </QueryBoundary>
  );
}
