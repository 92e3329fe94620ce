import PhoneOutlined from '@mui/icons-material/PhoneOutlined';
import ReplyOutlined from '@mui/icons-material/ReplyOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import type { Lead } from './Lead.ts';

/** Call and reply, within thumb's reach. */
export function QuickReply({ record: lead }: { record: Lead }) {
  const translate = useTranslate();
  const { channels } = lead.allowed;
  const canWrite = channels.includes('email') || channels.includes('sms');
  return (
    <>
      {channels.includes('call') && lead.couple.phone !== null && (
        <Button
          component="a"
          href={`tel:${lead.couple.phone}`}
          variant="outlined"
          startIcon={<PhoneOutlined />}
        >
          {translate('resources.leads.reply.call')}
        </Button>
      )}
      {canWrite && (
        <Button
          component={Link}
          to={`/leads/${lead.id}`}
          state={{ reply: true }}
          variant="outlined"
          startIcon={<ReplyOutlined />}
        >
          {translate('resources.leads.reply.reply')}
        </Button>
      )}
    </>
  );
}
