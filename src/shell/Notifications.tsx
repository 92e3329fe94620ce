import {
  useAddNotificationContext,
  useNotificationContext,
  useTakeUndoableMutation,
  useTranslate,
  type NotificationPayload,
  type UndoableMutation,
} from 'react-admin';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Notice } from './Notice.tsx';
import { useBeforeUnload } from '../ui/useBeforeUnload.ts';
import styles from './Notifications.module.css';

interface Shown {
  id: number;
  payload: NotificationPayload;
  /** Commits or undoes a change that is still undoable. */
  mutation?: UndoableMutation;
}

function isSameMessage(one: NotificationPayload, other: NotificationPayload): boolean {
  return one.message === other.message && one.type === other.type;
}

/**
 * Renders the messages of react-admin's `notify` at the top right for 6 seconds; errors stay until closed. An
 * undoable change is committed when its message closes, when the next such change follows, or on unmount.
 * Other messages return to the queue on unmount, for the next shell.
 */
export function Notifications() {
  const { notifications, setNotifications } = useNotificationContext();
  const takeMutation = useTakeUndoableMutation();
  const translate = useTranslate();
  const [shown, setShown] = useState<readonly Shown[]>([]);
  const nextId = useRef(0);

  useEffect(() => {
    const [payload] = notifications;
    if (!payload) return;
    // `takeNotification` restores the list of this render and loses later messages.
    setNotifications((all) => all.filter((other) => other !== payload));
    const mutation = payload.notificationOptions?.undoable ? takeMutation() : undefined;
    const kept = shown.filter((other) => {
      if (mutation && other.mutation) {
        other.mutation({ isUndo: false });
        return false;
      }
      return other.mutation !== undefined || !isSameMessage(other.payload, payload);
    });
    nextId.current += 1;
    setShown([...kept, { id: nextId.current, payload, ...(mutation && { mutation }) }]);
  }, [notifications, setNotifications, takeMutation, shown]);

  const close = useCallback((item: Shown, isUndo: boolean) => {
    item.mutation?.({ isUndo });
    setShown((items) => items.filter((other) => other.id !== item.id));
  }, []);

  useHandOverAtTheEnd(shown);

  const list = (items: readonly Shown[]) =>
    items.map((item) => <Entry key={item.id} item={item} onClose={close} />);
  const errors = shown.filter((item) => item.payload.type === 'error');
  const others = shown.filter((item) => item.payload.type !== 'error');
  return (
    <section className={styles.host} aria-label={translate('shell.notices.label')}>
      <ul className={styles.list} aria-live="assertive">
        {list(errors)}
      </ul>
      <ul className={styles.list} aria-live="polite">
        {list(others)}
      </ul>
    </section>
  );
}

function Entry(props: { item: Shown; onClose: (item: Shown, isUndo: boolean) => void }) {
  const { item, onClose } = props;
  const close = useCallback(() => onClose(item, false), [item, onClose]);
  const undo = useCallback(() => onClose(item, true), [item, onClose]);
  return (
    <li>
      <Notice payload={item.payload} onClose={close} onUndo={item.mutation && undo} />
    </li>
  );
}

/**
 * Prevents the loss of changes and messages: confirms leaving the page, commits pending changes on unmount,
 * and returns messages to the queue for the next shell.
 */
function useHandOverAtTheEnd(shown: readonly Shown[]): void {
  const addNotification = useAddNotificationContext();
  const latest = useRef(shown);
  useEffect(() => {
    latest.current = shown;
  }, [shown]);
  useBeforeUnload(shown.some((item) => item.mutation));
  useEffect(
    () => () => {
      for (const { mutation, payload } of latest.current)
        if (mutation) mutation({ isUndo: false });
        else addNotification(payload);
    },
    [addNotification],
  );
}
