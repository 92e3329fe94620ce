import { useTranslate } from 'react-admin';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { formatPhone } from '../../ui/formatPhone.ts';

interface WizardOverProps {
  /** Reason for which the link leads nowhere. */
  reason: 'finished' | 'expired' | 'withdrawn' | 'unknown' | 'foreign';
  /** Name of whoever is signed in; undefined for nobody. */
  userName: string | undefined;
  helpPhone: string | null;
}

/** A registration link that cannot be filled in: why, and what to do instead. */
export function WizardOver({ reason, userName, helpPhone }: WizardOverProps) {
  const translate = useTranslate();
  const isCall = reason === 'expired' || reason === 'withdrawn';
  const action =
    isCall && helpPhone !== null ? (
      <a className="ui-button ui-button--primary" href={`tel:${helpPhone}`}>
        {translate('signup.call')} <bdi dir="ltr">{formatPhone(helpPhone)}</bdi>
      </a>
    ) : userName === undefined ? (
      <a className="ui-button ui-button--primary" href="/auth/login">
        {translate('signup.over.signIn')}
      </a>
    ) : (
      <a className="ui-button ui-button--primary" href="/">
        {translate('signup.over.panel')}
      </a>
    );
  return (
    <EmptyState
      isPage
      title={translate(`signup.over.${reason}Title`)}
      text={translate(`signup.over.${reason}Text`, { name: userName ?? '' })}
      action={action}
    />
  );
}
