import CloseOutlined from '@mui/icons-material/CloseOutlined';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';
import { useCallback, useId, useMemo, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { DialogFrameContext } from '../../ui/DialogFrameContext.ts';
import { usePhone } from '../../ui/usePhone.ts';
import styles from './RecordDialog.module.css';

interface RecordDialogProps {
  resource: string;
  /** Address of the list below. */
  base: string;
  /** Forms are read in one column, records in two. */
  isForm: boolean;
  children: ReactNode;
}

/** Keeps the dialog within the page's main landmark. */
const inMain = () => document.querySelector('main');

/**
 * Draws a record's page in a dialog over its list. Its address is the page's own, so a reload, a link and the
 * back button lead where they say; closing leads to the list.
 */
export function RecordDialog({ resource, base, isForm, children }: RecordDialogProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const isPhone = usePhone();
  const titleId = useId();
  const frame = useMemo(() => ({ titleId, closesTo: base }), [titleId, base]);
  // In place of the dialog: the button back does not open it again.
  const close = useCallback(() => void navigate(base, { replace: true }), [navigate, base]);
  return (
    <Dialog
      open
      fullWidth
      maxWidth={isForm ? 'md' : 'lg'}
      fullScreen={isPhone}
      container={inMain}
      onClose={close}
      aria-label={translate(`resources.${resource}.name`, { smart_count: 1 })}
      aria-labelledby={titleId}
      classes={{ paper: styles.paper ?? '' }}
    >
      <div className={styles.close}>
        <IconButton onClick={close} aria-label={translate('ui.action.close')}>
          <CloseOutlined />
        </IconButton>
      </div>
      <div className={isForm ? `${styles.body} ${styles.form}` : styles.body}>
        <DialogFrameContext value={frame}>{children}</DialogFrameContext>
      </div>
    </Dialog>
  );
}
