import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import { useTranslate } from 'react-admin';
import { useCopy } from '../../../../src/ui/useCopy.ts';
import styles from './CopyButton.module.css';

interface CopyButtonProps {
  /** Name of the value, as text. */
  label: string;
  /** Displayed text; the copied value by default. */
  shown?: string;
  value: string;
  /** Shows the label only in the tooltip and to assistive technology. */
  isShort?: boolean;
}

/** Renders a number with a button that copies it. */
export function CopyButton({ label, value, shown = value, isShort }: CopyButtonProps) {
  const translate = useTranslate();
  const copy = useCopy();
  return (
    <button
      type="button"
      className={styles.copy}
      data-short={isShort || undefined}
      title={isShort ? label : undefined}
      onClick={() => void copy(value)}
    >
      <span className={isShort ? 'visually-hidden' : styles.label}>{label}</span>
      <bdi dir="ltr" className={styles.value}>
        {shown}
      </bdi>
      <ContentCopyOutlined fontSize="inherit" titleAccess={translate('ui.action.copy')} />
    </button>
  );
}
