import type { AuthProvider } from 'react-admin';

export interface Asked {
  resource: string;
  action: string;
  /** Record that a package feature is asked for. */
  record?: object | undefined;
}

/** An auth provider that holds the session and need not be waited for. */
export type PromptProvider = AuthProvider & {
  mayAccess?: (requirement: Asked) => boolean;
  isImpersonated?: () => boolean;
};
