import { useTranslate } from 'react-admin';
import { createImpersonationFacts } from '#contract/facts/createImpersonation.ts';
import { createImpersonation } from '#contract/operations.ts';
import type { Schemas } from '#contract/types.ts';
import { useApi } from '../../engine/queries/useApi.ts';
import type { Start } from '../../session/impersonation.ts';
import { formatPhone } from '../../ui/formatPhone.ts';
import { ReasonDialog } from './ReasonDialog.tsx';
import styles from './Desk.module.css';

interface ImpersonationDialogProps {
  user: Schemas['SupportUser'];
  onStarted: (start: Start) => void;
  onClose: () => void;
}

/** Renders the user's details and asks for a reason before the impersonation starts. */
export function ImpersonationDialog({ user, onStarted, onClose }: ImpersonationDialogProps) {
  const translate = useTranslate();
  const api = useApi();
  const facts: [string, string | null][] = [
    ['account', user.customer.name],
    ['username', user.username],
    ['email', user.email],
    ['phone', user.phone && formatPhone(user.phone)],
    ['pages', user.providers.map(({ name }) => name).join(', ')],
  ];
  return (
    <ReasonDialog
      title={translate('support.act.title', { name: user.fullName })}
      label={translate('support.act.reason')}
      help={translate('support.act.help')}
      submit={translate('support.act.submit')}
      longest={createImpersonationFacts.body.reason.maxLength}
      onReason={async (reason) => {
        const { data } = await api.call(createImpersonation, {
          body: { customerUserId: user.id, reason },
        });
        onStarted(data);
      }}
      onClose={onClose}
    >
      <dl className={styles.facts}>
        {facts.map(
          ([name, value]) =>
            value !== null &&
            value !== '' && (
              <div key={name} style={{ display: 'contents' }}>
                <dt>{translate(`support.act.facts.${name}`)}</dt>
                <dd>
                  <bdi dir={name === 'phone' ? 'ltr' : 'auto'}>{value}</bdi>
                </dd>
              </div>
            ),
        )}
      </dl>
      <ul className={styles.rules}>
        <li>{translate('support.act.rules.time')}</li>
        <li>{translate('support.act.rules.log')}</li>
        <li>{translate('support.act.rules.blocked')}</li>
      </ul>
    </ReasonDialog>
  );
}
