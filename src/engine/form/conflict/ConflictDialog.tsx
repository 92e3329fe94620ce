import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import type { AnyRecord } from '../../definition/runtimeDefinition.ts';
import { labelKey, type Field } from '../../definition/field.ts';
import { FieldValue } from '../../kinds/FieldValue.tsx';
import { usePhone } from '../../../ui/usePhone.ts';
import styles from './ConflictDialog.module.css';
import type { Choices, Side } from './differences.ts';

interface ConflictDialogProps {
  /** Fields that differ. */
  fields: readonly Field[];
  /** Record with the user's values. */
  mine: AnyRecord;
  theirs: AnyRecord;
  /** Initially selected side of each field, by path. */
  differing: Choices;
  onSave: (choices: Choices) => void;
  onClose: () => void;
}

const SIDES = ['mine', 'theirs'] as const;

/** Renders the dialog of an edit conflict, in which the user selects one of two values for each field. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { fields, mine, theirs, differing, onSave, onClose } = props;
  const translate = useTranslate();
  const isPhone = usePhone();
  const [choices, setChoices] = useState(differing);
  const chooseAll = (side: Side) =>
    setChoices(Object.fromEntries(fields.map(({ path }) => [path, side])));
  const records = { mine, theirs };
  return (
    <Dialog
      open
      onClose={onClose}
      fullScreen={isPhone}
      fullWidth
      maxWidth="md"
      aria-labelledby="conflict-title"
    >
      <DialogTitle id="conflict-title">{translate('engine.conflict.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText>
          {translate(fields.length > 0 ? 'engine.conflict.text' : 'engine.conflict.none')}
        </DialogContentText>
        {fields.length > 1 && (
          <p className={styles.all}>
            <Button onClick={() => chooseAll('mine')}>
              {translate('engine.conflict.allMine')}
            </Button>
            <Button onClick={() => chooseAll('theirs')}>
              {translate('engine.conflict.allTheirs')}
            </Button>
          </p>
        )}
        {fields.map((field) => {
          const { path } = field;
          return (
            <fieldset key={path} className={styles.field}>
              <legend>{translate(labelKey(field))}</legend>
              {SIDES.map((side) => (
                <label key={side} className={styles.side}>
                  <input
                    type="radio"
                    name={`conflict-${path}`}
                    checked={choices[path] === side}
                    onChange={() => setChoices({ ...choices, [path]: side })}
                  />
                  <span className={styles.whose}>{translate(`engine.conflict.${side}`)}</span>
                  <span className={styles.value}>
                    <FieldValue field={field} record={records[side]} />
                  </span>
                </label>
              ))}
            </fieldset>
          );
        })}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {translate('engine.conflict.back')}
        </Button>
        <Button variant="contained" onClick={() => onSave(choices)}>
          {translate('engine.conflict.save')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
