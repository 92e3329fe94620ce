import { createContext } from 'react';

interface DialogFrame {
  /** Id of the heading that names the dialog. */
  titleId: string;
  /** Address to which closing leads; a back arrow to this address is not rendered. */
  closesTo: string;
}

/** Dialog in which a page is rendered; undefined for a page outside a dialog. */
export const DialogFrameContext = createContext<DialogFrame | undefined>(undefined);
