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

/** While the sign-in lies over the page, it says itself what is wrong: errors of the page are not told beside it. */
export function QuietWhileExpired({ login, children }: QuietWhileExpiredProps) {
  const tell = useAddNotificationContext();
  const tellUnlessExpired = useCallback(
    (notification: NotificationPayload) => {
      if (notification.type !== 'error' || login.get().status !== 'expired') tell(notification);
    },
    [login, tell],
  );
  return <AddNotificationContext value={tellUnlessExpired}>{children}</AddNotificationContext>;
}
