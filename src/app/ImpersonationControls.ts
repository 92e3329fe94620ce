import type { Start } from '../session/impersonation.ts';

/** Controls with which an agent begins and ends the impersonation of a customer user. */
export interface ImpersonationControls {
  begin: (start: Start) => void;
  /** Ends it at the API and returns to the desk, also where its time is over. @throws where no answer is to be had */
  end: () => Promise<void>;
  /** Its time is over. */
  expireImpersonation: () => void;
}

/** Overlay of the page: the sign-in of a lost session, or the end of an impersonation. */
export type Covered = 'expired' | 'ended' | undefined;

/** State and controls of an impersonation that the frame of every page reads. */
export interface ImpersonationState {
  covered: Covered;
  acting: ImpersonationControls;
}
