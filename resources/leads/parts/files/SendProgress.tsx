import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useTranslate } from 'react-admin';
import { useId } from 'react';
import { formatPercent } from '../../../../src/ui/format.ts';
import { useLocale } from '../../../../src/ui/useLocale.ts';
import styles from './SendProgress.module.css';

interface SendProgressProps {
  /** Fraction of the files that is uploaded, 0 to 1. */
  sent: number;
  onCancel: () => void;
}

/** Renders the progress of an upload, with a cancel button until it is complete. */
export function SendProgress({ sent, onCancel }: SendProgressProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const id = useId();
  const percent = Math.floor(sent * 100);
  const isThere = sent >= 1;
  return (
    <div className={styles.progress}>
      <p id={id}>
        {translate(`resources.leadDesk.files.${isThere ? 'delivering' : 'uploading'}`, {
          percent: formatPercent(percent, locale),
        })}
      </p>
      <LinearProgress
        aria-labelledby={id}
        {...(!isThere && { variant: 'determinate' as const, value: percent })}
      />
      {!isThere && (
        <Button size="small" color="inherit" onClick={onCancel}>
          {translate('resources.leadDesk.files.stop')}
        </Button>
      )}
    </div>
  );
}
