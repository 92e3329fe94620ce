import { useAuthProvider } from 'react-admin';
import { useEffect, useState } from 'react';
import type { PushPort } from '../push/PushPort.ts';
import type { PanelAuthProvider } from '../session/authProvider.ts';
import type { SessionData } from '../session/loginState.ts';
import type { RuntimeConfig } from '../session/runtimeConfig.ts';
import { importWithRetry } from '../ui/importWithRetry.ts';
import { whenIdle } from '../ui/whenIdle.ts';

/** The push port of who is signed in, once the page stands; none for an agent, whoever they act as. */
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
    // Without its code nothing is shown; the next page tries again.
    start().catch(() => undefined);
    return () => {
      isHere = false;
      forgetLater?.();
      setPort(null);
    };
  }, [authProvider, uuid, id, appId]);
  return port;
}
