import { useTranslate } from 'react-admin';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { QueryBoundary } from '../../ui/QueryBoundary.tsx';
import { StatusTag } from '../../ui/StatusTag.tsx';
import type { Tone } from '../../ui/tone.ts';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import { AgreementCard } from './AgreementCard.tsx';
import { ApplicationClock } from './ApplicationClock.tsx';
import { ApplicationFacts } from './ApplicationFacts.tsx';
import { ApplicationForm } from './ApplicationForm.tsx';
import styles from './Merchant.module.css';
import { useMerchant, type Application } from './useMerchant.ts';

interface MerchantPageProps {
  customerId: number;
  paymentsPath: string;
  /** True if the user may approve the agreement or object; support and readers only view it. */
  canDecide: boolean;
}

const TONES: Record<Application['status'], Tone> = {
  draft: 'neutral',
  pending: 'info',
  approved: 'success',
  rejected: 'danger',
};

/** Renders the account's merchant application: its status, the agreement, and the form or the submitted facts. */
export function MerchantPage({ customerId, paymentsPath, canDecide }: MerchantPageProps) {
  const translate = useTranslate();
  const title = translate('merchant.title');
  usePageTitle(title);
  const { data, error, refetch } = useMerchant(customerId);
  if (!data)
    return (
      <QueryBoundary isPending={!error} error={error} onRetry={() => void refetch()} rows={5} />
    );
  return (
    <div className={styles.page}>
      <PageHeader
        title={title}
        facts={[translate('merchant.about')]}
        status={
          <StatusTag tone={TONES[data.status]}>
            {translate(`merchant.status.${data.status}`)}
          </StatusTag>
        }
        back={{ to: paymentsPath, label: translate('checkout.list') }}
      />
      <ApplicationClock application={data} />
      {data.agreement && (
        <AgreementCard
          canDecide={canDecide}
          key={data.agreement.offeredAt}
          agreement={data.agreement}
          customerId={customerId}
        />
      )}
      {data.mayEdit ? (
        <ApplicationForm application={data} customerId={customerId} />
      ) : (
        <ApplicationFacts application={data} />
      )}
    </div>
  );
}
