import type { SessionData } from '../../session/loginState.ts';

/** Owner of the settings. */
export interface SettingsUser {
  user: SessionData['user'];
  /** An agent acts as this person: what opens the account stays closed. */
  isImpersonated: boolean;
}
