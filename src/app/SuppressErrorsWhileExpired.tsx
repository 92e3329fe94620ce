import {
  AddNotificationContext,
  useAddNotificationContext,
  type NotificationPayload,
} from 'react-admin';
import { useCallback, type ReactNode } from 'react';
import type { LoginStore } from '../session/loginState.ts';

interface SuppressErrorsWhileExpiredProps {
  login: LoginStore;
  children: ReactNode;
}

/**
 * Suppresses error notifications of the page under an overlay. The sign-in and the end of an impersonation show
 * their own errors.
 */
export function SuppressErrorsWhileExpired({ login, children }: SuppressErrorsWhileExpiredProps) {
  const addNotification = useAddNotificationContext();
  const notifyUnlessExpired = useCallback(
    (notification: NotificationPayload) => {
      const { status } = login.get();
      const isCovered = status === 'expired' || status === 'ended';
      if (notification.type !== 'error' || !isCovered) addNotification(notification);
    },
    [login, addNotification],
  );
  return <AddNotificationContext value={notifyUnlessExpired}>{children}</AddNotificationContext>;
}
