import Button from '@mui/material/Button';
import { useSaveContext, useTranslate } from 'ra-core';
import { useFormState } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { valueAt } from '../../fields/field.ts';
import styles from './SaveBar.module.css';

interface SaveBarProps {
  label: string;
  cancelTo: string;
  paths: readonly string[];
}

/** Sticks to the foot of a form: how many fields changed or are wrong, save, and the way back. */
export function SaveBar({ label, cancelTo, paths }: SaveBarProps) {
  const translate = useTranslate();
  const { saving } = useSaveContext();
  const { dirtyFields, errors, isSubmitting } = useFormState();
  const changed = paths.filter(
    (path) => valueAt(dirtyFields, path) !== undefined && valueAt(dirtyFields, path) !== false,
  ).length;
  const wrong = paths.filter((path) => valueAt(errors, path) !== undefined).length;
  const isBusy = (saving ?? false) || isSubmitting;
  return (
    <div className={styles.bar}>
      <p role="status" data-wrong={wrong > 0 || undefined}>
        {wrong > 0
          ? translate('validation.summary', { smart_count: wrong })
          : changed > 0
            ? translate('engine.form.changed', { smart_count: changed })
            : ''}
      </p>
      <Button component={Link} to={cancelTo} color="inherit">
        {translate('ui.action.cancel')}
      </Button>
      <Button type="submit" variant="contained" disabled={isBusy} aria-busy={isBusy}>
        {isBusy ? translate('ui.state.saving') : label}
      </Button>
    </div>
  );
}
