import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'react-admin';
import { useId } from 'react';
import { formatAgo } from '../../../../src/ui/format.ts';
import { useLocale } from '../../../../src/ui/useLocale.ts';
import styles from './AnsweredDialog.module.css';
import type { ColleaguesAnswer } from './useAnswered.ts';

interface AnsweredDialogProps {
  answer: ColleaguesAnswer;
  /** Closes the dialog; the draft stays. */
  onShow: () => void;
  onSendAnyway: () => void;
  onDiscard: () => void;
}

/** Shows a colleague's newer reply before another one is sent. */
export function AnsweredDialog(props: AnsweredDialogProps) {
  const { answer, onShow, onSendAnyway, onDiscard } = props;
  const translate = useTranslate();
  const locale = useLocale();
  const id = useId();
  const who = answer.who || translate('resources.leadTeam.answered.somebody');
  return (
    <Dialog open onClose={onShow} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id}>{translate('resources.leadTeam.answered.title', { who })}</DialogTitle>
      <DialogContent>
        <DialogContentText>{translate('resources.leadTeam.answered.text')}</DialogContentText>
        <figure className={styles.answer}>
          <blockquote dir="auto">{answer.body}</blockquote>
          <figcaption>
            <bdi>{who}</bdi> · <time dateTime={answer.at}>{formatAgo(answer.at, locale)}</time>
          </figcaption>
        </figure>
      </DialogContent>
      <DialogActions className={styles.ways}>
        <Button color="error" onClick={onDiscard}>
          {translate('resources.leadTeam.answered.discard')}
        </Button>
        <Button color="inherit" onClick={onSendAnyway}>
          {translate('resources.leadTeam.answered.sendAnyway')}
        </Button>
        <Button variant="contained" onClick={onShow} autoFocus>
          {translate('resources.leadTeam.answered.show')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
