import CardGiftcardOutlined from '@mui/icons-material/CardGiftcardOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { formatMoney } from '../../ui/format.ts';
import { useLocale } from '../../ui/useLocale.ts';
import { useRewards } from '../referral/useRewards.ts';
import styles from './Popup.module.css';
import { PopupFrame } from './PopupFrame.tsx';

/** Renders the popup about the reward for recommending a company. */
export function ReferralOffer({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const locale = useLocale();
  const { data } = useRewards();
  return (
    <PopupFrame
      icon={CardGiftcardOutlined}
      title={translate('popups.referral.title')}
      text={translate('popups.referral.text')}
      onClose={onClose}
    >
      <div className={styles.body}>
        {/* Reserves the space before the amount is loaded. */}
        <p className={styles.amount}>
          {data ? formatMoney(data.perReferral, locale, 'TRY') : '\u00a0'}
        </p>
        <p className={styles.facts}>{translate('popups.referral.amount')}</p>
      </div>
      <div className={styles.actions}>
        <Button
          className={styles.apart ?? ''}
          component={Link}
          to="/refer-provider/conditions"
          onClick={onClose}
          color="inherit"
        >
          {translate('referral.conditions.link')}
        </Button>
        <Button component={Link} to="/refer-provider" onClick={onClose} variant="contained">
          {translate('popups.referral.recommend')}
        </Button>
      </div>
    </PopupFrame>
  );
}
