import { useTranslate } from 'react-admin';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { formatPhone } from '../../ui/formatPhone.ts';

interface WizardOverProps {
  /** Reason why the link is unusable. */
  reason: 'finished' | 'expired' | 'withdrawn' | 'unknown' | 'foreign';
  /** Name of the signed-in user; undefined if there is none. */
  userName: string | undefined;
  helpPhone: string | null;
}

/** Renders the reason why a registration link is unusable, and an alternative action. */
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
