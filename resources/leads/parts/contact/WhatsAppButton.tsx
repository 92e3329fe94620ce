import WhatsAppIcon from '@mui/icons-material/WhatsApp';
import { useTranslate } from 'react-admin';
import { LockedEntry } from '../../../../src/engine/access/LockedEntry.tsx';
import type { Lead } from '../Lead.ts';
import { ButtonAnchor } from '../../../../src/ui/Button.tsx';
import styles from './ContactBar.module.css';
import { whatsAppLink } from './whatsAppLink.ts';

interface WhatsAppButtonProps {
  lead: Lead;
  onOpen: () => void;
}

/** Renders the button that opens a WhatsApp chat. If the package lacks WhatsApp, it is locked. */
export function WhatsAppButton({ lead, onOpen }: WhatsAppButtonProps) {
  const translate = useTranslate();
  const { channels } = lead.allowed;
  const { phone } = lead.couple;
  const label = translate('resources.leads.values.returnChannel.whatsapp');
  if (channels.includes('whatsapp') && phone !== null)
    return (
      <ButtonAnchor
        href={whatsAppLink(
          phone,
          translate('resources.leadDesk.whatsapp.hello', { provider: lead.provider.name }),
        )}
        target="_blank"
        rel="noopener noreferrer"
        variant="outlined"
        startIcon={<WhatsAppIcon />}
        onClick={onOpen}
      >
        <span className={styles.word}>{label}</span>
      </ButtonAnchor>
    );
  return channels.includes('sms') ? <LockedEntry feature="whatsappLeads" label={label} /> : null;
}
