import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import { useNotify, useTranslate } from 'react-admin';
import { useState } from 'react';

interface CropActionsProps {
  isReady: boolean;
  /** The dialog is open until it resolves: it cannot be opened again with the picture before, nor applied twice. */
  onApply: () => Promise<void>;
  onClose: () => void;
}

/** Renders the buttons that apply a crop or close its dialog. */
export function CropActions({ isReady, onApply, onClose }: CropActionsProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  const apply = async () => {
    setBusy(true);
    try {
      await onApply();
      onClose();
    } catch {
      // The dialog stays open for another attempt.
      notify('validation.imageUnreadable', { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <DialogActions>
      <Button color="inherit" onClick={onClose}>
        {translate('ui.action.cancel')}
      </Button>
      <Button variant="contained" disabled={!isReady} loading={isBusy} onClick={() => void apply()}>
        {translate('ui.action.apply')}
      </Button>
    </DialogActions>
  );
}
