import { useTranslate } from 'react-admin';
import { formatMoney, formatNumber } from '../../../src/ui/format.ts';
import { useLocale } from '../../../src/ui/useLocale.ts';
import styles from './CouponLine.module.css';
import { useCouponStats } from './useCouponStats.ts';

const NOT_KNOWN = '–';

/** Renders the numbers of sent and used coupons and their earnings in one line. */
export function CouponLine({ isTime }: { isTime: boolean }) {
  const translate = useTranslate();
  const locale = useLocale();
  const { data } = useCouponStats(isTime);
  const figures = {
    sent: data && formatNumber(data.sent, locale),
    used: data && formatNumber(data.used, locale),
    income: data && formatMoney(data.income, locale),
  };
  return Object.entries(figures).map(([name, figure]) => (
    <span key={name} className={name === 'income' ? styles.wide : undefined}>
      <span className={styles.label}>{translate(`resources.couponStats.line.${name}`)}</span>{' '}
      <b className={styles.figure}>{figure ?? NOT_KNOWN}</b>
    </span>
  ));
}
