import ReplyOutlined from '@mui/icons-material/ReplyOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useResourceLocation } from '../../../../src/engine/definition/useResourceLocation.ts';
import type { Lead } from '../Lead.ts';

/** Renders a link from any of the lead's pages to the reply. */
export function ReplyButton({ lead }: { lead: Lead }) {
  const translate = useTranslate();
  const { base } = useResourceLocation('leads');
  return (
    <Button
      component={Link}
      to={`${base}/${lead.id}`}
      state={{ reply: true }}
      variant="contained"
      startIcon={<ReplyOutlined className="follows-direction" />}
    >
      {translate('resources.leads.reply.reply')}
    </Button>
  );
}
