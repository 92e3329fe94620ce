import ReplyOutlined from '@mui/icons-material/ReplyOutlined';
import { useTranslate } from 'react-admin';
import { useResourceLocation } from '../../../../src/engine/definition/useResourceLocation.ts';
import type { Lead } from '../Lead.ts';
import { ButtonLink } from '../../../../src/ui/Button.tsx';

/** Renders a link from any of the lead's pages to the reply. */
export function ReplyButton({ lead }: { lead: Lead }) {
  const translate = useTranslate();
  const { base } = useResourceLocation('leads');
  return (
    <ButtonLink
      to={`${base}/${lead.id}`}
      state={{ reply: true }}
      variant="contained"
      startIcon={<ReplyOutlined className="follows-direction" />}
    >
      {translate('resources.leads.reply.reply')}
    </ButtonLink>
  );
}
