import type { SessionData } from '../../session/loginState.ts';

/** Whose settings they are. */
export interface SettingsUser {
  user: SessionData['user'];
  /** An agent acts as this person: what opens the account stays closed. */
  isImpersonated: boolean;
}
