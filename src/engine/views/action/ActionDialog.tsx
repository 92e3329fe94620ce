import { zodResolver } from '@hookform/resolvers/zod';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { Form, SaveContextProvider, useNotify, useTranslate } from 'ra-core';
import { useCallback, useMemo, useState } from 'react';
import { useFormState } from 'react-hook-form';
import type { AnyRecord, Resource } from '../../definition/anyDefinition.ts';
import { getField, valueAt } from '../../fields/field.ts';
import { createBody } from '../../form/formBody.ts';
import { rowSchema } from '../../form/leafSchema.ts';
import { usePhone } from '../usePhone.ts';
import { FormField } from '../form/FormField.tsx';
import { useAction } from './useAction.ts';

interface ActionDialogProps {
  resource: Resource;
  record: AnyRecord;
  action: string;
  onClose: () => void;
}

const NO_FIELDS = {};

/** Asks what an action needs, carries it out, and stays open with everything typed when it is refused. */
export function ActionDialog({ resource, record, action, onClose }: ActionDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const isPhone = usePhone();
  const { act, isActing, refusal } = useAction(resource.name, record.id);
  const fields = resource.manifest.actions?.[action]?.fields ?? NO_FIELDS;
  const [opened] = useState(() => new Date());
  const paths = useMemo(() => Object.keys(fields), [fields]);
  const resolver = useMemo(
    () => zodResolver(rowSchema(fields, opened, paths)),
    [fields, opened, paths],
  );
  // What the record already says about a question is its first answer.
  const defaults = useMemo(
    () =>
      Object.fromEntries(
        paths.map((path) => [
          path,
          valueAt(record, path) ?? valueAt(record, path.replace(/Id$/, '.id')) ?? null,
        ]),
      ),
    [paths, record],
  );
  const words = (key: string) =>
    translate(`resources.${resource.name}.actions.${action}.${key}`, { _: '' });
  const save = useCallback(
    async (values: unknown) => {
      const done = await act({ type: action, ...createBody(fields, paths, values) });
      if (done.errors) return done.errors;
      notify(translate(`resources.${resource.name}.actions.${action}.done`), { type: 'success' });
      onClose();
      return undefined;
    },
    [act, action, fields, paths, notify, translate, resource.name, onClose],
  );
  return (
    <Dialog
      open
      onClose={isActing ? undefined : onClose}
      fullScreen={isPhone}
      fullWidth
      maxWidth="sm"
      aria-labelledby="action-title"
    >
      <SaveContextProvider value={{ save, saving: isActing, mutationMode: 'pessimistic' }}>
        <Form resolver={resolver} defaultValues={defaults} record={NO_RECORD} noValidate>
          <DialogTitle id="action-title">{words('do')}</DialogTitle>
          <DialogContent>
            {words('ask') !== '' && <DialogContentText>{words('ask')}</DialogContentText>}
            {refusal && <Alert severity="error">{refusal}</Alert>}
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

/** The questions are the action's own: nothing of the record around it. */
const NO_RECORD = {};

function Submit({
  label,
  isActing,
  isDangerous,
}: {
  label: string;
  isActing: boolean;
  isDangerous: boolean;
}) {
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
