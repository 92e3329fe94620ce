import { useAuthProvider } from 'react-admin';
import { useEffect, useState } from 'react';
import type { PushPort } from '../push/PushPort.ts';
import type { PanelAuthProvider } from '../session/authProvider.ts';
import type { SessionData } from '../session/loginState.ts';
import type { RuntimeConfig } from '../session/runtimeConfig.ts';
import { importWithRetry } from '../ui/importWithRetry.ts';
import { whenIdle } from '../ui/whenIdle.ts';

/**
 * Returns the push port of the user once the page is idle; null for agents, also while they
 * impersonate.
 */
export function usePushPort(
  { user, impersonation }: SessionData,
  { push }: Pick<RuntimeConfig, 'push'>,
): PushPort | null {
  const authProvider = useAuthProvider<PanelAuthProvider>();
  const [port, setPort] = useState<PushPort | null>(null);
  const { id } = user;
  const appId = push?.appId ?? null;
  const uuid = impersonation === null && !user.isAgent ? user.uuid : undefined;
  useEffect(() => {
    if (uuid === undefined) return undefined;
    let isHere = true;
    let forgetLater: (() => void) | undefined;
    const start = async () => {
      await whenIdle();
      const { choosePush } = await importWithRetry(() => import('../push/choosePush.ts'));
      if (!isHere) return;
      const chosen = choosePush(appId, { id, uuid });
      forgetLater = authProvider?.onClear(() => chosen.forget());
      setPort(chosen);
    };
    // If the push code fails to load, nothing renders; the next page load retries.
    start().catch(() => undefined);
    return () => {
      isHere = false;
      forgetLater?.();
      setPort(null);
    };
  }, [authProvider, uuid, id, appId]);
  return port;
}
