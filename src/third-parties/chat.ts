import type { RuntimeConfig } from '../session/runtimeConfig.ts';

/** Chat with support. */
export interface Chat {
  open: () => void;
  /** Removes the chat from the page, after the user revoked the consent or the session ended. */
  forget: () => void;
}

interface ChatOptions {
  chat: NonNullable<RuntimeConfig['chat']>;
  /** Customer user in the chat with support. */
  user: { name: string; uuid: string };
  language: string;
  loadScript: (src: string) => Promise<void>;
}

/**
 * Sends a command to Crisp's queue; its script replaces the queue by an object with the same
 * `push`.
 */
function send(...given: unknown[]): void {
  const found: unknown = Reflect.get(window, '$crisp');
  if (typeof found !== 'object' || found === null) return;
  const push: unknown = Reflect.get(found, 'push');
  if (typeof push === 'function') Reflect.apply(push, found, [given]);
}

/**
 * Starts the chat of Crisp, or its sandbox. Call it only after the user's consent.
 * @throws Error if the script fails to load
 */
export async function startChat({ chat, user, language, loadScript }: ChatOptions): Promise<Chat> {
  if (typeof Reflect.get(window, '$crisp') !== 'object') Reflect.set(window, '$crisp', []);
  Reflect.set(window, 'CRISP_WEBSITE_ID', 'standIn' in chat ? '' : chat.websiteId);
  Reflect.set(window, 'CRISP_TOKEN_ID', user.uuid);
  Reflect.set(window, 'CRISP_RUNTIME_CONFIG', { locale: language });
  await loadScript('standIn' in chat ? '/sandbox/chat.js' : 'https://client.crisp.chat/l.js');
  send('do', 'chat:show');
  send('set', 'user:nickname', [user.name]);
  return {
    open: () => send('do', 'chat:open'),
    forget: () => {
      send('do', 'chat:hide');
      send('do', 'session:reset');
    },
  };
}
