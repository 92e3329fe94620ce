import Button from '@mui/material/Button';
import { useSaveContext, useTranslate, ValidationError } from 'react-admin';
import { get, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { useLocale } from '../../ui/useLocale.ts';
import { LockedEntry } from '../access/LockedEntry.tsx';
import { useFeatureGate } from '../access/useFeatureGate.ts';
import type { FeatureGate } from '../definition/config.ts';
import type { Resource } from '../definition/runtimeDefinition.ts';
import type { FieldMap } from '../definition/manifest.ts';
import { getField, labelKey } from '../definition/field.ts';
import { goToField } from './goToField.ts';
import { useFocusAfterSave } from './useFocusAfterSave.ts';
import { visiblePaths } from './visiblePaths.ts';
import { otherMessages, wrongPaths } from './otherMessages.ts';
import { MainNotice } from './MainNotice.tsx';
import { ReviewNotice } from './ReviewNotice.tsx';
import styles from './SaveBar.module.css';

interface SaveBarProps {
  resource: Resource;
  fields: FieldMap;
  label: string;
  /** Package feature that saving requires. */
  gate: FeatureGate;
  /** Path of the cancel link, or the callback of the cancel button. */
  cancelTo: string | (() => void);
  paths: readonly string[];
}

const isDirty = (node: unknown): boolean =>
  node === true || (typeof node === 'object' && node !== null && Object.values(node).some(isDirty));

interface SubmitProps {
  label: string;
  isBusy: boolean;
}

function Submit({ label, isBusy }: SubmitProps) {
  const translate = useTranslate();
  return (
    <Button type="submit" variant="contained" disabled={isBusy} aria-busy={isBusy}>
      {isBusy ? translate('ui.state.saving') : label}
    </Button>
  );
}

/**
 * Renders the submit button if the package of the form's provider has the feature, otherwise the upgrade offer.
 */
function GatedSubmit({ gate, ...submit }: SubmitProps & { gate: FeatureGate }) {
  const state = useFeatureGate(gate, { record: useWatch() });
  return state === 'locked' && gate.needs ? (
    <LockedEntry feature={gate.needs} label={submit.label} />
  ) : (
    <Submit {...submit} />
  );
}

/**
 * Renders a bar at the bottom of a form, with the changed fields, links to the invalid ones, and the save and
 * cancel buttons.
 */
export function SaveBar({ resource, fields, label, gate, cancelTo, paths }: SaveBarProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const { saving } = useSaveContext();
  const { getValues } = useFormContext();
  const { dirtyFields, errors, isSubmitting } = useFormState();
  const shown = visiblePaths(resource, paths, getValues());
  const changed = shown.filter((path) => isDirty(get(dirtyFields, path)));
  const wrong = wrongPaths(errors, paths);
  const others = otherMessages(errors, paths);
  const isBusy = (saving ?? false) || isSubmitting;
  const bar = useFocusAfterSave<HTMLDivElement>(wrong, isBusy);
  const nameOf = (path: string) => translate(labelKey(getField(resource, path, fields)));
  const names = new Intl.ListFormat(locale, { style: 'short', type: 'conjunction' });
  return (
    <div ref={bar} className={styles.bar}>
      <div className={styles.text}>
        <ReviewNotice resource={resource} changed={changed} />
        <MainNotice resource={resource} />
        <p role="status" data-wrong={wrong.length > 0 || undefined}>
          {wrong.length > 0
            ? translate('validation.summary', { smart_count: wrong.length })
            : changed.length > 0
              ? `${translate('engine.form.changed', { smart_count: changed.length })}: ${names.format(changed.map(nameOf))}`
              : ''}
        </p>
        {wrong.length > 0 && (
          <ul className={styles.wrong} aria-label={translate('engine.form.wrong')}>
            {wrong.map((path) => (
              <li key={path}>
                <button type="button" onClick={() => goToField(path)}>
                  {nameOf(path)}
                </button>
              </li>
            ))}
          </ul>
        )}
        {others.map((message) => (
          <p key={message} role="alert" data-wrong="">
            <ValidationError error={message} />
          </p>
        ))}
      </div>
      {typeof cancelTo === 'string' ? (
        <Button component={Link} to={cancelTo} color="inherit">
          {translate('ui.action.cancel')}
        </Button>
      ) : (
        <Button onClick={cancelTo} color="inherit">
          {translate('ui.action.cancel')}
        </Button>
      )}
      {gate.needs ? (
        <GatedSubmit gate={{ needs: gate.needs }} label={label} isBusy={isBusy} />
      ) : (
        <Submit label={label} isBusy={isBusy} />
      )}
    </div>
  );
}
