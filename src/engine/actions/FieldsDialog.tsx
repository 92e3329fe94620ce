import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { Form, SaveContextProvider, useLocale, useTranslate } from 'react-admin';
import { useCallback, useId, useMemo, useState, type ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import type { Rule } from '#contract/brokenRules.ts';
import { bottomSheet } from '../../ui/bottomSheet.ts';
import { usePhone } from '../../ui/usePhone.ts';
import type { AnyRecord, Resource } from '../definition/runtimeDefinition.ts';
import type { FieldMap } from '../definition/manifest.ts';
import { startingDay } from '../kinds/date/startingDay.ts';
import { get } from '#contract/get.ts';
import { getField } from '../definition/field.ts';
import { formResolver } from '../form/formResolver.ts';
import { wrongPaths } from '../form/otherMessages.ts';
import { RelatedErrors } from '../form/RelatedErrors.tsx';
import { useFocusAfterSave } from '../form/useFocusAfterSave.ts';
import { FormField } from '../kinds/FormField.tsx';
import { UnsavedAnswers } from './UnsavedAnswers.tsx';

interface FieldsDialogProps {
  /** Resource whose messages name the fields. */
  resource: Resource;
  /** Contract facts of the fields. */
  fields: FieldMap;
  /** Paths of the fields, in this order; all of them by default. */
  only?: readonly string[];
  /** Rules that relate several fields. */
  rules?: readonly Rule[] | undefined;
  /** The changed record as it was opened; undefined if the answers create a record. */
  before?: unknown;
  title: string;
  /** Paragraphs above the fields; empty ones are omitted. */
  paragraphs?: readonly string[];
  /** Label of the submit button. */
  submit: string;
  isDangerous?: boolean;
  /** Record whose values are the initial answers. */
  record?: AnyRecord | undefined;
  /** Paths of the record by the answer that they prefill. */
  answers?: Readonly<Record<string, string>> | undefined;
  /** Further values of the form, which have no input and on which inputs depend. */
  given?: Readonly<Record<string, unknown>> | undefined;
  /** The API's error message. */
  refusal?: string | undefined;
  /** Content above the fields. */
  notice?: ReactNode;
  isActing?: boolean;
  /** Resolves to field messages if the values were refused, otherwise to undefined. */
  onAnswer: (values: unknown) => Promise<object | undefined>;
  onClose: () => void;
}

const FIELDS = {
  display: 'grid',
  gap: 3,
  alignContent: 'start',
  '& > [data-field]:empty': { display: 'none' },
};
/** Empty record context; isolates the dialog's fields from the surrounding record. */
const NO_RECORD = {};

/**
 * Renders a dialog with fields of the contract, validated by its facts; it keeps the values until they are
 * accepted.
 */
export function FieldsDialog(props: FieldsDialogProps) {
  const { resource, fields, only, rules, before, title, paragraphs = [], submit } = props;
  const { record, answers, given, refusal, notice } = props;
  const { isDangerous = false, isActing = false, onAnswer, onClose } = props;
  const translate = useTranslate();
  const locale = useLocale();
  const isPhone = usePhone();
  const id = useId();
  const [opened] = useState(() => new Date());
  const paths = useMemo(() => only ?? Object.keys(fields), [only, fields]);
  const resolver = useMemo(
    () => formResolver({ fields, opened, paths, rules, before, locale }),
    [fields, opened, paths, rules, before, locale],
  );
  // Fixed at opening: a newer record must not overwrite the typed values.
  const [defaults] = useState(() => ({
    ...given,
    ...answersOf(
      paths,
      record,
      (path) => get(record, answers?.[path] ?? '') ?? startingDay(fields[path], opened),
    ),
  }));
  const save = useCallback((values: unknown) => onAnswer(values), [onAnswer]);
  const [isDirty, setDirty] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const close = () => (isDirty ? setAsked(true) : onClose());
  return (
    <Dialog
      open
      onClose={isActing ? undefined : close}
      fullScreen={isPhone && paths.length > 0}
      fullWidth
      maxWidth="sm"
      sx={paths.length > 0 ? undefined : bottomSheet}
      aria-labelledby={id}
    >
      <SaveContextProvider value={{ save, saving: isActing, mutationMode: 'pessimistic' }}>
        <Form
          resolver={resolver}
          defaultValues={defaults}
          record={NO_RECORD}
          disableInvalidFormNotification
          noValidate
        >
          {rules && <RelatedErrors rules={rules} />}
          <UnsavedAnswers
            isAsked={isAsked}
            isRefused={refusal !== undefined}
            onDirty={setDirty}
            onStay={() => setAsked(false)}
            onDiscard={onClose}
          />
          <DialogTitle id={id}>{title}</DialogTitle>
          <DialogContent sx={FIELDS}>
            {paragraphs.map(
              (text) => text !== '' && <DialogContentText key={text}>{text}</DialogContentText>,
            )}
            {refusal !== undefined && (
              <Alert severity="error">{translate(refusal, { _: refusal })}</Alert>
            )}
            {notice}
            {paths.map((path) => (
              <div key={path} data-field={path}>
                <FormField field={getField(resource, path, fields)} />
              </div>
            ))}
          </DialogContent>
          <DialogActions>
            <Button color="inherit" onClick={close} disabled={isActing}>
              {translate('ui.action.cancel')}
            </Button>
            <Submit label={submit} paths={paths} isActing={isActing} isDangerous={isDangerous} />
          </DialogActions>
        </Form>
      </SaveContextProvider>
    </Dialog>
  );
}

/**
 * Returns initial answers from the record; a reference is sent as an id, which is read from the record's nested
 * object.
 * @param otherwise initial answer if the record has no value
 */
function answersOf(
  paths: readonly string[],
  record: AnyRecord | undefined,
  otherwise: (path: string) => unknown,
): Record<string, unknown> {
  const answers: Record<string, unknown> = {};
  for (const path of paths) {
    const [head = '', leaf] = path.split('.');
    const initial = get(record, path) ?? get(record, path.replace(/Id$/, '.id')) ?? otherwise(path);
    answers[head] = leaf === undefined ? initial : { ...membersOf(answers[head]), [leaf]: initial };
  }
  return answers;
}

const membersOf = (value: unknown): object =>
  typeof value === 'object' && value !== null ? value : {};

interface SubmitProps {
  label: string;
  /** Paths of the fields, in the form's order. */
  paths: readonly string[];
  isActing: boolean;
  isDangerous: boolean;
}

function Submit({ label, paths, isActing, isDangerous }: SubmitProps) {
  const { errors, isSubmitting } = useFormState();
  const isBusy = isActing || isSubmitting;
  const element = useFocusAfterSave<HTMLSpanElement>(wrongPaths(errors, paths), isBusy);
  return (
    <span ref={element}>
      <Button
        type="submit"
        variant="contained"
        color={isDangerous ? 'error' : 'primary'}
        disabled={isBusy}
        aria-busy={isBusy}
      >
        {label}
      </Button>
    </span>
  );
}
