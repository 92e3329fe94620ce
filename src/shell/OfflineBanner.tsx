import CloudOffIcon from '@mui/icons-material/CloudOffOutlined';
import { useTranslate } from 'react-admin';
import { useOnline } from '../ui/useOnline.ts';
import styles from './OfflineBanner.module.css';

/** Says that the connection is gone, and what that means, for as long as it is gone. */
export function OfflineBanner() {
  const translate = useTranslate();
  const online = useOnline();
  return (
    <div role="status">
      {!online && (
        <p className={styles.banner} data-tone="warning">
          <CloudOffIcon aria-hidden="true" className={styles.icon} />
          {translate('shell.offline')}
        </p>
      )}
    </div>
  );
}
