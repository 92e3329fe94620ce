import AddOutlined from '@mui/icons-material/AddOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import { SourceContextProvider, useTranslate, ValidationError } from 'ra-core';
import { useMemo } from 'react';
import { useFieldArray, useFormState } from 'react-hook-form';
import { textAt, type Ask, type Field, type Input } from '../field.ts';
import { isKind } from '../../definition/kinds.ts';
import { useInputProps } from '../useInputProps.ts';
import styles from './Input.module.css';

/** Fields of a row, with the path of their label below the rows' own. */
function rowFields(field: Field): Field[] {
  return Object.entries(field.facts.fields ?? {}).flatMap(([path, facts]) =>
    facts.kind === 'object' || facts.readOnly || facts.kind === 'id'
      ? []
      : [
          {
            resource: field.resource,
            path: `${field.path}.${path}`,
            kind: isKind(facts.kind) ? facts.kind : 'text',
            facts,
            settings: {},
          },
        ],
  );
}

interface RowProps {
  rows: string;
  index: number;
  fields: readonly Field[];
  ask: Ask;
  onRemove: () => void;
}

/** One row: its fields take their paths below it, and its way out. */
function Row({ rows, index, fields, ask, onRemove }: RowProps) {
  const translate = useTranslate();
  const context = useMemo(
    () => ({
      getSource: (source: string) => `${rows}.${index}.${source}`,
      getLabel: (source: string) => source,
    }),
    [rows, index],
  );
  return (
    <SourceContextProvider value={context}>
      <li className={styles.row}>
        {fields.map((field) => ask(field, field.path.slice(rows.length + 1)))}
        <IconButton
          className={styles.remove}
          onClick={onRemove}
          aria-label={`${translate('ui.action.remove')} ${index + 1}`}
        >
          <DeleteOutlined />
        </IconButton>
      </li>
    </SourceContextProvider>
  );
}

/** What is wrong with the rows as a whole, such as too few. */
function useProblem(source: string): string {
  const { errors } = useFormState({ name: source });
  return textAt(errors, `${source}.message`) || textAt(errors, `${source}.root.message`);
}

/** A few rows in place: added and removed. */
export const RowsInput: Input = ({ field, source, ask }) => {
  const { label, helperText, isRequired } = useInputProps(field, source);
  const translate = useTranslate();
  const { fields: rows, append, remove } = useFieldArray({ name: source });
  const problem = useProblem(source);
  const columns = useMemo(() => rowFields(field), [field]);
  const isFull = field.facts.maxItems !== undefined && rows.length >= field.facts.maxItems;
  return (
    <fieldset className={styles.rows}>
      <legend>
        {label}
        {isRequired && <span aria-hidden="true"> *</span>}
      </legend>
      <ul>
        {rows.map((row, index) => (
          <Row
            key={row.id}
            rows={source}
            index={index}
            fields={columns}
            ask={ask}
            onRemove={() => remove(index)}
          />
        ))}
      </ul>
      <Button
        startIcon={<AddOutlined />}
        disabled={isFull}
        onClick={() => append({})}
        aria-label={`${label}: ${translate('ui.action.add')}`}
      >
        {translate('ui.action.add')}
      </Button>
      {(problem !== '' || helperText) && (
        <FormHelperText error={problem !== ''}>
          {problem === '' ? helperText : <ValidationError error={problem} />}
        </FormHelperText>
      )}
    </fieldset>
  );
};
