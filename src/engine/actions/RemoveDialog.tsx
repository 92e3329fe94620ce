import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useDelete, useNotify, useTranslate } from 'react-admin';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { bottomSheet } from '../../ui/bottomSheet.ts';
import type { AnyRecord, Resource } from '../definition/runtimeDefinition.ts';
import { recordName } from '../definition/recordName.ts';
import { isConflict, staleRecord } from '../form/refusal.ts';
import { useResourceLocation } from '../definition/useResourceLocation.ts';
import { useUpdateRecordCache } from '../queries/useUpdateRecordCache.ts';
import { errorMessage } from '../../ui/errorMessage.ts';

interface RemoveDialogProps {
  resource: Resource;
  record: AnyRecord;
  onClose: () => void;
}

/**
 * Renders the confirmation of a deletion with its consequence, deletes the record and navigates to the list. The
 * dialog shows a rejection.
 */
export function RemoveDialog({ resource, record, onClose }: RemoveDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const location = useResourceLocation(resource.name);
  const take = useUpdateRecordCache(location);
  const [remove] = useDelete<AnyRecord>();
  const isBusy = useRef(false);
  const [isRemoving, setRemoving] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const name = recordName(resource, record);
  const { consequence: Consequence } = resource.definition.remove || {};
  const carryOut = async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    setRemoving(true);
    try {
      const params = { id: record.id, previousData: record, meta: location.meta };
      await remove(resource.name, params, { returnPromise: true, mutationMode: 'pessimistic' });
      await navigate(location.base);
      // On a list, navigation does not unmount the dialog.
      onClose();
      notify('engine.remove.done', { type: 'success', messageArgs: { name } });
      // The API may keep the record in another state; the list then contains it again.
      await take();
    } catch (error) {
      if (isConflict(error)) await take(staleRecord(error));
      setRefusal(errorMessage(error));
    } finally {
      isBusy.current = false;
      setRemoving(false);
    }
  };
  return (
    <Dialog
      open
      onClose={isRemoving ? undefined : onClose}
      fullWidth
      maxWidth="xs"
      sx={bottomSheet}
      aria-labelledby="remove-title"
      aria-describedby="remove-text"
    >
      <DialogTitle id="remove-title">{translate('engine.remove.title', { name })}</DialogTitle>
      <DialogContent>
        <DialogContentText id="remove-text" component="div" sx={{ display: 'grid', gap: 1.5 }}>
          {translate(`resources.${resource.name}.removeText`, {
            _: translate('engine.remove.text'),
          })}
          {Consequence && <Consequence records={[record]} />}
        </DialogContentText>
        {refusal !== undefined && (
          <Alert severity="error">{translate(refusal, { _: refusal })}</Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose} disabled={isRemoving}>
          {translate('ui.action.cancel')}
        </Button>
        <Button
          variant="contained"
          color="error"
          onClick={() => void carryOut()}
          disabled={isRemoving}
          aria-busy={isRemoving}
        >
          {translate('ui.action.delete')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
