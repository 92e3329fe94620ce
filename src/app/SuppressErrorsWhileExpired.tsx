import {
  AddNotificationContext,
  useAddNotificationContext,
  type NotificationPayload,
} from 'ra-core';
import { useCallback, type ReactNode } from 'react';
import type { LoginStore } from '../session/loginState.ts';

interface QuietWhileExpiredProps {
  login: LoginStore;
  children: ReactNode;
}

/** What lies over the page, the sign-in or the end of an agent's time, says itself what is wrong: errors of the page are not told beside it. */
export function SuppressErrorsWhileExpired({ login, children }: QuietWhileExpiredProps) {
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
