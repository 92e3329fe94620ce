import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import styles from './ManageViewsDialog.module.css';
import { useLocale } from '../../../ui/useLocale.ts';
import { nameError, renameView, startWith } from './changeViews.ts';
import type { SavedView } from './savedViews.ts';
import { MAX_NAME_LENGTH } from './SaveViewDialog.tsx';

interface ManageViewsDialogProps {
  views: readonly SavedView[];
  onChange: (views: readonly SavedView[]) => void;
  onClose: () => void;
}

/** Renders the dialog that renames, deletes and selects the start view; changes apply immediately. */
export function ManageViewsDialog({ views, onChange, onClose }: ManageViewsDialogProps) {
  const translate = useTranslate();
  // A key must survive a renaming: it is the name under which the dialog first showed the view.
  const [keys, setKeys] = useState<ReadonlyMap<string, string>>(new Map());
  const keyOf = (name: string) => keys.get(name) ?? name;
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="views-title">
      <DialogTitle id="views-title">{translate('listTools.views.manage')}</DialogTitle>
      <DialogContent>
        <ul className={styles.list}>
          {views.map((view) => (
            <ViewLine
              key={keyOf(view.name)}
              view={view}
              views={views}
              onChange={onChange}
              onRename={(name) => setKeys(new Map(keys).set(name, keyOf(view.name)))}
            />
          ))}
        </ul>
        {views.length === 0 && <p>{translate('savedViews.none')}</p>}
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {translate('ui.action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface ViewLineProps extends Omit<ManageViewsDialogProps, 'onClose'> {
  view: SavedView;
  /** Called with the new name. */
  onRename: (name: string) => void;
}

function ViewLine({ view, views, onChange, onRename }: ViewLineProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const [name, setName] = useState(view.name);
  const others = views.filter((other) => other !== view);
  const wrong = nameError(others, name, locale);
  const rename = () => {
    if (wrong) return;
    onRename(name.trim());
    onChange(renameView(views, view.name, name, locale));
  };
  return (
    <li>
      <TextField
        label={translate('savedViews.name')}
        value={name}
        size="small"
        error={wrong !== undefined}
        helperText={wrong && translate(wrong)}
        onChange={(event) => setName(event.target.value)}
        onBlur={rename}
        slotProps={{ htmlInput: { maxLength: MAX_NAME_LENGTH } }}
      />
      <label className={styles.start}>
        <Switch
          checked={view.isStart ?? false}
          onChange={(_, isStart) => onChange(startWith(views, isStart ? view.name : undefined))}
          slotProps={{
            input: { 'aria-label': translate('savedViews.startOf', { name: view.name }) },
          }}
        />
        {translate('savedViews.start')}
      </label>
      <IconButton
        aria-label={translate('savedViews.remove', { name: view.name })}
        onClick={() => onChange(others)}
      >
        <DeleteOutlined />
      </IconButton>
    </li>
  );
}
