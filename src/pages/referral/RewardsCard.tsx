import { useTranslate } from 'react-admin';
import type { Schemas } from '#contract/types.ts';
import { formatMoney } from '../../ui/format.ts';
import { useLocale } from '../../ui/useLocale.ts';
import styles from './Referral.module.css';

type Rewards = Schemas['ReferralRewards'];

/** Renders one cap as a bar with its remaining and used amounts. */
function Allowance({ name, of }: { name: string; of: Rewards['month'] }) {
  const translate = useTranslate();
  const locale = useLocale();
  const money = (amount: number) => formatMoney(amount, locale, 'TRY');
  return (
    <div className={styles.allowance}>
      <p className={styles.line}>
        <span>{name}</span>
        <strong>{translate('referral.rewards.left', { amount: money(of.left) })}</strong>
      </p>
      <div className={styles.bar} aria-hidden="true">
        <span style={{ inlineSize: `${(100 * of.left) / of.cap}%` }} />
      </div>
      <p className={styles.faint}>
        {translate('referral.rewards.of', { cap: money(of.cap), used: money(of.used) })}
      </p>
    </div>
  );
}

/** Renders the reward of the next recommendation and the remaining rewards. */
export function RewardsCard({ rewards }: { rewards: Rewards }) {
  const translate = useTranslate();
  const locale = useLocale();
  return (
    <section className={`ui-card ${styles.rewards ?? ''}`} aria-labelledby="rewards">
      <h2 id="rewards">{translate('referral.rewards.title')}</h2>
      <div>
        <p className={styles.amount}>{formatMoney(rewards.next, locale, 'TRY')}</p>
        <p className={styles.faint}>{translate('referral.rewards.next')}</p>
      </div>
      <Allowance name={translate('referral.rewards.month')} of={rewards.month} />
      <Allowance name={translate('referral.rewards.total')} of={rewards.total} />
    </section>
  );
}
