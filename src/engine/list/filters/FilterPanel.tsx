import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Popover from '@mui/material/Popover';
import { useTranslate } from 'react-admin';
import type { Resource } from '../../definition/runtimeDefinition.ts';
import { filterLabelKey, getField } from '../../definition/field.ts';
import { filterInputs } from '../../kinds/filters.ts';
import { usePhone } from '../../../ui/usePhone.ts';
import styles from './FilterPanel.module.css';

interface FilterPanelProps {
  resource: Resource;
  names: readonly string[];
  anchor: HTMLElement;
  values: Record<string, unknown>;
  onChange: (name: string, value: unknown) => void;
  onClose: () => void;
}

/** Renders the inputs of the available filters by kind; changes apply immediately. */
export function FilterPanel({
  resource,
  names,
  anchor,
  values,
  onChange,
  onClose,
}: FilterPanelProps) {
  const translate = useTranslate();
  const isPhone = usePhone();
  const filters = resource.manifest.list?.filters ?? {};
  const title = translate('ui.action.filter');
  const inputs = names.map((name) => {
    const field = getField(resource, name, filters);
    const Input = filterInputs[field.kind];
    return (
      <Input
        key={name}
        field={field}
        value={values[name]}
        onChange={(value) => onChange(name, value)}
        label={translate(filterLabelKey(resource.name, name))}
      />
    );
  });
  if (isPhone) {
    return (
      <Dialog open fullScreen onClose={onClose} slotProps={{ paper: { 'aria-label': title } }}>
        <DialogTitle>{title}</DialogTitle>
        <DialogContent>
          <div className={styles.inputs}>{inputs}</div>
        </DialogContent>
        <DialogActions>
          <Button variant="contained" onClick={onClose}>
            {translate('engine.list.showResults')}
          </Button>
        </DialogActions>
      </Dialog>
    );
  }
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': title } }}
    >
      <div className={`${styles.inputs} ${styles.floating}`}>{inputs}</div>
    </Popover>
  );
}
