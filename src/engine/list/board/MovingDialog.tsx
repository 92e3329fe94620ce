import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'react-admin';
import { useId } from 'react';
import type { Resource } from '../../definition/runtimeDefinition.ts';
import { recordName } from '../../definition/recordName.ts';
import { ActionDialog } from '../../actions/ActionDialog.tsx';
import styles from './Board.module.css';
import type { Moving } from './useBoardMove.ts';

interface MovingDialogProps {
  resource: Resource;
  moving: Moving;
  onChoose: (action: string) => void;
  onClose: () => void;
}

/**
 * Renders the dialog for a moved card: the choice between several actions, and the form of the chosen
 * action.
 */
export function MovingDialog({ resource, moving, onChoose, onClose }: MovingDialogProps) {
  const translate = useTranslate();
  const titleId = useId();
  const { record, actions, column } = moving;
  const [only, second] = actions;
  if (only !== undefined && second === undefined)
    return (
      <ActionDialog
        resource={resource}
        record={record}
        action={only}
        onClose={onClose}
        onStale={onClose}
      />
    );
  const message = (key: string) => translate(`resources.${resource.name}.${key}`);
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>
        {translate('listBoard.choose', {
          name: recordName(resource, record),
          column: message(`views.${column}`),
        })}
      </DialogTitle>
      <DialogContent className={styles.ways}>
        {actions.map((name) => (
          <Button key={name} variant="outlined" onClick={() => onChoose(name)}>
            {message(`actions.${name}.do`)}
          </Button>
        ))}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ui.action.cancel')}</Button>
      </DialogActions>
    </Dialog>
  );
}
