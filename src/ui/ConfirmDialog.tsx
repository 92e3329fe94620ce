import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'react-admin';
import { useId } from 'react';
import { bottomSheet } from './bottomSheet.ts';

interface ConfirmDialogProps {
  title: string;
  text: string;
  action: string;
  /** Label of the button that closes the dialog without the action; `Cancel` by default. */
  cancel?: string;
  /** False if the action loses no data; true by default. */
  isDangerous?: boolean;
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Renders a confirmation before an action that cannot be undone. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const translate = useTranslate();
  const { title, text, action, isDangerous = true, isBusy, onConfirm, onClose } = props;
  const { cancel = translate('ui.action.cancel') } = props;
  const id = useId();
  return (
    <Dialog
      open
      fullWidth
      maxWidth="xs"
      sx={bottomSheet}
      onClose={isBusy ? undefined : onClose}
      aria-labelledby={id}
    >
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText>{text}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose} disabled={isBusy}>
          {cancel}
        </Button>
        <Button
          variant="contained"
          color={isDangerous ? 'error' : 'primary'}
          onClick={onConfirm}
          disabled={isBusy}
          aria-busy={isBusy}
        >
          {action}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
