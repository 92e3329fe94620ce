import StarOutlineOutlined from '@mui/icons-material/StarOutlineOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useCan } from '../../../../src/engine/access/useCan.ts';
import { useOpenDialog } from '../frame/openDialog.ts';

/** Renders the button of the testimonial request; nothing without the permission. */
export function ReviewButton() {
  const translate = useTranslate();
  const open = useOpenDialog();
  const canAccess = useCan({ resource: 'couple-providers', action: 'edit' });
  if (canAccess !== true) return null;
  return (
    <Button variant="contained" startIcon={<StarOutlineOutlined />} onClick={() => open('review')}>
      {translate('resources.coupleDesk.lead.open')}
    </Button>
  );
}
