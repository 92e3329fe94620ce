import type { Start } from '../session/impersonation.ts';

/** Controls with which an agent begins and ends the impersonation of a customer user. */
export interface ImpersonationControls {
  begin: (start: Start) => void;
  /**
   * Ends the impersonation at the API and returns to the desk, even if it has expired.
   * @throws if the API does not respond
   */
  end: () => Promise<void>;
  /** Ends an impersonation whose time is over. */
  expireImpersonation: () => void;
}

/** Overlay of the page: the sign-in after a lost session, or the notice of an ended impersonation. */
export type Covered = 'expired' | 'ended' | undefined;

/** State and controls of an impersonation; read by the frame of every page. */
export interface ImpersonationState {
  covered: Covered;
  controls: ImpersonationControls;
}
