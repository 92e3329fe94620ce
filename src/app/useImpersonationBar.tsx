import { Suspense, useMemo, type ReactNode } from 'react';
import type { SessionData } from '../session/loginState.ts';
import { lazyWithPreload } from '../ui/lazyWithPreload.tsx';
import type { ImpersonationControls } from './ImpersonationControls.ts';

const ImpersonationBar = lazyWithPreload(
  async () => (await import('../pages/support/ImpersonationBar.tsx')).ImpersonationBar,
);

/** Returns the bar above every page while an agent impersonates the user; undefined otherwise. */
export function useImpersonationBar(
  data: SessionData,
  { end, expireImpersonation }: ImpersonationControls,
): ReactNode {
  const { impersonation, user, customer } = data;
  return useMemo(
    () =>
      impersonation ? (
        <Suspense fallback={null}>
          <ImpersonationBar
            userName={user.name}
            customerName={customer.name}
            agentName={impersonation.agentName}
            endsAt={impersonation.endsAt}
            onEnd={end}
            onExpire={expireImpersonation}
          />
        </Suspense>
      ) : undefined,
    [impersonation, user.name, customer.name, end, expireImpersonation],
  );
}
