import CloseOutlined from '@mui/icons-material/CloseOutlined';
import { useTranslate } from 'react-admin';
import { Fragment } from 'react';
import { cells } from '../../kinds/cells.ts';
import { filterLabelKey, type Field } from '../../definition/field.ts';
import styles from './FilterChip.module.css';

interface FilterChipProps {
  field: Field;
  value: unknown;
  onRemove: () => void;
}

const NO_RECORD = { id: 0 };

/** Renders an active filter with its value and a button that removes it. */
export function FilterChip({ field, value, onRemove }: FilterChipProps) {
  const translate = useTranslate();
  const Cell = cells[field.kind];
  const label = translate(filterLabelKey(field.resource, field.path));
  const values: unknown[] = Array.isArray(value) ? value : [value];
  return (
    <li className={styles.chip}>
      <span className={styles.label}>{label}</span>
      {values.map((one, index) => (
        <Fragment key={String(one)}>
          {index > 0 && ', '}
          <Cell field={field} value={one} record={NO_RECORD} />
        </Fragment>
      ))}
      <button
        type="button"
        onClick={onRemove}
        aria-label={translate('engine.list.removeFilter', { name: label })}
      >
        <CloseOutlined aria-hidden="true" />
      </button>
    </li>
  );
}
