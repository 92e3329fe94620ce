import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { useState, type FormEvent } from 'react';
import { useLocale } from '../../../ui/useLocale.ts';
import { nameError } from './changeViews.ts';
import type { SavedView } from './savedViews.ts';

/** Maximum length of a name, so that it fits on a button. */
export const MAX_NAME_LENGTH = 40;

interface SaveViewDialogProps {
  views: readonly SavedView[];
  onSave: (name: string) => void;
  onClose: () => void;
}

/** Renders the dialog that saves the current list as a view under a name. */
export function SaveViewDialog({ views, onSave, onClose }: SaveViewDialogProps) {
  const translate = useTranslate();
  const [name, setName] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const wrong = nameError(views, name, useLocale());
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (!wrong) onSave(name.trim());
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="view-title">
      <form onSubmit={submit} noValidate>
        <DialogTitle id="view-title">{translate('listTools.views.save')}</DialogTitle>
        <DialogContent>
          <DialogContentText>{translate('savedViews.text')}</DialogContentText>
          <TextField
            id="view-name"
            label={translate('savedViews.name')}
            value={name}
            onChange={(event) => setName(event.target.value)}
            required
            fullWidth
            autoFocus
            error={isSubmitted && wrong !== undefined}
            helperText={isSubmitted && wrong ? translate(wrong) : ' '}
            slotProps={{ htmlInput: { maxLength: MAX_NAME_LENGTH } }}
          />
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
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
