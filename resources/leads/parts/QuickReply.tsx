import PhoneOutlined from '@mui/icons-material/PhoneOutlined';
import ReplyOutlined from '@mui/icons-material/ReplyOutlined';
import { useTranslate } from 'react-admin';
import { ButtonAnchor, ButtonLink } from '../../../src/ui/Button.tsx';
import type { Lead } from './Lead.ts';

/** Renders the call and reply buttons. */
export function QuickReply({ record: lead }: { record: Lead }) {
  const translate = useTranslate();
  const { channels } = lead.allowed;
  const canWrite = channels.includes('email') || channels.includes('sms');
  return (
    <>
      {channels.includes('call') && lead.couple.phone !== null && (
        <ButtonAnchor
          href={`tel:${lead.couple.phone}`}
          variant="outlined"
          startIcon={<PhoneOutlined />}
        >
          {translate('resources.leads.reply.call')}
        </ButtonAnchor>
      )}
      {canWrite && (
        <ButtonLink
          to={`/leads/${lead.id}`}
          state={{ reply: true }}
          variant="outlined"
          startIcon={<ReplyOutlined className="follows-direction" />}
        >
          {translate('resources.leads.reply.reply')}
        </ButtonLink>
      )}
    </>
  );
}
