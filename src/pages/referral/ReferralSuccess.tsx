import TaskAltOutlined from '@mui/icons-material/TaskAltOutlined';
import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { get } from '#contract/get.ts';
import { getText } from '../../engine/definition/field.ts';
import { formatMoney } from '../../ui/format.ts';
import { useLocale } from '../../ui/useLocale.ts';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import styles from './Referral.module.css';
import { RewardsCard } from './RewardsCard.tsx';
import { useRewards } from './useRewards.ts';

/** Renders the confirmation of a recommendation with its reward and the remaining rewards. */
export function ReferralSuccess() {
  const translate = useTranslate();
  const locale = useLocale();
  const state: unknown = useLocation().state;
  const { data } = useRewards();
  const title = translate('referral.success.title');
  usePageTitle(title);
  const name = getText(state, 'companyName');
  const reward = get(state, 'reward');
  const amount = typeof reward === 'number' ? formatMoney(reward, locale, 'TRY') : '';
  return (
    <div className={styles.columns}>
      <div className={styles.thanks}>
        <TaskAltOutlined className={styles.tick} aria-hidden="true" />
        <h1>{title}</h1>
        <p>
          {name === ''
            ? translate('referral.success.text')
            : translate('referral.success.named', { name, amount })}
        </p>
        <div className={styles.links}>
          {data !== undefined && data.next > 0 && (
            <Link to="/refer-provider" className="ui-button ui-button--primary">
              {translate('referral.success.again')}
            </Link>
          )}
          <Link to="/" className="ui-button">
            {translate('referral.success.home')}
          </Link>
        </div>
      </div>
      {data && <RewardsCard rewards={data} />}
    </div>
  );
}
