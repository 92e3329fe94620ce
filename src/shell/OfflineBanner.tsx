import CloudOffIcon from '@mui/icons-material/CloudOffOutlined';
import { useTranslate } from 'react-admin';
import { useOnline } from '../ui/useOnline.ts';
import styles from './OfflineBanner.module.css';

/** Renders a banner while the browser is offline. */
export function OfflineBanner() {
  const translate = useTranslate();
  const online = useOnline();
  return (
    <div role="status" className={styles.place}>
      {!online && (
        <p className={styles.banner} data-tone="warning">
          <CloudOffIcon aria-hidden="true" className={styles.icon} />
          {translate('shell.offline')}
        </p>
      )}
    </div>
  );
}
