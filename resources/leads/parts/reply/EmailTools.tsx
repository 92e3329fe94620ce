import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useTranslate } from 'ra-core';
import type { Schemas } from '#contract/types.ts';
import type { Lead } from '../Lead.ts';
import styles from '../ReplyForm.module.css';
import { TemplateMenu } from './TemplateMenu.tsx';
import type { Composer } from './useComposer.ts';

interface EmailToolsProps {
  lead: Lead;
  composer: Composer;
  onTemplate: (template: Schemas['Template']) => void;
}

/** What an e-mail can have beside its words. */
export function EmailTools({ lead, composer, onTemplate }: EmailToolsProps) {
  const translate = useTranslate();
  // Everybody in copy would see the couple's address.
  const canCopy = lead.couple.contactPreference !== 'anonymised';
  return (
    <div className={styles.tools}>
      <TemplateMenu lead={lead} onChoose={onTemplate} />
      {canCopy && !composer.isCcOpen && (
        <Button color="inherit" onClick={composer.openCc}>
          {translate('resources.leadDesk.reply.addCc')}
        </Button>
      )}
      <FormControlLabel
        control={
          <Switch
            size="small"
            checked={composer.isSigned}
            onChange={(event) => composer.sign(event.target.checked)}
          />
        }
        label={translate('resources.leadDesk.reply.signature')}
      />
    </div>
  );
}
