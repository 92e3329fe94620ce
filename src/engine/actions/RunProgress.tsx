import LinearProgress from '@mui/material/LinearProgress';
import { useTranslate } from 'react-admin';
import { useId } from 'react';
import { formatNumber } from '../../ui/format.ts';
import { useLocale } from '../../ui/useLocale.ts';
import styles from './RunProgress.module.css';

interface RunProgressProps {
  /** Description of the running work, as readable text. */
  label: string;
  done: number;
  failed?: number;
  /** Undefined while the total is unknown. */
  total: number | undefined;
}

/** Renders the progress of a long run: the number of done, remaining and failed items. */
export function RunProgress({ label, done, failed = 0, total }: RunProgressProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const id = useId();
  const over = done + failed;
  const format = (value: number) => formatNumber(value, locale);
  return (
    <div className={styles.progress}>
      <p id={id}>{label}</p>
      <LinearProgress
        aria-labelledby={id}
        {...(total !== undefined && {
          variant: 'determinate' as const,
          value: total === 0 ? 100 : Math.min(100, (over / total) * 100),
        })}
      />
      <dl className={styles.counts}>
        <div>
          <dt>{translate('runProgress.done')}</dt>
          <dd>{format(done)}</dd>
        </div>
        {total !== undefined && (
          <div>
            <dt>{translate('runProgress.left')}</dt>
            <dd>{format(Math.max(0, total - over))}</dd>
          </div>
        )}
        {failed > 0 && (
          <div data-failed="">
            <dt>{translate('runProgress.failed')}</dt>
            <dd>{format(failed)}</dd>
          </div>
        )}
      </dl>
    </div>
  );
}
