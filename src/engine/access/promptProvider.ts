import type { AuthProvider } from 'ra-core';

export interface Asked {
  resource: string;
  action: string;
}

/** An auth provider that holds the session and need not be waited for. */
export type PromptProvider = AuthProvider & {
  mayAccess?: (asked: Asked) => boolean;
  isImpersonated?: () => boolean;
};
