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
 * Suppresses error notifications of the page under an overlay: the sign-in and the end of an impersonation
 * show their errors themselves.
 */
export function SuppressErrorsWhileExpired({ login, children }: SuppressErrorsWhileExpiredProps) {
  const tell = useAddNotificationContext();
  const tellUnlessExpired = useCallback(
    (notification: NotificationPayload) => {
      const { status } = login.get();
      const isCovered = status === 'expired' || status === 'ended';
      if (notification.type !== 'error' || !isCovered) tell(notification);
    },
    [login, tell],
  );
  return <AddNotificationContext value={tellUnlessExpired}>{children}</AddNotificationContext>;
}
