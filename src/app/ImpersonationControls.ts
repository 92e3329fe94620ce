import type { Start } from '../session/impersonation.ts';

/** How an agent begins and ends to act as a customer user. */
export interface ImpersonationControls {
  begin: (start: Start) => void;
  /** Ends it at the API and returns to the desk, also where its time is over. @throws where no answer is to be had */
  end: () => Promise<void>;
  /** Its time is over. */
  expireImpersonation: () => void;
}
