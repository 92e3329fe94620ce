import AddOutlined from '@mui/icons-material/AddOutlined';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { useTranslate, useWrappedSource, ValidationError } from 'react-admin';
import { useMemo } from 'react';
import { useFieldArray, useFormState } from 'react-hook-form';
import { getText, type Input } from '../../definition/field.ts';
import { useInputProps } from '../../controls/useInputProps.ts';
import { useMoves } from '../../controls/useMoves.ts';
import styles from './Input.module.css';
import { Row } from './Row.tsx';
import { rowFields } from './rowFields.ts';

/** Returns the error of the rows as a whole, such as too few rows. */
function useProblem(source: string): string {
  const { errors } = useFormState({ name: source });
  return getText(errors, `${source}.message`) || getText(errors, `${source}.root.message`);
}

/** Renders rows that can be added, moved and removed in place. Rows may be nested. */
export const RowsInput: Input = ({ field, source, renderInput }) => {
  const { label, helperText, isRequired } = useInputProps(field, source);
  const translate = useTranslate();
  const name = useWrappedSource(source);
  const { fields: rows, append, remove, move } = useFieldArray({ name });
  const { list, moveRow } = useMoves(move);
  const problem = useProblem(name);
  const columns = useMemo(() => rowFields(field), [field]);
  const isFull = field.facts.maxItems !== undefined && rows.length >= field.facts.maxItems;
  return (
    <fieldset className={styles.rows}>
      <legend>
        {label}
        {isRequired && <span aria-hidden="true"> *</span>}
      </legend>
      <ul ref={list}>
        {rows.map((row, index) => (
          <Row
            key={row.id}
            rows={name}
            index={index}
            isLast={index === rows.length - 1}
            prefix={field.path.length + 1}
            fields={columns}
            renderInput={renderInput}
            onMove={(direction) => moveRow(index, direction)}
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
