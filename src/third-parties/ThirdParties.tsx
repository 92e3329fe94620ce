import { useNotify } from 'react-admin';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { startChat, type Chat } from './chat.ts';
import { ConsentBar } from './ConsentBar.tsx';
import type { ConsentStore } from './consentStore.ts';
import { loadScript } from './loadScript.ts';
import type { Purpose, ServiceConfig } from './purposes.ts';
import { startTags, type Tags } from './tagManager.ts';

interface ThirdPartiesProps {
  config: ServiceConfig;
  purposes: readonly Purpose[];
  store: ConsentStore;
  user: { name: string; uuid: string };
  language: string;
  /** Number of times the user requested the chat; each request opens it. */
  chatRequests: number;
  /** Registers a cleanup that runs when the session ends. @returns the unsubscribe function */
  onClear: (cleanup: () => void) => () => void;
}

/** Starts the chat once the user has allowed it, opens it for each request, and reports a failed load. */
function useChat(isAllowed: boolean, props: ThirdPartiesProps): void {
  const { config, user, language, chatRequests, onClear } = props;
  const notify = useNotify();
  const { name, uuid } = user;
  const { chat: service } = config;
  const [chat, setChat] = useState<Chat>();
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    if (!isAllowed || !service) return undefined;
    let isHere = true;
    let end: (() => void) | undefined;
    startChat({ chat: service, user: { name, uuid }, language, loadScript }).then(
      (started) => {
        const takeBack = onClear(started.forget);
        end = () => {
          takeBack();
          started.forget();
        };
        if (isHere) setChat(started);
        else end();
      },
      () => isHere && setLost(true),
    );
    return () => {
      isHere = false;
      end?.();
      setChat(undefined);
      setLost(false);
    };
  }, [isAllowed, service, name, uuid, language, onClear]);
  const answered = useRef(0);
  useEffect(() => {
    if (chatRequests === answered.current || !(chat || isLost)) return;
    answered.current = chatRequests;
    if (chat) chat.open();
    else notify('consent.chatFailed', { type: 'error' });
  }, [chat, isLost, chatRequests, notify]);
}

/** Sends page views to the tag manager once the user has allowed it. */
function useTags(isAllowed: boolean, { tagManager }: ServiceConfig): void {
  const { pathname } = useLocation();
  const tags = useRef<Tags>(undefined);
  useEffect(() => {
    if (!isAllowed || !tagManager) return undefined;
    const started = startTags({ tagManager, loadScript });
    tags.current = started;
    return () => {
      tags.current = undefined;
      started.revoke();
    };
  }, [isAllowed, tagManager]);
  useEffect(() => {
    tags.current?.pageView(pathname);
  }, [isAllowed, pathname]);
}

/** Renders the consent bar and starts the external services, other than push, that the user has allowed. */
export default function ThirdParties(props: ThirdPartiesProps) {
  const { config, purposes, store } = props;
  const consent = useSyncExternalStore(store.subscribe, store.get);
  const isAllowed = (purpose: Purpose) =>
    purposes.includes(purpose) && consent?.includes(purpose) === true;
  useTags(isAllowed('measurement'), config);
  useChat(isAllowed('chat'), props);
  return consent === null ? <ConsentBar purposes={purposes} onChoose={store.choose} /> : null;
}
