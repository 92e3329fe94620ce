import type { AuthProvider } from 'react-admin';

export interface AccessRequirement {
  resource: string;
  action: string;
  /** Record for which a package feature is required. */
  record?: object | undefined;
}

/** Auth provider that can answer synchronously, because it has the session in memory. */
export type PromptProvider = AuthProvider & {
  hasAccess?: (requirement: AccessRequirement) => boolean;
  isImpersonated?: () => boolean;
};
