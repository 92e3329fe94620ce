import { useLocation, useNavigate, type Location } from 'react-router-dom';

/** Dialogs that the menu of a lead's page opens; the page renders them, because the menu is unmounted by then. */
export type LeadDialog = 'couple' | 'followUp' | 'review';

/** Opens a dialog of the lead's page. */
export function useOpenDialog() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (dialog: LeadDialog) =>
    void navigate(pathname + search, { replace: true, state: { dialog } });
}

/** Returns the open dialog and the function that closes it. */
export function useOpenedDialog() {
  const navigate = useNavigate();
  const location: Location<unknown> = useLocation();
  const { pathname, search, state } = location;
  const dialog = typeof state === 'object' && state !== null && 'dialog' in state && state.dialog;
  return {
    dialog,
    close: () => void navigate(pathname + search, { replace: true, state: null }),
  };
}
