import CardGiftcardOutlined from '@mui/icons-material/CardGiftcardOutlined';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { QueryBoundary } from '../../ui/QueryBoundary.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import styles from './Referral.module.css';
import { ReferralForm } from './ReferralForm.tsx';
import { RewardsCard } from './RewardsCard.tsx';
import type { Recommender } from './useRecommend.ts';
import { useRewards } from './useRewards.ts';

/** Renders the page for recommending a company. If no further reward is possible, it states until when. */
export function ReferralPage({ recommender }: { recommender: Recommender }) {
  const translate = useTranslate();
  const { data, isPending, error, refetch } = useRewards();
  const title = translate('referral.title');
  usePageTitle(title);
  const full = data && data.total.left === 0 ? 'total' : 'month';
  return (
    <>
      <PageHeader
        title={title}
        facts={[translate('referral.text')]}
        tools={
          <Link to="/refer-provider/conditions" className="ui-button">
            {translate('referral.conditions.link')}
          </Link>
        }
      />
      <QueryBoundary isPending={isPending} error={error} onRetry={() => void refetch()} rows={4}>
        {data && (
          <div className={styles.columns}>
            {data.next > 0 ? (
              <ReferralForm recommender={recommender} />
            ) : (
              <EmptyState
                icon={<CardGiftcardOutlined />}
                title={translate(`referral.full.${full}`)}
                text={translate(`referral.full.${full}Text`)}
              />
            )}
            <RewardsCard rewards={data} />
          </div>
        )}
      </QueryBoundary>
    </>
  );
}
