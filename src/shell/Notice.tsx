import CloseIcon from '@mui/icons-material/CloseOutlined';
import ErrorIcon from '@mui/icons-material/ErrorOutlineOutlined';
import InfoIcon from '@mui/icons-material/InfoOutlined';
import SuccessIcon from '@mui/icons-material/CheckCircleOutlined';
import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import { CloseNotificationContext, useTranslate, type NotificationPayload } from 'react-admin';
import { useEffect, useState } from 'react';
import styles from './Notifications.module.css';

const icons = { success: SuccessIcon, error: ErrorIcon, info: InfoIcon, warning: WarningIcon };
const tones = { success: 'success', error: 'danger', info: 'info', warning: 'warning' };
const usualTime = 6000;

interface NoticeProps {
  payload: NotificationPayload;
  onClose: () => void;
  /** Given where the change can still be taken back. */
  onUndo?: () => void;
}

/** `notify(message, { action: { label, onSelect } })`: one more button, with a ready label. */
interface NoticeAction {
  label: string;
  onSelect: () => void;
}

function isAction(value: unknown): value is NoticeAction {
  return (
    typeof value === 'object' &&
    value !== null &&
    'label' in value &&
    typeof value.label === 'string' &&
    'onSelect' in value &&
    typeof value.onSelect === 'function'
  );
}

/** Milliseconds until it goes by itself; null for errors, which wait for the reader. */
function timeOf(payload: NotificationPayload): number | null {
  if (payload.type === 'error') return null;
  const asked = payload.notificationOptions?.autoHideDuration;
  return asked === undefined ? usualTime : asked;
}

/** One message; it waits, and shows all of its words, while it is pointed at or holds the focus. */
export function Notice(props: NoticeProps) {
  const { payload, onClose, onUndo } = props;
  const translate = useTranslate();
  const [held, setHeld] = useState(false);
  const time = timeOf(payload);
  const action: unknown = payload.notificationOptions?.action;
  const values: unknown = payload.notificationOptions?.messageArgs;
  const Icon = icons[payload.type];
  const { message } = payload;

  useEffect(() => {
    if (held || time === null) return undefined;
    const timer = setTimeout(onClose, time);
    return () => clearTimeout(timer);
  }, [held, time, onClose]);

  return (
    <div
      className={styles.notice}
      data-tone={tones[payload.type]}
      data-held={held || undefined}
      onPointerEnter={() => setHeld(true)}
      // A finger leaves as it is lifted: what it touched stays to be read.
      onPointerLeave={({ pointerType }) => setHeld(pointerType === 'touch')}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon className={styles.icon} aria-hidden="true" />
      <CloseNotificationContext.Provider value={onClose}>
        <div className={styles.message}>
          {typeof message === 'string' ? translate(message, values) : message}
        </div>
      </CloseNotificationContext.Provider>
      {onUndo && (
        <button type="button" className={styles.action} onClick={onUndo}>
          {translate('shell.notices.undo')}
        </button>
      )}
      {isAction(action) && (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            action.onSelect();
            onClose();
          }}
        >
          {action.label}
        </button>
      )}
      <button
        type="button"
        className={styles.close}
        aria-label={translate('shell.notices.close')}
        onClick={onClose}
      >
        <CloseIcon aria-hidden="true" />
      </button>
    </div>
  );
}
