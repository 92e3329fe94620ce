import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { useId, useState, type FormEvent } from 'react';
import type { FieldProblems } from '../sending/useSending.ts';
import { OutcomeChoice } from './OutcomeChoice.tsx';
import { GrowingTextarea } from '../../../../src/ui/GrowingTextarea.tsx';

interface OutcomeDialogProps<T extends string> {
  title: string;
  text: string;
  choices: readonly { value: T; label: string }[];
  /** Maximum length of the note in characters. */
  longestNote: number;
  isSending: boolean;
  problem: string | undefined;
  fieldProblems: FieldProblems;
  onSave: (outcome: T, note: string) => void;
  /** Closes the dialog; the result is requested again later. */
  onLater: () => void;
}

const STACKED = { display: 'grid', gap: 2 };

/** Renders the dialog for the result of a contact outside of the panel. */
export function OutcomeDialog<T extends string>(props: OutcomeDialogProps<T>) {
  const { title, text, choices, isSending, problem, fieldProblems, onSave, onLater } = props;
  const translate = useTranslate();
  const id = useId();
  const [chosen, choose] = useState<T>();
  const [note, setNote] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (chosen !== undefined) onSave(chosen, note.trim());
  };
  return (
    <Dialog open onClose={onLater} fullWidth maxWidth="sm" aria-labelledby={id}>
      <form onSubmit={submit} noValidate>
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent sx={STACKED}>
          <DialogContentText>{text}</DialogContentText>
          {problem && <Alert severity="error">{problem}</Alert>}
          <OutcomeChoice label={title} choices={choices} chosen={chosen} onChoose={choose} />
          <TextField
            label={translate('resources.leads.fields.note')}
            value={note}
            onChange={(event) => setNote(event.target.value)}
            error={fieldProblems['note'] !== undefined}
            helperText={fieldProblems['note']}
            slotProps={{
              input: { inputComponent: GrowingTextarea },
              htmlInput: { minRows: 2, maxLength: props.longestNote, dir: 'auto' },
            }}
            multiline
            fullWidth
          />
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onLater}>
            {translate('resources.leadDesk.contact.later')}
          </Button>
          <Button
            type="submit"
            variant="contained"
            disabled={chosen === undefined || isSending}
            aria-busy={isSending}
          >
            {translate('ui.action.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
