import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { useId, useState, type FormEvent, type ReactNode } from 'react';
import { usePhone } from '../../ui/usePhone.ts';
import { errorMessage } from '../../ui/errorMessage.ts';
import { ReasonSuggestions } from './ReasonSuggestions.tsx';
import { GrowingTextarea } from '../../ui/GrowingTextarea.tsx';

const MIN_LENGTH = 5;
const NONE: readonly string[] = [];

interface ReasonDialogProps {
  title: string;
  /** Subject of the dialog, above the field. */
  children: ReactNode;
  label: string;
  help: string;
  submit: string;
  longest: number;
  /** Frequent reasons; pressing one inserts it. */
  suggestions?: readonly string[];
  /** Sends the reason; a rejection is shown in the dialog. */
  onReason: (reason: string) => Promise<void>;
  onClose: () => void;
}

/** Renders a dialog that asks for a reason; the text stays after a failure. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, children, label, help, submit, longest, suggestions = NONE } = props;
  const { onReason, onClose } = props;
  const translate = useTranslate();
  const isPhone = usePhone();
  const id = useId();
  const [text, setText] = useState('');
  const [isTried, setTried] = useState(false);
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const isShort = text.trim().length < MIN_LENGTH;
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isShort || isSending) return;
    setSending(true);
    setProblem(undefined);
    try {
      await onReason(text.trim());
    } catch (error) {
      const words = errorMessage(error);
      setProblem(translate(words, { _: words }));
      setSending(false);
    }
  };
  const isWrong = isTried && isShort;
  return (
    <Dialog
      open
      onClose={isSending ? undefined : onClose}
      fullScreen={isPhone}
      fullWidth
      maxWidth="sm"
      aria-labelledby={id}
    >
      <form onSubmit={(event) => void send(event)} noValidate>
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          {problem !== undefined && <Alert severity="error">{problem}</Alert>}
          {children}
          <ReasonSuggestions
            text={text}
            longest={longest}
            suggestions={suggestions}
            onText={setText}
          />
          <TextField
            label={label}
            value={text}
            onChange={(event) => setText(event.target.value)}
            error={isWrong}
            helperText={isWrong ? translate('support.reason.short', { limit: MIN_LENGTH }) : help}
            slotProps={{
              input: { inputComponent: GrowingTextarea },
              htmlInput: { minRows: 3, maxLength: longest, dir: 'auto' },
            }}
            autoFocus
            required
            multiline
            fullWidth
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={isSending}>
            {translate('ui.action.cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={isSending} aria-busy={isSending}>
            {submit}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
