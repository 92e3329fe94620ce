import CloseOutlined from '@mui/icons-material/CloseOutlined';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';
import { Suspense, useCallback, useId, useMemo, type ReactNode } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { DialogFrameContext } from '../../ui/DialogFrameContext.ts';
import { usePhone } from '../../ui/usePhone.ts';
import { FormNeighbours } from './FormNeighbours.tsx';
import styles from './RecordDialog.module.css';

interface RecordDialogProps {
  resource: string;
  /** Path of the list below. */
  base: string;
  /** Forms have one column, records two. */
  isForm: boolean;
  children: ReactNode;
}

/** Returns the container of the dialog: the page's main landmark. */
const inMain = () => document.querySelector('main');

/**
 * Renders a record's page in a dialog over its list. The URL is that of the page, so reloads, links and the back
 * button work as usual; closing navigates to the list.
 */
export function RecordDialog({ resource, base, isForm, children }: RecordDialogProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const isPhone = usePhone();
  const titleId = useId();
  const { '*': rest = '' } = useParams();
  const [, form] = /^(\d+)\/edit\/?$/.exec(rest) ?? [];
  const frame = useMemo(() => ({ titleId, closesTo: base }), [titleId, base]);
  // Replaces the history entry, so that the back button does not reopen the dialog.
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
        {form && (
          <Suspense fallback={null}>
            <FormNeighbours name={resource} id={Number(form)} />
          </Suspense>
        )}
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
