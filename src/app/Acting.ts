import type { Start } from '../session/impersonation.ts';

/** How an agent begins and ends to act as a customer user. */
export interface Acting {
  begin: (start: Start) => void;
  /** Ends it at the API and returns to the desk. */
  end: () => Promise<void>;
  /** Its time is over. */
  lapse: () => void;
  /** Returns to the desk after that. */
  leave: () => void;
}
