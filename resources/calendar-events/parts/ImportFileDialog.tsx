import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { useId, useRef, useState } from 'react';
import { importCalendarFacts } from '#contract/facts/importCalendar.ts';
import { acceptText } from '../../../src/engine/controls/upload/fileLimits.ts';
import { FileChooser } from '../../../src/ui/FileChooser.tsx';
import { usePhone } from '../../../src/ui/usePhone.ts';
import { ImportedRows } from './ImportedRows.tsx';
import { useImportFile, type ImportKind } from './useImportFile.ts';

interface ImportFileDialogProps {
  providerId: number;
  onClose: () => void;
}

const MESSAGES = 'resources.calendarLinks.import';
const KINDS: readonly ImportKind[] = ['wedding', 'visit', 'closed'];
const isKind = (text: string): text is ImportKind => KINDS.some((kind) => kind === text);

/** Renders the import of a calendar file with a preview of its events. */
export function ImportFileDialog({ providerId, onClose }: ImportFileDialogProps) {
  const translate = useTranslate();
  const isPhone = usePhone();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [kind, setKind] = useState<ImportKind>('wedding');
  const { file, entries, problem, isBusy, choose, run } = useImportFile(providerId, onClose);
  return (
    <Dialog
      open
      onClose={isBusy ? undefined : onClose}
      fullScreen={isPhone}
      fullWidth
      maxWidth="sm"
      aria-labelledby={id}
    >
      <DialogTitle id={id}>{translate(`${MESSAGES}.title`)}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
        <DialogContentText>{translate(`${MESSAGES}.text`)}</DialogContentText>
        <TextField
          select
          label={translate(`${MESSAGES}.kind`)}
          value={kind}
          onChange={({ target }) => {
            if (isKind(target.value)) setKind(target.value);
          }}
        >
          {KINDS.map((one) => (
            <MenuItem key={one} value={one}>
              {translate(`resources.calendar-events.values.kind.${one}`)}
            </MenuItem>
          ))}
        </TextField>
        <FileChooser
          ref={input}
          label={translate(`${MESSAGES}.file`)}
          accept={acceptText(importCalendarFacts.body.file.accept)}
          onFiles={([given]) => void choose(given, kind)}
        />
        <Button variant="outlined" disabled={isBusy} onClick={() => input.current?.click()}>
          {file ? <bdi>{file.name}</bdi> : translate(`${MESSAGES}.choose`)}
        </Button>
        {isBusy && <LinearProgress aria-label={translate(`${MESSAGES}.reading`)} />}
        {problem !== undefined && (
          <Alert severity="error">{translate(problem, { _: problem })}</Alert>
        )}
        {entries?.length === 0 && <Alert severity="info">{translate(`${MESSAGES}.nothing`)}</Alert>}
        {entries && entries.length > 0 && <ImportedRows entries={entries} />}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" disabled={isBusy} onClick={onClose}>
          {translate('ui.action.cancel')}
        </Button>
        <Button
          variant="contained"
          disabled={isBusy || !entries || entries.length === 0}
          onClick={() => void run(kind)}
        >
          {translate(`${MESSAGES}.run`, { smart_count: entries?.length ?? 0 })}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
