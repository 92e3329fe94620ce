import { createContext } from 'react';

interface DialogFrame {
  /** Id of the heading that names the dialog. */
  titleId: string;
  /** Address that closing leads to; an arrow back to there is left out. */
  closesTo: string;
}

/** The dialog that a page is drawn in; undefined for a page that stands alone. */
export const DialogFrameContext = createContext<DialogFrame | undefined>(undefined);
