import type { SessionData } from '../../session/loginState.ts';

/** Owner of the settings. */
export interface SettingsUser {
  user: SessionData['user'];
  /** True during an impersonation; settings that give access to the account are then blocked. */
  isImpersonated: boolean;
}
