import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useTranslate } from 'react-admin';
import { AttachButton } from '../files/AttachButton.tsx';
import type { Lead } from '../Lead.ts';
import styles from '../ReplyForm.module.css';
import { Button } from '../../../../src/ui/Button.tsx';
import type { Composer } from './useComposer.ts';

interface EmailToolsProps {
  lead: Lead;
  composer: Composer;
}

/** Renders the options of an e-mail beside its text. */
export function EmailTools({ lead, composer }: EmailToolsProps) {
  const translate = useTranslate();
  // Recipients in copy would see the couple's address.
  const canCopy = lead.couple.contactPreference !== 'anonymised';
  return (
    <div className={styles.tools}>
      <AttachButton isBusy={composer.isSending} onFiles={composer.files.add} />
      {canCopy && !composer.isCcOpen && (
        <Button onClick={composer.openCc}>{translate('resources.leadDesk.reply.addCc')}</Button>
      )}
      <FormControlLabel
        control={
          <Switch
            checked={composer.isSigned}
            onChange={(event) => composer.sign(event.target.checked)}
          />
        }
        label={translate('resources.leadDesk.reply.signature')}
      />
    </div>
  );
}
