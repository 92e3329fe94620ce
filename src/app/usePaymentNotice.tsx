import { useCallback, useMemo, useState, type ReactNode } from 'react';
import type { SessionData } from '../session/loginState.ts';
import { closeNotice, isNoticeClosed, paymentNotice } from '../session/paymentNotice.ts';
import { PaymentNotice } from '../shell/PaymentNotice.tsx';

/** The line that leads to a first payment or a debt, until it is closed for the day; nothing while an agent acts. */
export function usePaymentNotice(session: SessionData): ReactNode {
  const { id } = session.user;
  const reason = session.impersonation === null ? paymentNotice(session) : undefined;
  const [closed, setClosed] = useState(() => isNoticeClosed(id));
  const close = useCallback(() => {
    closeNotice(id);
    setClosed(true);
  }, [id]);
  return useMemo(
    () =>
      reason !== undefined && !closed ? (
        <PaymentNotice reason={reason} to="/checkout" onClose={close} />
      ) : undefined,
    [reason, closed, close],
  );
}
