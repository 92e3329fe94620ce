import { useCallback, useMemo, useState, type ReactNode } from 'react';
import type { SessionData } from '../session/loginState.ts';
import { closeNotice, hasPaymentNotice, isNoticeClosed } from '../session/paymentNotice.ts';
import { PaymentNotice } from '../shell/PaymentNotice.tsx';

/** The line that leads to a first payment, until somebody closes it for the day; nothing while an agent acts. */
export function usePaymentNotice(session: SessionData): ReactNode {
  const { id } = session.user;
  const isDue = hasPaymentNotice(session) && session.impersonation === null;
  const [closed, setClosed] = useState(() => isNoticeClosed(id));
  const close = useCallback(() => {
    closeNotice(id);
    setClosed(true);
  }, [id]);
  return useMemo(
    () => (isDue && !closed ? <PaymentNotice to="/checkout" onClose={close} /> : undefined),
    [isDue, closed, close],
  );
}
