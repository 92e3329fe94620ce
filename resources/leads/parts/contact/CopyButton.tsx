import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import { useNotify, useTranslate } from 'react-admin';
import styles from './CopyButton.module.css';

interface CopyButtonProps {
  /** Name of the value, as text. */
  label: string;
  /** Displayed text; the copied value by default. */
  shown?: string;
  value: string;
  /** The label is left to the tooltip and to assistive technology. */
  isShort?: boolean;
}

/** A number that is copied by one tap. */
export function CopyButton({ label, value, shown = value, isShort }: CopyButtonProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      notify('ui.state.copied', { type: 'success' });
    } catch {
      // Without leave of the browser it can still be selected and read.
      notify('resources.leadDesk.contact.notCopied', { type: 'warning' });
    }
  };
  return (
    <button
      type="button"
      className={styles.copy}
      data-short={isShort || undefined}
      title={isShort ? label : undefined}
      onClick={() => void copy()}
    >
      <span className={isShort ? 'visually-hidden' : styles.label}>{label}</span>
      <bdi dir="ltr" className={styles.value}>
        {shown}
      </bdi>
      <ContentCopyOutlined fontSize="inherit" titleAccess={translate('ui.action.copy')} />
    </button>
  );
}
