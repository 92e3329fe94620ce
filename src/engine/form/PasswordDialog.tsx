import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'react-admin';
import { useId, useState, type FormEvent } from 'react';
import { TextField } from '../../ui/TextField.tsx';
import type { PasswordQuestion } from './usePasswordQuestion.ts';

/** Focuses the password field on mount. */
const focusNow = (field: HTMLInputElement | null) => field?.focus();

/** Renders the password dialog for the re-authentication of a user who changes the contact data of an account. */
export function PasswordDialog({ question }: { question: PasswordQuestion }) {
  const translate = useTranslate();
  const id = useId();
  const [password, setPassword] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // React events bubble through the portal to the form that opened the dialog.
    event.stopPropagation();
    if (password !== '') question.answer(password);
  };
  return (
    <Dialog
      open
      fullWidth
      maxWidth="xs"
      onClose={() => question.answer(undefined)}
      aria-labelledby={id}
    >
      <form noValidate onSubmit={submit}>
        <DialogTitle id={id}>{translate('engine.password.title')}</DialogTitle>
        <DialogContent>
          <DialogContentText>{translate('engine.password.text')}</DialogContentText>
          <TextField
            type="password"
            label={translate('engine.password.label')}
            value={password}
            error={question.fault}
            autoComplete="current-password"
            ref={focusNow}
            onChange={(event) => setPassword(event.target.value)}
          />
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={() => question.answer(undefined)}>
            {translate('ui.action.cancel')}
          </Button>
          <Button type="submit" variant="contained">
            {translate('ui.action.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
