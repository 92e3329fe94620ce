import { useCallback, useMemo, useState, type ReactNode } from 'react';
import type { SessionData } from '../session/loginState.ts';
import { closeNotice, isNoticeClosed, paymentNotice } from '../session/paymentNotice.ts';
import { PaymentNotice } from '../shell/PaymentNotice.tsx';
import { pageAddress } from './pageEntry.ts';

/**
 * Returns the notice of a first payment or a debt, unless it was closed today or an agent
 * impersonates the user.
 */
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
        <PaymentNotice reason={reason} to={pageAddress('checkout')} onClose={close} />
      ) : undefined,
    [reason, closed, close],
  );
}
