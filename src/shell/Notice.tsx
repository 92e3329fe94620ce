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
  /** Undoes the change; undefined if it cannot be undone. */
  onUndo?: () => void;
}

/** Options of `notify(message, { action: { label, onSelect } })`: a further button, with a translated label. */
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

/** Returns the milliseconds until the message hides; null for errors, which stay until closed. */
function timeOf(payload: NotificationPayload): number | null {
  if (payload.type === 'error') return null;
  const requestedMs = payload.notificationOptions?.autoHideDuration;
  return requestedMs === undefined ? usualTime : requestedMs;
}

/** Renders one message. While it is hovered or focused, it stays and shows its full text. */
export function Notice(props: NoticeProps) {
  const { payload, onClose, onUndo } = props;
  const translate = useTranslate();
  const [pointer, setPointer] = useState<string>();
  const [isFocused, setFocused] = useState(false);
  const held = pointer !== undefined || isFocused;
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
      onPointerEnter={({ pointerType }) => setPointer(pointerType)}
      // Touch fires pointerleave when the finger is lifted; the touched message stays.
      onPointerLeave={({ pointerType }) => pointerType !== 'touch' && setPointer(undefined)}
      onFocus={() => setFocused(true)}
      onBlur={() => {
        setFocused(false);
        setPointer((type) => (type === 'touch' ? undefined : type));
      }}
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
