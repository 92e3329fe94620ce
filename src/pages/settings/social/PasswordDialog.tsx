import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'react-admin';
import { useId, useState, type FormEvent } from 'react';
import { bottomSheet } from '../../../ui/bottomSheet.ts';
import { TextField } from '../../../ui/TextField.tsx';
import type { PendingLink } from './useConnect.ts';

interface PasswordDialogProps {
  link: PendingLink;
  isBusy: boolean;
  onConfirm: (password: string) => void;
  onClose: () => void;
}

/** Renders the question for the password before an account is linked. */
export function PasswordDialog({ link, isBusy, onConfirm, onClose }: PasswordDialogProps) {
  const translate = useTranslate();
  const id = useId();
  const [password, setPassword] = useState('');
  const action = translate(`settings.social.${link.service}.connect`);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy && password !== '') onConfirm(password);
  };
  return (
    <Dialog
      open
      fullWidth
      maxWidth="xs"
      sx={bottomSheet}
      onClose={isBusy ? undefined : onClose}
      aria-labelledby={id}
    >
      <form noValidate onSubmit={submit}>
        <DialogTitle id={id}>{action}</DialogTitle>
        <DialogContent>
          <TextField
            type="password"
            label={translate('settings.password.old')}
            value={password}
            help={link.help}
            error={link.fault}
            autoComplete="current-password"
            autoFocus
            onChange={(event) => setPassword(event.target.value)}
          />
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose} disabled={isBusy}>
            {translate('ui.action.cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={isBusy} aria-busy={isBusy}>
            {action}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
