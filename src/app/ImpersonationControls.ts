import type { Start } from '../session/impersonation.ts';

/** Controls with which an agent begins and ends the impersonation of a customer user. */
export interface ImpersonationControls {
  begin: (start: Start) => void;
  /** Ends it at the API and returns to the desk, also where its time is over. @throws where no answer is to be had */
  end: () => Promise<void>;
  /** Its time is over. */
  expireImpersonation: () => void;
}
