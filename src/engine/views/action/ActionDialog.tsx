import { zodResolver } from '@hookform/resolvers/zod';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { Form, SaveContextProvider, useTranslate } from 'ra-core';
import { useCallback, useMemo, useState } from 'react';
import { useFormState } from 'react-hook-form';
import type { ActionBody } from '../../api/ActionBody.ts';
import type { AnyRecord, Resource } from '../../definition/anyDefinition.ts';
import { getField, valueAt } from '../../fields/field.ts';
import { createBody } from '../../form/formBody.ts';
import { rowSchema } from '../../form/leafSchema.ts';
import { FormField } from '../form/FormField.tsx';
import { usePhone } from '../usePhone.ts';
import { useAction, type Done } from './useAction.ts';

interface ActionDialogProps {
  resource: Resource;
  record: AnyRecord;
  action: string;
  onClose: () => void;
  /** The record was changed meanwhile: somebody has to choose. */
  onStale: (done: Done) => void;
}

const NO_FIELDS = {};
/** The questions are the action's own: nothing of the record around it. */
const NO_RECORD = {};

/** What the record already says about a question is its first answer. */
function firstAnswers(paths: readonly string[], record: AnyRecord) {
  return Object.fromEntries(
    paths.map((path) => [
      path,
      valueAt(record, path) ?? valueAt(record, path.replace(/Id$/, '.id')) ?? null,
    ]),
  );
}

/** Asks what an action needs, or once more whether it is meant; carries it out, and stays open with everything typed when it is refused. */
export function ActionDialog({ resource, record, action, onClose, onStale }: ActionDialogProps) {
  const translate = useTranslate();
  const isPhone = usePhone();
  const { run, isActing } = useAction(resource);
  const [refusal, setRefusal] = useState<string>();
  const fields = resource.manifest.actions?.[action]?.fields ?? NO_FIELDS;
  const [opened] = useState(() => new Date());
  const [defaults] = useState(() => firstAnswers(Object.keys(fields), record));
  const paths = useMemo(() => Object.keys(fields), [fields]);
  const resolver = useMemo(
    () => zodResolver(rowSchema(fields, opened, paths)),
    [fields, opened, paths],
  );
  const words = (key: string) =>
    translate(`resources.${resource.name}.actions.${action}.${key}`, { _: '' });
  const save = useCallback(
    async (values: unknown) => {
      const done = await run(action, record, createBody(fields, paths, values));
      if (done.isDone) onClose();
      else if (done.theirs) onStale(done);
      setRefusal(done.refusal);
      return done.isDone ? undefined : { ...done.errors };
    },
    [run, action, record, fields, paths, onClose, onStale],
  );
  return (
    <Dialog
      open
      onClose={isActing ? undefined : onClose}
      fullScreen={isPhone && paths.length > 0}
      fullWidth
      maxWidth="sm"
      aria-labelledby="action-title"
    >
      <SaveContextProvider value={{ save, saving: isActing, mutationMode: 'pessimistic' }}>
        <Form
          resolver={resolver}
          defaultValues={defaults}
          record={NO_RECORD}
          disableInvalidFormNotification
          noValidate
        >
          <DialogTitle id="action-title">{words('do')}</DialogTitle>
          <DialogContent>
            {words('ask') !== '' && <DialogContentText>{words('ask')}</DialogContentText>}
            {refusal !== undefined && (
              <Alert severity="error">{translate(refusal, { _: refusal })}</Alert>
            )}
            {paths.map((path) => (
              <FormField key={path} field={getField(resource, path, fields)} />
            ))}
          </DialogContent>
          <DialogActions>
            <Button color="inherit" onClick={onClose} disabled={isActing}>
              {translate('ui.action.cancel')}
            </Button>
            <Submit
              label={words('do')}
              isActing={isActing}
              isDangerous={resource.definition.actions?.[action]?.tone === 'danger'}
            />
          </DialogActions>
        </Form>
      </SaveContextProvider>
    </Dialog>
  );
}

interface SubmitProps {
  label: string;
  isActing: boolean;
  isDangerous: boolean;
}

function Submit({ label, isActing, isDangerous }: SubmitProps) {
  const { isSubmitting } = useFormState();
  const isBusy = isActing || isSubmitting;
  return (
    <Button
      type="submit"
      variant="contained"
      color={isDangerous ? 'error' : 'primary'}
      disabled={isBusy}
      aria-busy={isBusy}
    >
      {label}
    </Button>
  );
}
