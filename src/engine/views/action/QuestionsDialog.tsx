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
import { usePhone } from '../../../ui/usePhone.ts';

interface QuestionsDialogProps {
  resource: Resource;
  action: string;
  /** What it already says about a question is the first answer. */
  record?: AnyRecord;
  /** Stands under the action's own words, such as for how many records it is. */
  note?: string;
  /** Why the API refused. */
  refusal?: string | undefined;
  isActing?: boolean;
  /** Resolves with field messages where the answers were refused. */
  onAnswer: (body: ActionBody) => Promise<object | undefined>;
  onClose: () => void;
}

const NO_FIELDS = {};
/** The questions are the action's own: nothing of the record around it. */
const NO_RECORD = {};

/** Asks what an action of the contract needs, checked by the contract's facts. */
export function QuestionsDialog(props: QuestionsDialogProps) {
  const { resource, action, record, note, refusal, isActing = false, onAnswer, onClose } = props;
  const translate = useTranslate();
  const isPhone = usePhone();
  const fields = resource.manifest.actions?.[action]?.fields ?? NO_FIELDS;
  const [opened] = useState(() => new Date());
  const paths = useMemo(() => Object.keys(fields), [fields]);
  const resolver = useMemo(
    () => zodResolver(rowSchema(fields, opened, paths)),
    [fields, opened, paths],
  );
  // Of the record as it was when the questions were opened: newer ones must not take what was typed.
  const [defaults] = useState(() =>
    Object.fromEntries(
      paths.map((path) => [
        path,
        valueAt(record, path) ?? valueAt(record, path.replace(/Id$/, '.id')) ?? null,
      ]),
    ),
  );
  const words = (key: string) =>
    translate(`resources.${resource.name}.actions.${action}.${key}`, { _: '' });
  const save = useCallback(
    (values: unknown) => onAnswer({ type: action, ...createBody(fields, paths, values) }),
    [onAnswer, action, fields, paths],
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
            {note && <DialogContentText>{note}</DialogContentText>}
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
