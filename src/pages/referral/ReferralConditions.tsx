import { useTranslate } from 'react-admin';
import { formatMoney } from '../../ui/format.ts';
import { QueryBoundary } from '../../ui/QueryBoundary.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { useLocale } from '../../ui/useLocale.ts';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import styles from './Referral.module.css';
import { RewardsCard } from './RewardsCard.tsx';
import { useRewards } from './useRewards.ts';

/** Sections in the order of the referral process. */
const RULES = ['joins', 'amounts', 'claim', 'payout', 'voucher', 'once'] as const;

/** Renders the referral conditions with their amounts, and the remaining rewards. */
export function ReferralConditions() {
  const translate = useTranslate();
  const locale = useLocale();
  const { data, isPending, error, refetch } = useRewards();
  const title = translate('referral.conditions.title');
  usePageTitle(title);
  const money = (amount = 0) => formatMoney(amount, locale, 'TRY');
  const amounts = {
    one: money(data?.perReferral),
    month: money(data?.month.cap),
    total: money(data?.total.cap),
  };
  return (
    <>
      <PageHeader
        title={title}
        back={{ to: '/refer-provider', label: translate('referral.conditions.back') }}
      />
      <QueryBoundary isPending={isPending} error={error} onRetry={() => void refetch()} rows={6}>
        <div className={styles.columns}>
          <ol className={styles.rules}>
            {RULES.map((rule) => (
              <li key={rule}>
                <h2>{translate(`referral.conditions.${rule}`)}</h2>
                <p>{translate(`referral.conditions.${rule}Text`, amounts)}</p>
              </li>
            ))}
          </ol>
          {data && <RewardsCard rewards={data} />}
        </div>
      </QueryBoundary>
    </>
  );
}
