import { useAuthProvider } from 'react-admin';
import { Suspense, useCallback, useMemo, useState, type ReactNode } from 'react';
import type { PanelAuthProvider } from '../session/authProvider.ts';
import { keyStorage } from '../session/keyStorage.ts';
import type { SessionData } from '../session/loginState.ts';
import { createConsentStore, type ConsentStore } from '../third-parties/consentStore.ts';
import {
  canChat,
  purposesOf,
  type Purpose,
  type ServiceConfig,
} from '../third-parties/purposes.ts';
import { lazyOptional } from '../ui/lazyOptional.tsx';
import { useLocale } from '../ui/useLocale.ts';

const storage = keyStorage(() => localStorage);

/** Loads only if there is a service to consent to. */
const ThirdParties = lazyOptional(
  async () => (await import('../third-parties/ThirdParties.tsx')).default,
);

const keepNothing = () => () => undefined;

interface Services {
  /** Purposes to consent to, and the store of the consent; null if no third-party service is used. */
  consent: { purposes: readonly Purpose[]; store: ConsentStore } | null;
  /** Opens the chat, which counts as consent to it; undefined without a chat. */
  openChat: (() => void) | undefined;
  part: ReactNode;
}

/** Returns the third-party services other than push, for a signed-in user. */
export function useThirdParties(data: SessionData, config: ServiceConfig): Services {
  const authProvider = useAuthProvider<PanelAuthProvider>();
  const language = useLocale();
  const [chatRequests, setChatRequests] = useState(0);
  const { user, impersonation } = data;
  const { id, name, uuid } = user;
  const consent = useMemo(() => {
    const purposes = purposesOf(config, { user, impersonation });
    return purposes.length > 0 ? { purposes, store: createConsentStore(storage, id) } : null;
  }, [config, user, impersonation, id]);
  const openChat = useCallback(() => {
    const allowed = consent?.store.get() ?? [];
    if (!allowed.includes('chat')) consent?.store.choose([...allowed, 'chat']);
    setChatRequests((count) => count + 1);
  }, [consent]);
  const part = consent && (
    <Suspense fallback={null}>
      <ThirdParties
        key={id}
        config={config}
        purposes={consent.purposes}
        store={consent.store}
        user={{ name, uuid }}
        language={language}
        chatRequests={chatRequests}
        onClear={authProvider?.onClear ?? keepNothing}
      />
    </Suspense>
  );
  return { consent, openChat: canChat(config, data) ? openChat : undefined, part };
}
